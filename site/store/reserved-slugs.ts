/** Endings of addresses at which feeds and embedded views answer. */
const ENDINGS: ReadonlySet<string> = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed']);

/** Slugs that no content gets. */
export class ReservedSlugs {
  #segments: () => ReadonlySet<string> = () => new Set();

  /** Sets where the first segments of paths come from at which something else than content answers. */
  use(segments: () => ReadonlySet<string>): void {
    this.#segments = segments;
  }

  /** Returns a check of slugs in one place: those that start a path, or those further down. */
  check(isFirst: boolean): (slug: string) => boolean {
    const segments = isFirst ? this.#segments() : null;
    return (slug) => ENDINGS.has(slug) || segments?.has(slug) === true;
  }
}

/** Returns the parts of a pattern of addresses: `%category%`, `%postname%`. */
export function partsOf(permalinks: unknown): readonly string[] {
  return typeof permalinks === 'string' ? permalinks.split('/').filter((part) => part !== '') : [];
}
