import type { Links } from './links.ts';

/** A short form for relations: `{rel}` in `href` stands for what is left when it is shortened. */
export interface Curie {
  readonly name: string;
  readonly href: string;
  readonly templated: true;
}

/** The short form of the service's own relations: `cms:term` for `{api_rel}term`. */
export function serviceCurie(token: string, apiRel: string): Curie {
  return { name: token, href: `${apiRel}{rel}`, templated: true };
}

/** The same links with relations in their short form, and the list of the short forms that were used. */
export function compactLinks(links: Links, curies: readonly Curie[]): Links {
  const compact = new Map<string, Links[string]>();
  const used = new Set<Curie>();
  for (const [relation, items] of Object.entries(links)) {
    const curie = curies.find(({ href }) => shortened(relation, href) !== null);
    if (curie) used.add(curie);
    compact.set(curie ? `${curie.name}:${shortened(relation, curie.href)}` : relation, items);
  }
  if (used.size > 0)
    compact.set(
      'curies',
      [...used].map((curie) => ({ ...curie })),
    );
  return Object.fromEntries(compact);
}

/** What `{rel}` of `href` stands for in `relation`; `null` when they do not match. */
function shortened(relation: string, href: string): string | null {
  const [before = '', after = ''] = href.split('{rel}');
  if (!relation.startsWith(before) || !relation.endsWith(after)) return null;
  const rest = relation.slice(before.length, relation.length - after.length);
  return rest === '' ? null : rest;
}
