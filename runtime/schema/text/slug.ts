import { isScalar } from '../values/containers.ts';
import { toText, trimOf } from '../values/text.ts';
import { stripTags } from './html.ts';

/** Returns a key: lower-case letters, digits, `_` and `-`. Other characters are removed. */
export function sanitizeKey(value: unknown): string {
  if (typeof value === 'string' && /^[a-z0-9_-]*$/.test(value)) return value;
  if (!isScalar(value)) return '';
  // In this order, because the lower-case form of some other letters is ASCII.
  return toText(value)
    .replace(/[^a-z0-9_-]/gi, '')
    .toLowerCase();
}

/** The longest slug, in encoded characters. */
const LONGEST = 200;

const DASHES =
  /[\u00a0\u2013\u2014\u2000-\u200a\u2028\u2029\u202f/]|&(?:nbsp|#160|ndash|#8211|mdash|#8212);/g;
// Signs and quotes, separate accents, and characters without a width.
const DROPPED =
  /[\u00ad\u00a1\u00bf\u00ab\u00bb\u2039\u203a\u2018-\u201f\u2022\u00a9\u00ae\u00b0\u2026\u2122\u00b4\u02ca\u0301\u0341\u0300\u0304\u030c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffc]/g;

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Returns a slug: lower-case letters, digits, `_` and `-`; other letters are percent-encoded (4.7). */
export function sanitizeTitle(value: unknown): string {
  const text = toText(value);
  const isPlain = text.length <= LONGEST && /^[\w -]*$/.test(text);
  const letters = isPlain ? text.toLowerCase() : lettersOf(text);
  return trimOf(letters.replace(/[\s-]+/g, '-'), '-');
}

/** Returns the ASCII letters, digits, blanks, `_`, `-` and percent-encoded octets of a slug. */
function lettersOf(given: string): string {
  const text = stripTags(removeAccents(given)).replace(/%(?![0-9a-f]{2})/gi, '');
  const plain = decodeLetters(text)
    .toLowerCase()
    .replace(DASHES, '-')
    .replace(DROPPED, '')
    .replaceAll('\u00d7', 'x')
    .replace(LONE_SURROGATES, '');
  return encoded(withoutEntities(plain))
    .replaceAll('.', '-')
    .replace(/[^%a-z0-9 _\-\t\n\r\v\f]/g, '');
}

// Only up to the last semicolon: otherwise each `&` after it would scan the rest of the text.
function withoutEntities(text: string): string {
  // Stryker disable next-line StringLiteral: how far it looks changes only how long it takes.
  const end = text.lastIndexOf(';') + 1;
  return text.slice(0, end).replace(/&[^;]+;/g, '') + text.slice(end);
}

/** Decodes the escapes of letters outside of ASCII. Octets that are not valid UTF-8 stay escaped. */
export function decodeLetters(text: string): string {
  return text.replace(/(?:%[89a-f][0-9a-f])+/gi, (octets) => {
    try {
      return decodeURIComponent(octets);
    } catch {
      return octets;
    }
  });
}

// A character, or a percent-encoded octet.
const WHOLE = /%[0-9a-f]{2}|[^]/gu;

function encoded(text: string): string {
  let slug = '';
  for (const [character] of text.matchAll(WHOLE)) {
    const next = character < '\u0080' ? character : encodeURIComponent(character).toLowerCase();
    if (slug.length + next.length > LONGEST) break;
    slug += next;
  }
  return slug;
}

// Latin letters that do not decompose into a letter and an accent, each with its replacement.
const LETTERS = new Map(
  (
    'ª:a º:o Æ:AE æ:ae Ð:D ð:d Ø:O ø:o Þ:TH þ:th ß:s Đ:D đ:d Ħ:H ħ:h ı:i Ĳ:IJ ĳ:ij ĸ:k Ŀ:L ŀ:l Ł:L ł:l ' +
    'ŉ:n Ŋ:N ŋ:n Œ:OE œ:oe Ŧ:T ŧ:t ſ:s Ə:E ǝ:e €:E £:'
  )
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(2)]),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');

/** Returns text with plain Latin letters in place of accented ones; other scripts are unchanged. */
export function removeAccents(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').charAt(0))
    .replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);
}
