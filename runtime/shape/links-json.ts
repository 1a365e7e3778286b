import { explained } from './curies.ts';
import type { Curie } from './curies.ts';
import type { ReadRule } from './link-rule.ts';
import type { LinkAddresses } from './links.ts';
import type { ShownRule } from './shown-rules.ts';

/** Where a value is filled in: as it is, or among the text around it. */
interface Gap {
  readonly index: number;
  readonly isWhole: boolean;
}

/** The JSON of a link, cut where values are filled in. */
type Pieces = readonly (string | Gap)[];

/** The links of a relation; `start` is its name and what opens their list. */
interface WrittenRelation {
  readonly start: string;
  readonly curie: Curie | null;
  readonly links: readonly { readonly rule: ReadRule; readonly pieces: Pieces }[];
}

/**
 * The links of a table below one root, as JSON that is written but for the values of an item: what
 * `JSON.stringify` says of the links that its rules build, for that is what it is made of.
 */
export class LinksJson {
  readonly #relations: readonly WrittenRelation[];

  private constructor(relations: readonly WrittenRelation[]) {
    this.#relations = relations;
  }

  /** `count` is how many values an item has. `null` where these decide more than what is filled in. */
  static of(
    rules: readonly ShownRule[],
    addresses: LinkAddresses,
    count: number,
  ): LinksJson | null {
    const marks = Array.from({ length: count }, (_, index) => `${OPEN}${index}${CLOSE}`);
    const relations: (WrittenRelation & { readonly links: unknown[]; readonly name: string })[] =
      [];
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
    return new LinksJson(relations);
  }

  /** The links as `_links` shows them; `null` where a value stands for itself that JSON does not have. */
  write(values: readonly unknown[]): string | null {
    let text = '';
    const used: Curie[] = [];
    for (const { start, curie, links } of this.#relations) {
      let list = '';
      for (const { rule, pieces } of links) {
        if (!rule.holdsFor(values)) continue;
        const link = filled(pieces, values);
        if (link === null) return null;
        list += list === '' ? link : `,${link}`;
      }
      if (list === '') continue;
      text += text === '' ? `{${start}${list}]` : `,${start}${list}]`;
      if (curie && !used.includes(curie)) used.push(curie);
    }
    if (used.length > 0) text += `,"curies":${JSON.stringify(explained(used))}`;
    return text === '' ? '{}' : `${text}}`;
  }
}

// Two signs that no text should have. They are of Latin-1: what is cut out of a text with others would take two bytes a
// sign, and so would all answers.
const OPEN = '\u0080';
const CLOSE = '\u0081';
const MARK = /("?)\u0080(\d+)\u0081\1/;

/** A map has names that are numbers before all others; the other name is that of what explains them. */
const SORTED_OR_TAKEN = /^(?:\d+|curies)$/;

/** `null` where the rule itself says what the marks look like. */
function piecesOf(
  rule: ReadRule,
  addresses: LinkAddresses,
  marks: readonly string[],
): Pieces | null {
  const bare = JSON.stringify(rule.linkOf([], addresses));
  return bare.includes(OPEN) ? null : cut(JSON.stringify(rule.linkOf(marks, addresses)));
}

function cut(json: string): Pieces {
  const pieces: (string | Gap)[] = [];
  // In turn: what stands before a mark, the quote that it has or not, its number.
  const parts = json.split(MARK);
  for (let at = 0; at < parts.length; at += 3) {
    pieces.push(parts[at] ?? '');
    const index = parts[at + 2];
    if (index !== undefined) pieces.push({ index: Number(index), isWhole: parts[at + 1] === '"' });
  }
  return pieces;
}

function filled(pieces: Pieces, values: readonly unknown[]): string | null {
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      text += piece;
      continue;
    }
    const value = values[piece.index];
    const written = piece.isWhole ? whole(value) : within(value);
    if (written === null) return null;
    text += written;
  }
  return text;
}

function whole(value: unknown): string | null {
  if (typeof value === 'string') return JSON.stringify(value);
  return typeof value === 'boolean' || Number.isFinite(value) ? String(value) : null;
}

function within(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (value === null || value === undefined) return '';
  const text = String(value);
  return PLAIN.test(text) ? text : JSON.stringify(text).slice(1, -1);
}

const PLAIN = /^[ !#-[\]-\uD7FF]*$/;
