/** Returns the lower-case words of a name: `findByStatus` → find, by, status. */
export function wordsOf(name: string): readonly string[] {
  return name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

/** `find by status` → `find-by-status`; empty if it has no letters or digits. */
export function kebab(name: string): string {
  const joined = wordsOf(name).join('-');
  return /^\d/.test(joined) ? `v${joined}` : joined;
}

/** `find by status` → `findByStatus`; empty if it has no letters or digits. */
export function camelOf(name: string): string {
  const [first = '', ...others] = wordsOf(name);
  const joined = [first, ...others.map((word) => word.charAt(0).toUpperCase() + word.slice(1))];
  return joined.join('').replace(/^(?=\d)/, 'v');
}

/** `stories` → `story`; words such as `status` and `series` do not change. */
export function singularOf(plural: string): string {
  if (plural.endsWith('-s')) return plural;
  if (/(?:[^aeiou]ies)$/.test(plural) && !/(?:^|-)(?:series|species)$/.test(plural))
    return plural.replace(/ies$/, 'y');
  if (/(?:[sx]|ch|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  return /(?:[^s]s)$/.test(plural) && !/(?:us|is|news|series|species)$/.test(plural)
    ? plural.slice(0, -1)
    : plural;
}

/** `story` → `stories`. A word that ends with `s` does not change. */
export function pluralOf(singular: string): string {
  if (/[^aeiou]y$/.test(singular)) return singular.replace(/y$/, 'ies');
  if (/(?:x|ch|sh)$/.test(singular)) return `${singular}es`;
  return singular.endsWith('s') ? singular : `${singular}s`;
}
