import { byteLength } from '../errors/platform.ts';
import type { RestError } from '../errors/rest-error.ts';
import { textTooLong } from '../http/limits.ts';
import type { RestRequest } from './request.ts';
import type { ServerSettings } from './settings.ts';

/** The limit of the length of texts (`ServerSettings`). */
export type TextSettings = Pick<ServerSettings, 'textLimit'>;

/**
 * Returns `rest_text_too_long` (status 400) when a parameter, or a member of one, is longer than the limit:
 * before texts are checked, sanitized and stored. Nesting has to be checked first.
 */
export function textError(
  request: RestRequest,
  { textLimit = Infinity }: TextSettings,
): RestError | null {
  if (textLimit === Infinity) return null;
  const long = request
    .sources()
    .filter((source) => source !== request.defaults)
    .flatMap((source) => Object.keys(source).filter((name) => isTooLong(source[name], textLimit)));
  return long.length === 0 ? null : textTooLong(textLimit, [...new Set(long)]);
}

/** Whether a value is, or holds, a text of more bytes than `limit`. */
function isTooLong(value: unknown, limit: number): boolean {
  // A text has at most three bytes for each of its units.
  if (typeof value === 'string') return value.length * 3 > limit && byteLength(value) > limit;
  if (typeof value !== 'object' || value === null) return false;
  for (const member of Object.values(value)) if (isTooLong(member, limit)) return true;
  return false;
}
