import type { RestError } from '../../runtime/errors/rest-error.ts';
import { textTooLong } from '../../runtime/http/limits.ts';
import { currentSite } from '../context.ts';
import { rawOf } from './sent.ts';

/**
 * Returns `rest_text_too_long` when one of the named parameters is longer than `FIELD_LIMIT`. Handlers ask
 * before they clean texts.
 */
export function longFields(args: object, names: readonly string[]): RestError | null {
  const { field } = currentSite().limits;
  const sent = new Map(Object.entries(args));
  const long = names.filter((name) => {
    const text = rawOf(sent.get(name));
    return typeof text === 'string' && Buffer.byteLength(text) > field;
  });
  return long.length === 0 ? null : textTooLong(field, long);
}
