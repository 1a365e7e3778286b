export function checkIsbn(value: unknown): unknown {
  return value;
}
