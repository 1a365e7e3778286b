/**
 * What a statement is given, without the character NUL. PostgreSQL refuses it in text, SQLite ends a text at it
 * here and there, and nobody misses it.
 */
export function withoutNul(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNul);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}
