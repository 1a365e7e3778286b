/**
 * A list that a client may write as text, split on commas and blanks (`_fields`, `_embed`). Of a list
 * or a map the plain values count; what is nested in it names nothing.
 */
export function parseList(value: unknown): readonly string[] {
  if (typeof value === 'object' && value !== null)
    return Object.values(value).filter(isScalar).map(textOf);
  return textOf(value)
    .split(/[ \t\n\v\f\r,]/)
    .filter((name) => name !== '');
}

function isScalar(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function textOf(value: unknown): string {
  if (value === true) return '1';
  if (value === false || value === null || value === undefined) return '';
  return String(value);
}
