import { setMember } from '../schema/values/containers.ts';
import type { Links } from './links.ts';

/** The short form of the relations of a service: `{rel}` in `href` is the part that remains. */
export interface Curie {
  readonly name: string;
  readonly href: string;
  readonly templated: true;
}

/** A relation as `_links` shows it: in its short form if it is one of the service. */
export interface ShownRelation {
  readonly name: string;
  readonly isShort: boolean;
}

const REL = '{rel}';

/** Returns the short form of the service's own relations: `cms:term` for `{api_rel}term`. */
export function serviceCurie(token: string, apiRel: string): Curie {
  return { name: token, href: apiRel + REL, templated: true };
}

/** Returns the links with relations in their short form, and the form if a relation has it. */
export function compactLinks(links: Links, curie: Curie): Links {
  const compact: Links = {};
  let isUsed = false;
  for (const [relation, items] of Object.entries(links)) {
    const { name, isShort } = shownRelation(relation, curie);
    isUsed ||= isShort;
    setMember(compact, name, items);
  }
  if (isUsed) compact['curies'] = [{ ...curie }];
  return compact;
}

/** Returns a relation as `_links` shows it. */
export function shownRelation(relation: string, { name, href }: Curie): ShownRelation {
  const start = href.slice(0, -REL.length);
  const isShort = relation.startsWith(start) && relation.length > start.length;
  return { name: isShort ? `${name}:${relation.slice(start.length)}` : relation, isShort };
}
