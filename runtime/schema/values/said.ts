/** Whether a value says anything, as options and results do: `null`, `false`, 0, `''`, `'0'` and an empty list do not. */
export function saysAnything(value: unknown): boolean {
  return Boolean(value) && value !== '0' && !(Array.isArray(value) && value.length === 0);
}
