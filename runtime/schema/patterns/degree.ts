/** One character of a pattern, and whether it may stand there again and again (`+`). */
interface Item {
  /** As it is written: `\d`, `[a-z]`, `x`. */
  readonly one: string;
  readonly repeated: boolean;
}

/** One way through a pattern: every choice has been made. */
type Way = readonly Item[];

/** Patterns with more ways than this are left to the judge. */
const MOST_WAYS = 32;

/**
 * The power of a text's length that matching the pattern takes at most; `null` where reading it does not tell.
 * It tells where nothing but single characters is repeated. A way through such a pattern branches at a
 * repetition that what follows can continue (`\w+-?\w+`), each time for the length of the text.
 */
export function degreeOf(source: string, flags: string): number | null {
  const startsAt = source.startsWith('^') ? 1 : 0;
  const endsAt = /(?<!\\)\$$/.test(source) ? source.length - 1 : source.length;
  const reader = new Reader(source.slice(startsAt, endsAt));
  const ways = reader.choices();
  if (ways === null || reader.rest !== '') return null;
  const within = Math.max(...ways.map((way) => degreeOfWay(way, flags)));
  const isOpen = endsAt === source.length;
  const isTriedOnce = startsAt === 1 || (isOpen && succeedsWhereItStarts(ways));
  return isTriedOnce ? within : within + 1;
}

function degreeOfWay(way: Way, flags: string): number {
  let branches = 0;
  let degree = 1;
  for (const [index, item] of way.entries()) {
    if (!item.repeated) continue;
    degree = Math.max(degree, branches + 1);
    const next = way[index + 1];
    if (next && !excludes(item, next, flags)) branches += 1;
  }
  return Math.max(degree, branches);
}

/** Whether no character can be both; said only where one of the two is a single character. */
function excludes(a: Item, b: Item, flags: string): boolean {
  if (isLiteral(b)) return !new RegExp(a.one, flags).test(b.one.at(-1) ?? '');
  return isLiteral(a) && !new RegExp(b.one, flags).test(a.one.at(-1) ?? '');
}

function isLiteral({ one }: Item): boolean {
  return one.length === 1 ? one !== '.' : /^\\\W$/.test(one);
}

/**
 * Whether the shortest way begins all others and repeats nothing but its end: where that much is found the
 * pattern is, and where it is not, a few characters have told.
 */
function succeedsWhereItStarts(ways: readonly Way[]): boolean {
  const shortest = ways.reduce((a, b) => (b.length < a.length ? b : a));
  return (
    shortest.slice(0, -1).every(({ repeated }) => !repeated) &&
    ways.every((way) =>
      shortest.every(
        ({ one, repeated }, index) => way[index]?.one === one && way[index].repeated === repeated,
      ),
    )
  );
}

const GROUP = /^\((?:\?(?::|<\w+>)|(?!\?))/;
const ONE = /^(?:\[(?:\\[dDwWsS\W]|[^\]\\])*\]|\\[dDwWsS\W]|[^\\^$*+?()[\]{}|\ud800-\udfff])/;
const QUANTIFIER = /^([*+?])\??/;

/** Reads what it knows of a pattern from its front. */
class Reader {
  rest: string;

  constructor(pattern: string) {
    this.rest = pattern;
  }

  /** Everything up to the end, or to the end of a group; `null` for what is not known. */
  choices(isGroup = false): readonly Way[] | null {
    const all: Way[] = [];
    do {
      const ways = this.#sequence();
      if (ways === null) return null;
      all.push(...ways);
      // Anchors do not hold for choices that stand in no group.
    } while (isGroup && this.#take(/^\|/) !== null);
    return all.length > MOST_WAYS ? null : all;
  }

  #sequence(): readonly Way[] | null {
    let ways: readonly Way[] = [[]];
    while (this.rest !== '' && !/^[|)]/.test(this.rest)) {
      const next = this.rest.startsWith('(') ? this.#group() : this.#one();
      if (next === null || ways.length * next.length > MOST_WAYS) return null;
      ways = ways.flatMap((way) => next.map((more) => [...way, ...more]));
    }
    return ways;
  }

  #group(): readonly Way[] | null {
    if (this.#take(GROUP) === null) return null;
    const inner = this.choices(true);
    if (inner === null || this.#take(/^\)/) === null) return null;
    const quantifier = this.#take(QUANTIFIER)?.[0] ?? '';
    if (quantifier === '') return inner;
    return quantifier === '?' ? [...inner, []] : null;
  }

  #one(): readonly Way[] | null {
    const one = this.#take(ONE);
    if (one === null) return null;
    const quantifier = this.#take(QUANTIFIER)?.[0] ?? '';
    const way: Way = [{ one, repeated: /[*+]/.test(quantifier) }];
    return /[*?]/.test(quantifier) ? [way, []] : [way];
  }

  #take(what: RegExp): string | null {
    const found = what.exec(this.rest)?.[0];
    if (found === undefined) return null;
    this.rest = this.rest.slice(found.length);
    return found;
  }
}
