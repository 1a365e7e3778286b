/** The ETag of each answer that came with one. */
const tags = new WeakMap<object, string>();

/** Remembers the ETag of an answer for as long as somebody has the answer. */
export function keepTag(answer: unknown, tag: string | null): void {
  if (tag !== null && typeof answer === 'object' && answer !== null) tags.set(answer, tag);
}

/** The ETag that an answer came with; `null` for one without, and for the items of a list. */
export function tagOf(answer: object): string | null {
  return tags.get(answer) ?? null;
}

/** What `If-Match` says. An answer without a tag cannot guard a write, and must not seem to. */
export function matching(ifMatch: string | object): string {
  const tag = typeof ifMatch === 'string' ? ifMatch : tagOf(ifMatch);
  if (tag === null) throw new TypeError('The item in `ifMatch` has no known ETag.');
  return tag;
}
