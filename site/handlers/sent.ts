import type { RestError } from '../../runtime/errors/rest-error.ts';
import { textTooLong } from '../../runtime/http/limits.ts';
import { toInteger, toText } from '../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import { currentSite } from '../context.ts';

/*
 * A permission is also asked whether the caller could use the other methods of a route (`Allow`, 4.2).
 * Then it sees a request that was checked for another endpoint, or not at all: what it needs it reads
 * here, as it was sent, and not from the arguments of its own endpoint.
 */

type Sent = Pick<HandlerRequest<unknown>, 'request'>;

/** A parameter as it was sent or, for the endpoint that the request reached, as it was made of that. */
export function sent({ request }: Sent, name: string): unknown {
  return request.getParam(name);
}

/** Whether a parameter was sent that says anything: not null, `false`, `0`, nor anything empty. */
export function saysAnything(request: Sent, name: string): boolean {
  return isSaying(sent(request, name));
}

/** Returns the id that a request names, or 0 when the text is not a number as a whole: `53/more` is not 53. */
export function sentId(request: Sent, name = 'id'): number {
  const id = sent(request, name);
  return typeof id === 'string' && !/^\d+$/.test(id) ? 0 : toInteger(id);
}

/** The items of a parameter; a single value counts as a list of one. */
export function sentList(request: Sent, name: string): readonly unknown[] {
  const value = sent(request, name);
  if (Array.isArray(value)) return value;
  return isSaying(value) ? [value] : [];
}

/** Whether a value says anything, as clients mean it: `0` and `''` do not. */
export function isSaying(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value) && value !== '0';
}

/** A text that was sent as a value (also a number) or as the `raw` of an object; `undefined` when it was not sent. */
export function rawText(text: unknown): string | undefined {
  const raw = rawOf(text);
  return typeof raw === 'object' ? undefined : toText(raw);
}

/** A title that was sent as a value or as `raw`; an empty `raw` leaves the title unchanged. */
export function rawTitle(title: unknown): string | undefined {
  return typeof title === 'string' || isSaying(rawOf(title)) ? rawText(title) : undefined;
}

/** The value or its member `raw`; `null` when neither was sent. */
export function rawOf(text: unknown): unknown {
  if (typeof text === 'string') return text;
  if (typeof text !== 'object' || text === null || !Object.hasOwn(text, 'raw')) return null;
  const { raw }: { raw?: unknown } = text;
  return raw ?? null;
}

/** A slug that was sent; `0` says no more than the empty text does, which leaves it to be found. */
export function sentSlug(slug: string): string {
  return isSaying(slug) ? slug : '';
}

/** Ids as they are looked for: without their sign. */
export function ids(list: readonly number[] | undefined): number[] {
  return (list ?? []).map((id) => Math.abs(Math.trunc(id)));
}

/**
 * Notes that a request was answered for editing, whatever it asked for: what a write answers is shown
 * as to an editor, and `Allow` tells who could read it so.
 */
export function answerForEditing({ request }: Sent): void {
  request.setParam('context', 'edit');
}

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
