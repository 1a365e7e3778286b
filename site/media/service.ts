import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { Service, WireRequest, WireResponse } from '../../runtime/http/index.ts';
import { typeOfName } from './file-types.ts';
import type { MediaFolder } from './folder.ts';

/**
 * Serves the files of the folder of uploads at their addresses: with the type that they were taken in as,
 * by ranges, and with what caches need. `null` for any other address.
 */
export function mediaService(folder: MediaFolder): Service {
  return {
    async respond(request) {
      const file = fileOf(folder, request.url);
      if (file === null) return null;
      if (request.method !== 'GET' && request.method !== 'HEAD') return NOT_ALLOWED;
      const type = typeOfName(file)?.type;
      // A file of an unknown type is not served, however it got into the folder.
      const path = type === undefined ? null : await folder.find(file);
      if (type === undefined || path === null) return NOT_FOUND;
      return answerFor(await open(path), type, request);
    },
  };
}

/** The path below the folder that an address stands for; `null` when it is none of the folder. */
function fileOf(folder: MediaFolder, address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const { pathname } = new URL(folder.url);
  if (!path.startsWith(pathname)) return null;
  try {
    // Decoded name by name: a slash that was written as `%2F` is none.
    const names = path.slice(pathname.length).split('/').map(decodeURIComponent);
    return names.some((name) => name.includes('/')) ? '' : names.join('/');
  } catch {
    return '';
  }
}

/** Answers with an open file, which the stream of its answer closes; without one it is closed here. */
async function answerFor(
  handle: FileHandle,
  type: string,
  request: WireRequest,
): Promise<WireResponse> {
  let isStreaming = false;
  try {
    const answer = await answerWith(handle, type, request);
    isStreaming = answer.stream !== undefined;
    return answer;
  } finally {
    if (!isStreaming) await handle.close();
  }
}

async function answerWith(
  handle: FileHandle,
  type: string,
  request: WireRequest,
): Promise<WireResponse> {
  const found = await handle.stat();
  if (!found.isFile()) return NOT_FOUND;
  const state: FileState = {
    size: found.size,
    changed: found.mtime,
    tag: `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`,
  };
  const headers = [...headersOf(type), 'ETag', state.tag, 'Last-Modified', date(state.changed)];
  if (isUnchanged(request.headers, state)) return { status: 304, headers, body: null };
  const range = rangeOf(request.headers, state);
  if (range === 'none')
    return {
      status: 416,
      headers: [...SAFE, 'Content-Range', `bytes */${state.size}`],
      body: null,
    };
  const [status, described] = describe(headers, state, range);
  // An answer to HEAD says how long the file is, and sends nothing of it.
  if (request.method === 'HEAD') return { status, headers: described, body: null };
  const stream = handle.createReadStream(range ?? {});
  return { status, headers: described, body: null, stream };
}

function describe(
  headers: readonly string[],
  { size }: FileState,
  range: Range | null,
): readonly [number, readonly string[]] {
  if (range === null) return [200, [...headers, 'Content-Length', String(size)]];
  const { start, end } = range;
  const part = ['Content-Range', `bytes ${start}-${end}/${size}`];
  return [206, [...headers, ...part, 'Content-Length', String(end - start + 1)]];
}

const SAFE = ['X-Content-Type-Options', 'nosniff'];

function headersOf(type: string): readonly string[] {
  const isShown = /^(?:image|audio|video)\/|^text\/plain$|\/pdf$/.test(type);
  return [
    'Content-Type',
    type.startsWith('text/') ? `${type}; charset=UTF-8` : type,
    ...SAFE,
    'Accept-Ranges',
    'bytes',
    // A name can be given to another file once the first is deleted, so it is asked again some day.
    'Cache-Control',
    'public, max-age=86400',
    ...(isShown ? [] : ['Content-Disposition', 'attachment']),
  ];
}

function date(moment: Date): string {
  return moment.toUTCString();
}

const TEXT = [
  ...SAFE,
  ...['Content-Type', 'text/plain; charset=UTF-8'],
  ...['Cache-Control', 'private, no-cache, no-store'],
];
const NOT_FOUND: WireResponse = { status: 404, headers: TEXT, body: 'Not found.\n' };
const NOT_ALLOWED: WireResponse = {
  status: 405,
  headers: [...TEXT, 'Allow', 'GET, HEAD'],
  body: 'Files can only be read.\n',
};

type Headers = WireRequest['headers'];

/** The state of a file for conditional requests. */
interface FileState {
  readonly size: number;
  readonly changed: Date;
  /** Its entity tag, with its quotes. */
  readonly tag: string;
}

/** A part of a file: from the first to the last byte. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Whether the caller has the file already, as it is now. */
function isUnchanged(headers: Headers, { tag, changed }: FileState): boolean {
  const tags = textOf(headers, 'if-none-match');
  if (tags !== null) return tags.trim() === '*' || tagsOf(tags).includes(tag);
  return isSince(textOf(headers, 'if-modified-since'), changed);
}

/**
 * The requested range: `null` for the whole file, `none` when the file has no such range. A request for several
 * ranges gets the whole file.
 */
function rangeOf(headers: Headers, state: FileState): Range | 'none' | null {
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
