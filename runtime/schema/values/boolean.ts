import { isContainer } from './map.ts';

/** Whether `value` is a boolean, or one of 0, 1, `true`, `false` (any case), `0`, `1`. */
export function isBoolean(value: unknown): boolean {
  if (typeof value === 'boolean') return true;
  if (typeof value === 'string') return /^(?:true|false|0|1)$/i.test(value);
  return value === 0 || value === 1;
}

/** `false` and `0` as text (any case) are false; so is all that is empty or zero. */
export function toBoolean(value: unknown): boolean {
  if (typeof value === 'string') return value !== '' && value !== '0' && !/^false$/i.test(value);
  if (isContainer(value)) return Object.keys(value).length > 0;
  return Boolean(value);
}
