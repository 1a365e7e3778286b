/** A parameter of a statement without the character NUL, which PostgreSQL refuses and SQLite may truncate at. */
export function withoutNul(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNul);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}
