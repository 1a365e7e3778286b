import { cutSlug } from '../domain/text.ts';

/** The maximum length of a slug. */
const SLUG_LENGTH = 200;

// The number of slugs checked in the first round; each later round checks ten times as many.
const FIRST_ROUND = 50;
const LARGEST_ROUND = 5_000;

/**
 * Returns each slug itself or, if it is taken, the first free one of `slug-2`, `slug-3` … `takenOf` returns
 * which candidates are taken. All slugs are checked together, independently of each other.
 */
export async function firstFree<Wanted extends { readonly slug: string }>(
  all: readonly Wanted[],
  takenOf: (candidates: ReadonlyMap<Wanted, readonly string[]>) => Promise<TakenSlugs<Wanted>>,
): Promise<ReadonlyMap<Wanted, string>> {
  const found = new Map<Wanted, string>();
  let open = new Map<Wanted, readonly string[]>(all.map((wanted) => [wanted, [wanted.slug]]));
  for (let from = 2, size = FIRST_ROUND; open.size > 0;) {
    const isTaken = await takenOf(open);
    const next = new Map<Wanted, readonly string[]>();
    for (const [wanted, candidates] of open) {
      const free = candidates.find((slug) => !isTaken(wanted, slug));
      if (free === undefined) next.set(wanted, numbered(wanted.slug, from, size));
      else found.set(wanted, free);
    }
    open = next;
    from += size;
    size = Math.min(size * 10, LARGEST_ROUND);
  }
  return found;
}

/** Whether a slug is taken for a wanted one. */
export type TakenSlugs<Wanted> = (wanted: Wanted, slug: string) => boolean;

/** Returns the free variant of `slug` if the candidates depend only on the slug. */
export async function firstFreeOf(
  slug: string,
  takenOf: (candidates: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const wanted = { slug };
  const found = await firstFree([wanted], async (candidates) => {
    const taken = await takenOf(candidates.get(wanted) ?? []);
    return (_wanted, candidate) => taken.has(candidate);
  });
  return found.get(wanted) ?? slug;
}

function numbered(slug: string, from: number, size: number): string[] {
  return Array.from({ length: size }, (_, at) => withEnding(slug, `-${from + at}`));
}

/**
 * Returns the slug with the ending, at most 200 characters long. The slug is shortened, and so is an ending
 * that takes more than half of the length; both end in whole characters.
 */
export function withEnding(slug: string, ending: string): string {
  if (slug.length + ending.length <= SLUG_LENGTH) return slug + ending;
  const end = cutSlug(ending, Math.max(SLUG_LENGTH / 2, SLUG_LENGTH - slug.length));
  return cutSlug(slug, SLUG_LENGTH - end.length).replace(/-+$/, '') + end;
}

/** Endings of addresses of feeds and embedded views. */
const ENDINGS: ReadonlySet<string> = new Set(['feed', 'rdf', 'rss', 'rss2', 'atom', 'embed']);

/** Slugs that content cannot have. */
export class ReservedSlugs {
  #segments: () => ReadonlySet<string> = () => new Set();

  /** Sets the function that returns the first path segments of other routes. */
  use(segments: () => ReadonlySet<string>): void {
    this.#segments = segments;
  }

  /** Returns a check for slugs at one position: at the start of a path, or further down. */
  check(isFirst: boolean): (slug: string) => boolean {
    const segments = isFirst ? this.#segments() : null;
    return (slug) => ENDINGS.has(slug) || segments?.has(slug) === true;
  }
}

/** Returns the parts of a permalink pattern: `%category%`, `%postname%`. */
export function partsOf(permalinks: unknown): readonly string[] {
  return typeof permalinks === 'string' ? permalinks.split('/').filter((part) => part !== '') : [];
}
