/** The position of a value in a URL: the whole URL, one segment of its path, several segments, or its query. */
export type Position = 'address' | 'segment' | 'path' | 'query';

/** Percent-encodes a text for its position in a URL (RFC 3986). */
export function encodeAt(text: string, position: Position): string {
  return PLAIN.test(text) ? text : encoders[position](text);
}

/**
 * Percent-encodes a segment of a path, including slashes and dot segments. Characters with a meaning in plain URLs,
 * whose route is in the query, are also encoded (`&`, `+`).
 */
function encodeSegment(text: string): string {
  if (text === '.' || text === '..') return text.replaceAll('.', '%2E');
  return encodeURI(withoutHalves(text)).replace(/[/?#&+]/g, encodeURIComponent);
}

/** Percent-encodes a path; slashes separate its segments. */
export function encodeSegments(text: string): string {
  return text.split('/').map(encodeSegment).join('/');
}

/** Percent-encodes a value in a query. Commas stay, as lists are written with them. */
function encodeQueryValue(text: string): string {
  return encodeURIComponent(withoutHalves(text)).replaceAll('%2C', ',');
}

/** Percent-encodes characters that are invalid in a URL; keeps its structure, its escapes and placeholders in braces. */
export function encodeAddress(text: string): string {
  if (!NOT_OF_ADDRESS.test(text)) return text;
  return withoutHalves(text).replace(ALL_NOT_OF_ADDRESS, encodeURIComponent);
}

const encoders: { readonly [P in Position]: (text: string) => string } = {
  address: encodeAddress,
  segment: encodeSegment,
  path: encodeSegments,
  query: encodeQueryValue,
};

/** Texts that are unchanged in every position. */
const PLAIN = /^[\w~-]*$/;
const NOT_OF_ADDRESS = /[^!#-;=?-[\]_a-z~{}]|%(?![\da-f]{2})/i;
const ALL_NOT_OF_ADDRESS = /[^!#-;=?-[\]_a-z~{}]|%(?![\da-f]{2})/giu;

/** Replaces halves of surrogate pairs, which cannot be encoded. */
export function withoutHalves(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
