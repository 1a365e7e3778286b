/**
 * Values as query parameters, in the bracketed form the service reads: `include[]=1&include[]=2`,
 * `meta[color]=red`. What is `undefined` is left out; an empty list or object is sent as empty text, and a
 * `Date` as in JSON.
 */
export function appendQuery(query: Appendable, name: string, value: unknown): void {
  if (value === undefined) return;
  if (value instanceof Date) return appendQuery(query, name, value.toISOString());
  if (typeof value !== 'object' || value === null) {
    query.append(name, value === null ? '' : String(value));
    return;
  }
  const entries = Object.entries(value);
  if (entries.length === 0) query.append(name, '');
  // Items of a list need their index only where they have members that must stay together.
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object');
  for (const [key, item] of entries) appendQuery(query, `${name}[${isPlainList ? '' : key}]`, item);
}

/** A query, or a form. */
export interface Appendable {
  append(name: string, value: string): void;
}
