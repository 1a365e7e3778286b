import type { Service, WireRequest, WireResponse } from '../../runtime/http/index.ts';
import { headersOfType, typeOfName } from './file-types.ts';
import type { MediaStorage, OpenFile, Range } from './storage.ts';

/**
 * Serves the published files of a storage: their media type is that of their upload, and ranges and conditional
 * requests are supported. Returns `null` for any other URL.
 */
export function mediaService(storage: MediaStorage): Service {
  return {
    async respond(request) {
      const file = fileOf(storage, request.url);
      if (file === null) return null;
      if (request.method !== 'GET' && request.method !== 'HEAD') return NOT_ALLOWED;
      const type = typeOfName(file)?.type;
      const address = storage.redirectOf(file);
      if (type !== undefined && address !== null) return redirectTo(address);
      // A file of an unknown type is never served, even if it is in the folder.
      const opened = type === undefined ? null : await storage.open(file, isWholeAsked(request));
      if (type === undefined || opened === null) return NOT_FOUND;
      return fileResponse(opened, type, request);
    },
  };
}

/** Returns the path of a file from its URL; `null` for a URL outside of the storage, empty for an invalid one. */
function fileOf(storage: MediaStorage, address: string): string | null {
  const [path = ''] = address.split(/[?#]/, 1);
  const { pathname } = new URL(storage.url);
  if (!path.startsWith(pathname)) return null;
  try {
    // Each segment is decoded separately: an encoded slash (`%2F`) is not a separator.
    const names = path.slice(pathname.length).split('/').map(decodeURIComponent);
    return names.some((name) => name.includes('/')) ? '' : names.join('/');
  } catch {
    return '';
  }
}

/** Whether the response contains the whole file, if the file exists. */
function isWholeAsked({ method, headers }: WireRequest): boolean {
  const conditions = ['range', 'if-none-match', 'if-modified-since'];
  return method === 'GET' && conditions.every((name) => headers[name] === undefined);
}

/** Returns the response for an open file. Its stream closes the file; without a stream it is closed here. */
async function fileResponse(
  file: OpenFile,
  type: string,
  request: WireRequest,
): Promise<WireResponse> {
  let isStreaming = false;
  try {
    const response = await responseWith(file, type, request);
    isStreaming = response.stream !== undefined;
    return response;
  } finally {
    if (!isStreaming) await file.close();
  }
}

async function responseWith(
  file: OpenFile,
  type: string,
  request: WireRequest,
): Promise<WireResponse> {
  const headers = [
    ...headersOf(type),
    'ETag',
    file.tag,
    'Last-Modified',
    file.changed.toUTCString(),
  ];
  if (isUnchanged(request.headers, file)) return { status: 304, headers, body: null };
  const range = rangeOf(request.headers, file);
  if (range === 'none')
    return {
      status: 416,
      headers: [...SAFE, 'Content-Range', `bytes */${file.size}`],
      body: null,
    };
  const [status, described] = describe(headers, file, range);
  // The response to HEAD has the length but no body.
  if (request.method === 'HEAD') return { status, headers: described, body: null };
  const stream = await file.read(range);
  return { status, headers: described, body: null, stream };
}

function describe(
  headers: readonly string[],
  { size }: OpenFile,
  range: Range | null,
): readonly [number, readonly string[]] {
  if (range === null) return [200, [...headers, 'Content-Length', String(size)]];
  const { start, end } = range;
  const part = ['Content-Range', `bytes ${start}-${end}/${size}`];
  return [206, [...headers, ...part, 'Content-Length', String(end - start + 1)]];
}

const SAFE = ['X-Content-Type-Options', 'nosniff'];

function headersOf(type: string): readonly string[] {
  return [...Object.entries(headersOfType(type)).flat(), ...SAFE, 'Accept-Ranges', 'bytes'];
}

/** Returns the redirect to a file on a CDN. */
function redirectTo(address: string): WireResponse {
  const headers = ['Location', address, 'Cache-Control', 'public, max-age=3600'];
  return { status: 302, headers, body: null };
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
  body: 'Files are read-only.\n',
};

type Headers = WireRequest['headers'];

/** Whether the cached file of the client is current. */
function isUnchanged(headers: Headers, { tag, changed }: OpenFile): boolean {
  const tags = textOf(headers, 'if-none-match');
  if (tags !== null) return tags.trim() === '*' || tagsOf(tags).includes(tag);
  return isSince(textOf(headers, 'if-modified-since'), changed);
}

/**
 * Returns the requested range: `null` for the whole file, `none` if the range is outside of the file. A request for
 * several ranges gets the whole file.
 */
function rangeOf(headers: Headers, state: OpenFile): Range | 'none' | null {
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

/** Whether `If-Range` matches the file, or is absent. */
function isSameFile(condition: string | null, { tag, changed }: OpenFile): boolean {
  if (condition === null) return true;
  return condition.startsWith('"') ? condition === tag : isSince(condition, changed);
}

/** Whether the file has not changed since a date, which has a precision of seconds. */
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
