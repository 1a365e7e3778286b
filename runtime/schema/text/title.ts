import { toText } from '../values/text.ts';
import { trimOf } from './blanks.ts';
import { removeAccents } from './accents.ts';
import { stripTags } from './strip-tags.ts';

/** What a slug may be long, in characters as they are encoded. */
const LONGEST = 200;

const DASHES =
  /[\u00a0\u2013\u2014\u2000-\u200a\u2028\u2029\u202f/]|&(?:nbsp|#160|ndash|#8211|mdash|#8212);/g;
// Signs and quotes that say nothing, accents that stand by themselves, characters without a width.
const DROPPED =
  /[\u00ad\u00a1\u00bf\u00ab\u00bb\u2039\u203a\u2018-\u201f\u2022\u00a9\u00ae\u00b0\u2026\u2122\u00b4\u02ca\u0301\u0341\u0300\u0304\u030c\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\ufffc]/g;

const LONE_SURROGATES = /\p{Surrogate}/gu;

/** A slug: small letters, digits, `_` and `-`; other letters are percent-encoded (4.7). */
export function sanitizeTitle(value: unknown): string {
  const text = stripTags(removeAccents(toText(value))).replace(/%(?![0-9a-f]{2})/gi, '');
  const plain = decoded(text)
    .toLowerCase()
    .replace(DASHES, '-')
    .replace(DROPPED, '')
    .replaceAll('\u00d7', 'x')
    .replace(LONE_SURROGATES, '');
  const slug = encoded(withoutEntities(plain))
    .replaceAll('.', '-')
    .replace(/[^%a-z0-9 _\-\t\n\r\v\f]/g, '')
    .replace(/\s/g, '-')
    .replace(/-+/g, '-');
  return trimOf(slug, '-');
}

// Looks no further than the last semicolon, or each `&` behind it would look through all the rest.
function withoutEntities(text: string): string {
  // Stryker disable next-line StringLiteral: how far it looks changes only how long it takes.
  const end = text.lastIndexOf(';') + 1;
  return text.slice(0, end).replace(/&[^;]+;/g, '') + text.slice(end);
}

// Octets that are no UTF-8 stay as they are written.
function decoded(text: string): string {
  return text.replace(/(?:%[89a-f][0-9a-f])+/gi, (octets) => {
    try {
      return decodeURIComponent(octets);
    } catch {
      return octets;
    }
  });
}

// A character, or an octet that is written as a percent escape.
const WHOLE = /%[0-9a-f]{2}|[^]/gu;

function encoded(text: string): string {
  let slug = '';
  for (const [character] of text.matchAll(WHOLE)) {
    const next = isAscii(character) ? character : encodeURIComponent(character).toLowerCase();
    if (slug.length + next.length > LONGEST) break;
    slug += next;
  }
  return slug;
}

function isAscii(character: string): boolean {
  return character.charCodeAt(0) < 0x80;
}
