import { encodeAt } from './encode-url.ts';
import type { Position } from './encode-url.ts';
import type { LinkValues } from './link-values.ts';

/** The place of a value in a text; in an address it has a position that decides how it is encoded. */
export interface Gap {
  readonly index: number;
  readonly position: Position | null;
}

/** A text with placeholders, read once: fixed texts, and the places of the values between them. */
export type LinkText = readonly (string | Gap)[];

/** Writes a value for its position. */
export type WriteValue = (value: unknown, position: Position | null) => string;

const PLACEHOLDER = /\{([^{}]*)\}/;
const ONE_PLACEHOLDER = /^\{([^{}]*)\}$/;

/** Reads a text that is not an address: values are not encoded. Settings are filled in here. */
export function readText(text: string, values: LinkValues): LinkText {
  return read(text, values, () => null);
}

/**
 * Reads an address: values are encoded by their position. `{name}` in the path is one segment, and `{+name}` (RFC 6570) is
 * a path, whose slashes stay; a placeholder at the start is a whole address.
 */
export function readAddress(text: string, values: LinkValues): LinkText {
  return read(text, values, (before, name) => {
    if (before === '') return 'address';
    if (/[?#]/.test(before)) return 'query';
    return name.startsWith('+') ? 'path' : 'segment';
  });
}

function read(
  text: string,
  values: LinkValues,
  positionOf: (before: string, name: string) => Position | null,
): LinkText {
  const parts: (string | Gap)[] = [];
  let plain = '';
  let before = '';
  // Every other piece is the name of a placeholder.
  text.split(PLACEHOLDER).forEach((piece, at) => {
    const known = at % 2 === 0 ? piece : values.settingOf(piece);
    if (known === null) {
      const index = values.indexOf(piece.replace(/^\+/, ''));
      parts.push(plain, { index, position: positionOf(before, piece) });
      plain = '';
    } else {
      plain += known;
    }
    before += known ?? piece;
  });
  return [...parts, plain];
}

/** The place of the value that a text is, when it is one placeholder and nothing else. */
export function readPlace(text: string, values: LinkValues): number | null {
  const name = ONE_PLACEHOLDER.exec(text)?.[1];
  return name === undefined ? null : values.indexOf(name);
}

/** The text with `values` in their places; an absent value leaves its place empty. */
export function fillIn(
  text: LinkText,
  values: readonly unknown[],
  write: WriteValue = encoded,
): string {
  let filled = '';
  for (const part of text) {
    if (typeof part === 'string') filled += part;
    else filled += write(values[part.index], part.position);
  }
  return filled;
}

/** The text of a value, encoded for its position. */
export function encoded(value: unknown, position: Position | null): string {
  if (value === null || value === undefined) return '';
  const text = String(value);
  return position === null || typeof value === 'number' ? text : encodeAt(text, position);
}
