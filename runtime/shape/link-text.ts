import type { LinkValues } from './link-values.ts';

/** A text with placeholders, read once: what stands there as it is, and the places of the values between. */
export type LinkText = readonly (string | number)[];

const PLACEHOLDER = /\{([^{}]*)\}/;
const ONE_PLACEHOLDER = /^\{([^{}]*)\}$/;

/** Reads a text; settings are filled in at once. */
export function readText(text: string, values: LinkValues): LinkText {
  const read: (string | number)[] = [];
  let plain = '';
  // Every other piece is the name of a placeholder.
  text.split(PLACEHOLDER).forEach((piece, at) => {
    const known = at % 2 === 0 ? piece : values.settingOf(piece);
    if (known === null) {
      read.push(plain, values.indexOf(piece));
      plain = '';
    } else {
      plain += known;
    }
  });
  return [...read, plain];
}

/** The place of the value that a text is, when it is one placeholder and nothing else. */
export function readPlace(text: string, values: LinkValues): number | null {
  const name = ONE_PLACEHOLDER.exec(text)?.[1];
  return name === undefined ? null : values.indexOf(name);
}

/** The text with `values` in their places; where there is none it is left empty. */
export function fillIn(text: LinkText, values: readonly unknown[]): string {
  let filled = '';
  for (const part of text) {
    const value = typeof part === 'string' ? part : values[part];
    if (value !== null && value !== undefined) filled += String(value);
  }
  return filled;
}
