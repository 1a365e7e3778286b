import { END, spelled } from './spelling.ts';

/**
 * Returns texts that match a pattern, the simplest first. Some may fail its look-around, and there are none for a pattern
 * that cannot be parsed.
 */
export function* textsMatching(expression: string, atLeast = 0): Iterable<string> {
  // A text always ends where the pattern ends.
  const source = spelled(expression).replaceAll(END, '');
  const seen = new Set<string>();
  const often: Times = (least, most) => Math.min(Math.max(least, atLeast, 2), most);
  for (const times of [once, seldom, often]) {
    for (let choice = 0; choice < MOST_CHOICES; choice += 1) {
      const written = new Writer(source, choice, times).text();
      if (written === null) return;
      for (const text of written) {
        if (!seen.has(text)) yield text;
        seen.add(text);
      }
    }
  }
}

const MOST_CHOICES = 8;
const LONGEST = 100_000;

/** Returns how often a part is repeated. */
type Times = (least: number, most: number) => number;

const once: Times = (least, most) => Math.min(Math.max(least, 1), most);
const seldom: Times = (least) => least;

const QUANTIFIER = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})\??/;
const LOOK = /^\(\?(<?[=!])/;
const GROUP = /^\((?:\?:|\?<(\w+)>)?/;
const ANCHOR = /^(?:[$^]|\\[bB])/;
const BACK = /^\\(?:([1-9]\d*)|k<(\w+)>)/;
const ONE =
  /^(?:\[(?:\\[^]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|[^])|[^|)*+?])/u;

/** Parses a pattern and writes a text that matches it. */
class Writer {
  #rest: string;
  /** The index of the alternative. */
  readonly #choice: number;
  readonly #times: Times;
  /** The texts of groups, by number and by name. */
  readonly #groups = new Map<string, string>();
  #count = 0;
  /** The texts of look-aheads. */
  readonly #ahead: string[] = [];

  constructor(source: string, choice: number, times: Times) {
    this.#rest = source;
    this.#choice = choice;
    this.#times = times;
  }

  /** Returns the text, and the text after those of the look-aheads; `null` if the pattern cannot be parsed. */
  text(): readonly string[] | null {
    const text = this.#choices();
    if (text === null || this.#rest !== '') return null;
    return [text, this.#ahead.join('') + text];
  }

  #choices(): string | null {
    const all: string[] = [];
    do {
      const text = this.#sequence();
      if (text === null) return null;
      all.push(text);
    } while (this.#take(/^\|/) !== null);
    return all[this.#choice % all.length] ?? null;
  }

  #sequence(): string | null {
    let text = '';
    while (this.#rest !== '' && !/^[|)]/.test(this.#rest)) {
      const next = this.#part();
      if (next === null) return null;
      const times = this.#repetitions();
      if (next.length * times > LONGEST) return null;
      text += next.repeat(times);
    }
    return text;
  }

  #part(): string | null {
    if (this.#take(ANCHOR)) return '';
    const look = this.#take(LOOK)?.[1];
    if (look !== undefined) return this.#looked(look);
    const back = this.#take(BACK);
    if (back) return this.#groups.get(back[1] ?? back[2] ?? '') ?? '';
    const group = this.#take(GROUP);
    if (group) return this.#group(group);
    const one = this.#take(ONE)?.[0];
    return one === undefined ? null : characterOf(one);
  }

  /** A look-around is empty in the text. */
  #looked(how: string): string | null {
    const text = this.#closed();
    if (text !== null && how === '=') this.#ahead.push(text);
    return text === null ? null : '';
  }

  #group([start, name]: RegExpExecArray): string | null {
    const isCounted = start !== '(?:';
    if (isCounted) this.#count += 1;
    const number = String(this.#count);
    const text = this.#closed();
    if (text === null || !isCounted) return text;
    this.#groups.set(number, text);
    if (name !== undefined) this.#groups.set(name, text);
    return text;
  }

  #closed(): string | null {
    const text = this.#choices();
    return this.#take(/^\)/) ? text : null;
  }

  #repetitions(): number {
    const found = this.#take(QUANTIFIER);
    if (!found) return 1;
    const [sign, least, comma, most] = found;
    if (least === undefined)
      return this.#times(sign.startsWith('+') ? 1 : 0, sign.startsWith('?') ? 1 : Infinity);
    if (comma === '') return Number(least);
    return this.#times(Number(least), most === '' ? Infinity : Number(most));
  }

  #take(what: RegExp): RegExpExecArray | null {
    const found = what.exec(this.#rest);
    if (found) this.#rest = this.#rest.slice(found[0].length);
    return found;
  }
}

/** Returns a character that a class, an escape or a dot matches, or `null`. */
function characterOf(one: string): string | null {
  const expression = new RegExp(`^${one}$`, 'u');
  return (
    [...CHARACTERS, ...one].find((character) => expression.test(character)) ??
    (LITERAL.test(one) ? one : null)
  );
}

const LITERAL = /^[^\\[]$/u;

/** ASCII, with letters and digits first, and some characters of other scripts. */
const CHARACTERS = [
  ...'a0A-_ ./:',
  ...Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)),
  ...'\n\t\réßñ中あא\u{1f600}',
];
