/** Longest slug there is. */
export const SLUG_LENGTH = 200;

/** `wanted`, or the first of `wanted-2`, `wanted-3` … that is not taken. */
export function firstFree(wanted: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const slug = withEnding(wanted, `-${number}`);
    if (!isTaken(slug)) return slug;
  }
}

/** Shortens a slug so that the ending fits, and never in the middle of a percent-encoded character. */
export function withEnding(slug: string, ending: string): string {
  const room = SLUG_LENGTH - ending.length;
  if (slug.length <= room) return slug + ending;
  return (
    slug
      .slice(0, room)
      .replace(/%[0-9a-f]?$/i, '')
      .replace(/-+$/, '') + ending
  );
}

/**
 * Beginning that every candidate of `firstFree` shares, and the text after the last with it: what a
 * query has to look at to know which are taken.
 */
export function candidates(wanted: string): { readonly from: string; readonly before: string } {
  // Endings are at most `-` and some ten digits; a shorter beginning covers what they cut off.
  const from = wanted.length <= SLUG_LENGTH - 12 ? wanted : wanted.slice(0, SLUG_LENGTH - 16);
  return { from, before: `${from}\u{10ffff}` };
}
