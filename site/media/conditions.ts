import type { WireRequest } from '../../runtime/http/index.ts';

type Headers = WireRequest['headers'];

/** What a request can ask about a file before it wants it. */
export interface FileState {
  readonly size: number;
  readonly changed: Date;
  /** Its entity tag, with its quotes. */
  readonly tag: string;
}

/** A part of a file: from the first to the last byte. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether the caller has the file already, as it is now. */
export function isUnchanged(headers: Headers, { tag, changed }: FileState): boolean {
  const tags = textOf(headers, 'if-none-match');
  if (tags !== null) return tags.trim() === '*' || tagsOf(tags).includes(tag);
  return isSince(textOf(headers, 'if-modified-since'), changed);
}

/**
 * The part that a request asks for: `null` for all of it, `none` when there is no such part. Several
 * parts at once are answered by all of it.
 */
export function rangeOf(headers: Headers, state: FileState): Range | 'none' | null {
  const [, first = '', last = ''] =
    /^bytes=(\d*)-(\d*)$/.exec(textOf(headers, 'range') ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (!isSameFile(textOf(headers, 'if-range'), state)) return null;
  const { size } = state;
  if (first === '') {
    const count = Math.min(Number(last), size);
    return count === 0 ? 'none' : { start: size - count, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'none' : { start, end };
}

/** Whether the part that is asked for is to be put to parts of the same file. */
function isSameFile(condition: string | null, { tag, changed }: FileState): boolean {
  if (condition === null) return true;
  return condition.startsWith('"') ? condition === tag : isSince(condition, changed);
}

/** Whether nothing was changed after a date, which knows seconds only. */
function isSince(date: string | null, changed: Date): boolean {
  return date !== null && Math.floor(changed.getTime() / 1000) * 1000 <= Date.parse(date);
}

function tagsOf(list: string): readonly string[] {
  return list.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
}

function textOf(headers: Headers, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(', ');
}
