import { explained } from './curies.ts';
import type { Curie } from './curies.ts';
import type { Position } from './encode-url.ts';
import type { ReadRule } from './link-rule.ts';
import { encoded } from './link-text.ts';
import type { Gap as TextGap } from './link-text.ts';
import type { LinkAddresses } from './links.ts';
import { RecentMap } from './recent.ts';
import type { ShownRule } from './shown-rules.ts';

/** Where a value is filled in: by itself, with its JSON type, or within a text, encoded for its position. */
interface Gap extends TextGap {
  readonly isWhole: boolean;
}

/** JSON, cut where values are filled in. */
type Pieces = readonly (string | Gap)[];

/** The same with all that stands between two values in one text. */
interface Form {
  readonly start: string;
  readonly rest: readonly (Gap & { readonly next: string })[];
  /** Of all texts, in bytes. */
  readonly length: number;
}

/** The links of a relation; `start` is its name and what opens their list. */
interface WrittenRelation {
  readonly start: string;
  readonly curie: Curie | null;
  readonly links: readonly WrittenLink[];
}

interface WrittenLink {
  readonly rule: ReadRule;
  readonly pieces: Pieces;
}

/** A text, and how long it is in bytes. */
export interface MeasuredText {
  readonly text: string;
  readonly length: number;
}

/**
 * The links of a table below one root, as JSON that is written but for the values of an item: what
 * `JSON.stringify` says of the links that its rules build, for that is what it is made of.
 */
export class LinksJson {
  readonly #relations: readonly WrittenRelation[];
  /** The rules that not all items have a link by. */
  readonly #conditions: readonly ReadRule[];
  /** By which of them hold: most items of a site are alike in that. */
  readonly #forms = new RecentMap<number, Form>(MOST_FORMS);

  private constructor(relations: readonly WrittenRelation[], conditions: readonly ReadRule[]) {
    this.#relations = relations;
    this.#conditions = conditions;
  }

  /** `count` is how many values an item has. `null` where these decide more than what is filled in. */
  static of(
    rules: readonly ShownRule[],
    addresses: LinkAddresses,
    count: number,
  ): LinksJson | null {
    const marks = Array.from({ length: count }, (_, index) => `${OPEN}${index}${CLOSE}`);
    const relations: Growing[] = [];
    const conditions = rules.map(({ rule }) => rule).filter((rule) => rule.isConditional);
    if (conditions.length > MOST_CONDITIONS) return null;
    for (const { rule, name, curie, isRepeated } of rules) {
      const pieces = rule.isFixedBelow(addresses) ? piecesOf(rule, addresses, marks) : null;
      if (!pieces || SORTED_OR_TAKEN.test(name)) return null;
      const link = { rule, pieces };
      const last = relations.at(-1);
      // Where others stand between them, their conditions decide what comes first.
      if (isRepeated && last?.name !== name) return null;
      if (isRepeated) last?.links.push(link);
      else relations.push({ name, start: `${JSON.stringify(name)}:[`, curie, links: [link] });
    }
    return new LinksJson(relations, conditions);
  }

  /** The links as `_links` shows them; `null` where a value stands for itself that JSON does not have. */
  write(values: readonly unknown[]): MeasuredText | null {
    let held = 0;
    for (const rule of this.#conditions) held = held * 2 + (rule.holdsFor(values) ? 1 : 0);
    let form = this.#forms.get(held);
    if (!form) {
      form = formOf(this.#piecesFor(values));
      this.#forms.set(held, form);
    }
    return filled(form, values);
  }

  /** What the items are written by that the same conditions hold for. */
  #piecesFor(values: readonly unknown[]): Pieces {
    const held = ({ rule }: WrittenLink): boolean => rule.holdsFor(values);
    const shown = this.#relations.filter(({ links }) => links.some(held));
    const pieces = shown.flatMap(({ start, links }, at) => [
      at === 0 ? start : `,${start}`,
      ...links
        .filter(held)
        .flatMap((link, place) => (place === 0 ? link.pieces : [',', ...link.pieces])),
      ']',
    ]);
    const used = new Set(shown.flatMap(({ curie }) => curie ?? []));
    const curies = used.size === 0 ? '' : `,"curies":${JSON.stringify(explained([...used]))}`;
    return ['{', ...pieces, `${curies}}`];
  }
}

interface Growing extends WrittenRelation {
  readonly name: string;
  readonly links: WrittenLink[];
}

// A number has as many digits that can be told apart.
const MOST_CONDITIONS = 30;
const MOST_FORMS = 100;

// Two signs that no text should have. They are of Latin-1: what is cut out of a text with others would take two bytes a
// sign, and so would all answers.
const OPEN = '\u0080';
const CLOSE = '\u0081';
const MARK = /("?)\u0080(\d+)(\w*)\u0081\1/;

/** A map has names that are numbers before all others; the other name is that of what explains them. */
const SORTED_OR_TAKEN = /^(?:\d+|curies)$/;

/** `null` where the rule itself says what the marks look like. */
function piecesOf(
  rule: ReadRule,
  addresses: LinkAddresses,
  marks: readonly string[],
): Pieces | null {
  const bare = JSON.stringify(rule.linkOf([], addresses));
  return bare.includes(OPEN) ? null : cut(JSON.stringify(rule.linkOf(marks, addresses, writeMark)));
}

/** A mark with the position at which its value is encoded. */
function writeMark(mark: unknown, position: Position | null): string {
  return String(mark ?? '').replace(CLOSE, `${position ?? ''}${CLOSE}`);
}

function cut(json: string): Pieces {
  const pieces: (string | Gap)[] = [];
  // In turn: the text before a mark, the quote that it has or not, its number, its position.
  const parts = json.split(MARK);
  for (let at = 0; at < parts.length; at += 4) {
    pieces.push(parts[at] ?? '');
    const index = parts[at + 2];
    if (index === undefined) continue;
    const position = POSITIONS.find((each) => each === parts[at + 3]) ?? null;
    pieces.push({ index: Number(index), position, isWhole: parts[at + 1] === '"' });
  }
  return pieces;
}

const POSITIONS: readonly Position[] = ['address', 'segment', 'path', 'query'];

function formOf(pieces: Pieces): Form {
  const start: string[] = [];
  const rest: { readonly gap: Gap; readonly texts: string[] }[] = [];
  for (const piece of pieces) {
    if (typeof piece !== 'string') rest.push({ gap: piece, texts: [] });
    else (rest.at(-1)?.texts ?? start).push(piece);
  }
  return {
    start: start.join(''),
    rest: rest.map(({ gap, texts }) => ({ ...gap, next: texts.join('') })),
    length: Buffer.byteLength(pieces.filter((piece) => typeof piece === 'string').join('')),
  };
}

function filled(form: Form, values: readonly unknown[]): MeasuredText | null {
  let { start: text, length } = form;
  for (const { index, isWhole, position, next } of form.rest) {
    const value = values[index];
    const written = isWhole ? whole(value) : within(value, position);
    if (written === null) return null;
    length += typeof value === 'number' ? written.length : Buffer.byteLength(written);
    text += written + next;
  }
  return { text, length };
}

function whole(value: unknown): string | null {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : null;
}

function within(value: unknown, position: Position | null): string {
  const text = encoded(value, position);
  return PLAIN.test(text) ? text : JSON.stringify(text).slice(1, -1);
}

const PLAIN = /^[ !#-[\]-\uD7FF]*$/;
