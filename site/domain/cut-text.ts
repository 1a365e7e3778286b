const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

// Longer than any grapheme of a written language.
const LONGEST_GRAPHEME = 64;

/**
 * Returns the beginning of a text, at most `most` UTF-16 units long. A character that does not fit as a
 * whole, with its accents and joined parts, is left out.
 */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text;
  const beginning = text.slice(0, most + LONGEST_GRAPHEME);
  const at = graphemes.segment(beginning).containing(most)?.index ?? 0;
  if (most - at <= LONGEST_GRAPHEME) return text.slice(0, at);
  return text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
}

/**
 * Returns the beginning of a slug, at most `most` characters long. A percent-encoded character that does
 * not fit as a whole is left out.
 */
export function cutSlug(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const cut = slug.slice(0, most).replace(/%[0-9a-f]?$/i, '');
  const [last = ''] = LAST_CHARACTER.exec(cut) ?? [];
  const isWhole =
    last === '' || last.length === 3 * octetsOf(Number.parseInt(last.slice(1, 3), 16));
  return isWhole ? cut : cut.slice(0, -last.length);
}

// The first octet of a character in UTF-8, and the octets that continue it.
const LAST_CHARACTER = /%[c-f][0-9a-f](?:%[89ab][0-9a-f]){0,3}$/i;

/** Returns the number of octets that a UTF-8 character has, by its first octet. */
function octetsOf(first: number): number {
  if (first < 0xe0) return 2;
  return first < 0xf0 ? 3 : 4;
}
