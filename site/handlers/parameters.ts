import type { RestError } from '../../runtime/errors/rest-error.ts';
import { textTooLong } from '../../runtime/http/limits.ts';
import { toInteger, toText } from '../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import { currentSite } from '../context.ts';

/*
 * The server also calls permissions for the other methods of a route (`Allow`, 4.2). Then the request was
 * validated for another endpoint, or not at all. Permissions therefore read parameters with these
 * functions, not from the arguments of their endpoint.
 */

type Sent = Pick<HandlerRequest<unknown>, 'request'>;

/** Returns a parameter as it was sent or, in the endpoint that handles the request, as it was parsed. */
export function sent({ request }: Sent, name: string): unknown {
  return request.getParam(name);
}

/** Whether a parameter was sent with a value other than null, `false`, `0` and empty ones. */
export function hasParameter(request: Sent, name: string): boolean {
  return isFilled(sent(request, name));
}

/** Returns the id that a request names, or 0 if the whole text is not a number: `53/more` is not 53. */
export function idParameter(request: Sent, name = 'id'): number {
  const id = sent(request, name);
  return typeof id === 'string' && !/^\d+$/.test(id) ? 0 : toInteger(id);
}

/** Returns the items of a parameter; a single value counts as a list of one. */
export function listParameter(request: Sent, name: string): readonly unknown[] {
  const value = sent(request, name);
  if (Array.isArray(value)) return value;
  return isFilled(value) ? [value] : [];
}

/** Whether a value is not empty; clients treat `0` and `''` as empty. */
export function isFilled(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value) && value !== '0';
}

/** Returns a text that was sent as a value (also a number) or as the `raw` of an object; `undefined` if not sent. */
export function rawText(text: unknown): string | undefined {
  const raw = rawOf(text);
  return typeof raw === 'object' ? undefined : toText(raw);
}

/** Returns a title that was sent as a value or as `raw`; an empty `raw` leaves the title unchanged. */
export function rawTitle(title: unknown): string | undefined {
  return typeof title === 'string' || isFilled(rawOf(title)) ? rawText(title) : undefined;
}

/** Returns the value or its member `raw`; `null` when neither was sent. */
export function rawOf(text: unknown): unknown {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null || !Object.hasOwn(text, 'raw')) return null;
  const { raw }: { raw?: unknown } = text;
  return raw ?? null;
}

/** Returns a slug that was sent; `0` counts as empty, and an empty slug is generated. */
export function sentSlug(slug: string): string {
  return isFilled(slug) ? slug : '';
}

/** Returns percent-decoded text, or the text itself if it is not valid UTF-8. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns ids without their sign, as they are looked up. */
export function ids(list: readonly number[] | undefined): number[] {
  return (list ?? []).map((id) => Math.abs(Math.trunc(id)));
}

/** Returns ids without their sign; `undefined` for an empty list, which does not restrict. */
export function someIds(list: readonly number[] | undefined): number[] | undefined {
  return list && list.length > 0 ? ids(list) : undefined;
}

/**
 * Sets the context of a request to `edit`: the response to a write shows all fields, and `Allow` is
 * computed for the edit context.
 */
export function setEditContext({ request }: Sent): void {
  request.setParam('context', 'edit');
}

/**
 * Returns `rest_text_too_long` when one of the named parameters is longer than `FIELD_LIMIT`. Handlers call
 * it before they clean texts.
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
