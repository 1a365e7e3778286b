import { setMember } from '../schema/values/containers.ts';
import type { Links } from './links.ts';

/** A short form for relations: `{rel}` in `href` is the part that remains in the short form. */
export interface Curie {
  readonly name: string;
  readonly href: string;
  readonly templated: true;
}

/** A relation in a response: in the short form of `curie`, or unchanged. */
export interface ShownRelation {
  readonly name: string;
  readonly curie: Curie | null;
}

/** Returns the short form of the service's own relations: `cms:term` for `{api_rel}term`. */
export function serviceCurie(token: string, apiRel: string): Curie {
  return { name: token, href: `${apiRel}{rel}`, templated: true };
}

/** Returns the links with relations in their short form, and a list of the short forms in use. */
export function compactLinks(links: Links, curies: readonly Curie[]): Links {
  const compact: Links = {};
  const used: Curie[] = [];
  for (const [relation, items] of Object.entries(links)) {
    const { name, curie } = shownRelation(relation, curies);
    if (curie && !used.includes(curie)) used.push(curie);
    setMember(compact, name, items);
  }
  if (used.length > 0) compact['curies'] = used.map((curie) => ({ ...curie }));
  return compact;
}

/** Returns the relation in the first short form that matches it. */
export function shownRelation(relation: string, curies: readonly Curie[]): ShownRelation {
  for (const curie of curies) {
    const short = shortened(relation, curie.href);
    if (short !== null) return { name: `${curie.name}:${short}`, curie };
  }
  return { name: relation, curie: null };
}

/** Returns the part of `relation` that `{rel}` in `href` matches; `null` if there is no match. */
function shortened(relation: string, href: string): string | null {
  const [before = '', after = ''] = href.split('{rel}');
  if (!relation.startsWith(before) || !relation.endsWith(after)) return null;
  const rest = relation.slice(before.length, relation.length - after.length);
  return rest === '' ? null : rest;
}
