/** Whether a value of a setting is valid, and a description of valid values. */
export type Check = readonly [isValid: (value: unknown) => boolean, expected: string];
export type Checks<T> = { readonly [name in keyof Required<T>]: Check };

/** One of the values. */
export const oneOf = (...values: readonly unknown[]): Check => [
  (value) => values.includes(value),
  values.map((value) => (typeof value === 'string' ? `'${value}'` : String(value))).join(' or '),
];
/** A value that passes one of the checks. */
export const either = (...checks: readonly Check[]): Check => [
  (value) => checks.some(([isValid]) => isValid(value)),
  checks.map(([, expected]) => expected).join(' or '),
];

export const TEXT: Check = [(value) => typeof value === 'string', 'a text'];
export const COUNT: Check = [
  (value) => value === Infinity || (Number.isInteger(value) && Number(value) >= 0),
  'a whole number from 0',
];
export const FUNCTION: Check = [(value) => typeof value === 'function', 'a function'];
export const FLAG: Check = oneOf(true, false);
export const OBJECT: Check = [(value) => typeof value === 'object' && value !== null, 'an object'];
export const NAMES: Check = [
  (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  'a list of strings',
];

/** Throws an error that names a setting of `caller` which is unknown, has a wrong value, or is one of `required` and missing. */
export function checkSettings(
  caller: string,
  settings: unknown,
  checks: Checks<object>,
  prefix = '',
  required: readonly string[] = [],
): void {
  if (settings === undefined && required.length === 0) return;
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new TypeError(`${caller}: the settings must be an object, not ${shown(settings)}.`);
  const known = new Map<string, Check>(Object.entries(checks));
  for (const [key, value] of Object.entries(settings)) {
    if (value === undefined) continue;
    const name = `${prefix}${key}`;
    const check = known.get(key);
    if (!check) throw new TypeError(`${caller}: unknown setting ${name}: ${shown(value)}.`);
    const [isValid, expected] = check;
    if (!isValid(value))
      throw new TypeError(`${caller}: ${name} must be ${expected}, not ${shown(value)}.`);
  }
  const given = new Map<string, unknown>(Object.entries(settings));
  for (const name of required)
    if (given.get(name) === undefined)
      throw new TypeError(`${caller}: ${name} must be ${known.get(name)?.[1]}, not undefined.`);
}

function shown(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  try {
    return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
  } catch {
    return 'an object that JSON cannot express';
  }
}
