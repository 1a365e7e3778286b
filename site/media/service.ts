import { headerOf, isKnown, isReading, plainText } from '../../runtime/http/index.ts';
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
      if (!isReading(request))
        return plainText('Files are read-only.\n', 405, ['Allow', 'GET, HEAD']);
      const type = typeOfName(file)?.type;
      const address = storage.redirectOf(file);
      if (type !== undefined && address !== null) {
        const headers = ['Location', address, 'Cache-Control', 'public, max-age=3600'];
        return { status: 302, headers, body: null };
      }
      // A file of an unknown type is never served, even if it is in the folder.
      const opened = type === undefined ? null : await storage.open(file, isWholeAsked(request));
      if (type === undefined || opened === null) return plainText('Not found.\n', 404);
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
    ...Object.entries(headersOfType(type)).flat(),
    ...SAFE,
    ...['Accept-Ranges', 'bytes'],
    ...['ETag', file.tag],
    ...['Last-Modified', file.changed.toUTCString()],
  ];
  if (isUnchanged(request, file)) return { status: 304, headers, body: null };
  const range = rangeOf(request, file);
  if (range === 'none') {
    const refused = [...SAFE, 'Content-Range', `bytes */${file.size}`];
    return { status: 416, headers: refused, body: null };
  }
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

/** Whether the cached file of the client is current. */
function isUnchanged(request: WireRequest, { tag, changed }: OpenFile): boolean {
  const tags = headerOf(request, 'if-none-match');
  if (tags !== null) return isKnown(tags, tag);
  return isSince(headerOf(request, 'if-modified-since'), changed);
}

/**
 * Returns the requested range: `null` for the whole file, `none` if the range is outside of the file. A request for
 * several ranges gets the whole file.
 */
function rangeOf(request: WireRequest, state: OpenFile): Range | 'none' | null {
  const [, first = '', last = ''] =
    /^bytes=(\d*)-(\d*)$/.exec(headerOf(request, 'range') ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (!isSameFile(headerOf(request, 'if-range'), state)) return null;
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
