import type { PropertySchema } from '../schema/types.ts';

const NAMED: { readonly [name: string]: string } = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  hellip: '…',
};

/** Returns HTML with its tags replaced. A `<` after the last `>` is text: searching its end each time would take quadratic time. */
export function replaceTags(markup: string, replacement: string): string {
  const end = markup.lastIndexOf('>') + 1;
  return markup.slice(0, end).replace(/<[^>]*>/g, replacement) + markup.slice(end);
}

/** Returns the text of rendered HTML: without tags, with entities decoded. */
export function plainTextOf(markup: string): string {
  return replaceTags(markup, ' ')
    .replace(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
      if (typeof name === 'string') return NAMED[name] ?? whole;
      const code = typeof hex === 'string' ? parseInt(hex, 16) : Number(decimal);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Returns the beginning of a text of more than `most` characters with an ellipsis; no character is cut in two. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** Returns words for a name: `featured_media` is `Featured media`. */
export function wordsOf(name: string): string {
  const spaced = name
    .replace(/[_\-./]+/g, ' ')
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .trim();
  const known = spaced.replace(
    /\b(id|url|uri|ip|gmt|css|html|api|rss|uuid|php|cms|xfn|mime)\b/gi,
    (word) => word.toUpperCase(),
  );
  return known.charAt(0).toUpperCase() + known.slice(1);
}

/** The keywords of schema files about the admin. */
export type Words = Pick<PropertySchema, 'label' | 'admin'>;

/** Returns the name of a property or an argument for people. */
export function labelOf(name: string, { label }: Words = {}): string {
  return label ?? wordsOf(name);
}

/** Returns the name of a value for people: that of its schema file, or its words. */
export function choiceOf(value: unknown, { admin: { choices = {} } = {} }: Words = {}): string {
  const text = String(value);
  const name = Object.hasOwn(choices, text) ? choices[text] : undefined;
  if (typeof name === 'string') return name;
  return /^[a-z][a-z_-]+$/.test(text) ? wordsOf(text) : text;
}

/** Whether forms and filters offer a value. */
export function isOffered(value: unknown, { admin: { choices = {} } = {} }: Words = {}): boolean {
  const text = String(value);
  return !(Object.hasOwn(choices, text) && choices[text] === false);
}
