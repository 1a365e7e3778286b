import { setMember } from './containers.ts';
import type { Links } from './links.ts';

/** A short form for relations: `{rel}` in `href` stands for what is left when it is shortened. */
export interface Curie {
  readonly name: string;
  readonly href: string;
  readonly templated: true;
}

/** A relation as it is shown: in the short form of `curie`, or as it is. */
export interface ShownRelation {
  readonly name: string;
  readonly curie: Curie | null;
}

/** The short form of the service's own relations: `cms:term` for `{api_rel}term`. */
export function serviceCurie(token: string, apiRel: string): Curie {
  return { name: token, href: `${apiRel}{rel}`, templated: true };
}

/** The same links with relations in their short form, and the list of the short forms that were used. */
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

/** The relation in the first short form that fits it. */
export function shownRelation(relation: string, curies: readonly Curie[]): ShownRelation {
  for (const curie of curies) {
    const short = shortened(relation, curie.href);
    if (short !== null) return { name: `${curie.name}:${short}`, curie };
  }
  return { name: relation, curie: null };
}

/** What `{rel}` of `href` stands for in `relation`; `null` when they do not match. */
function shortened(relation: string, href: string): string | null {
  const [before = '', after = ''] = href.split('{rel}');
  if (!relation.startsWith(before) || !relation.endsWith(after)) return null;
  const rest = relation.slice(before.length, relation.length - after.length);
  return rest === '' ? null : rest;
}
