import { mapOfPairs } from './query-string.ts';

/** A file that came with a form. */
export interface FormFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** A `multipart/form-data` body, read. */
export interface MultipartForm {
  readonly fields: Record<string, unknown>;
  readonly files: Record<string, FormFile>;
}

const HEADERS_END = Buffer.from('\r\n\r\n');

/** Reads a `multipart/form-data` body; parts that make no sense are left out. */
export function parseMultipart(
  contentType: string,
  body: Uint8Array,
  depth?: number,
): MultipartForm {
  const fields: (readonly [string, string])[] = [];
  // Object.create is typed as any; a name from outside must only ever be a key.
  const files = Object.create(null) as Record<string, FormFile>;
  for (const part of partsOf(contentType, body)) {
    const end = part.indexOf(HEADERS_END);
    if (end < 0) continue;
    const headers = part.subarray(0, end).toString('utf8');
    const content = part.subarray(end + HEADERS_END.length);
    const name = parameterOf(headers, 'name');
    const fileName = parameterOf(headers, 'filename');
    if (name === null) continue;
    if (fileName === null) fields.push([name, content.toString('utf8')]);
    else files[name] = { name: fileName, type: typeOf(headers), bytes: content };
  }
  return { fields: mapOfPairs(fields, depth), files };
}

function partsOf(contentType: string, bytes: Uint8Array): readonly Buffer[] {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;,\s]+))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) return [];
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const limit = Buffer.from(`--${boundary}`);
  const parts: Buffer[] = [];
  let at = body.indexOf(limit);
  while (at >= 0) {
    const start = at + limit.length;
    const next = body.indexOf(limit, start);
    if (next < 0 || body.subarray(start, start + 2).toString('latin1') === '--') break;
    // Between its line breaks: the one after the boundary and the one before the next.
    parts.push(body.subarray(start + 2, Math.max(start + 2, next - 2)));
    at = next;
  }
  return parts;
}

function parameterOf(headers: string, name: string): string | null {
  const disposition = /^content-disposition:(.*)$/im.exec(headers)?.[1] ?? '';
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^;\\s]+))`, 'i').exec(
    disposition,
  );
  if (!match) return null;
  return match[1]?.replace(/\\(.)/g, '$1') ?? match[2] ?? null;
}

function typeOf(headers: string): string {
  return /^content-type:\s*([^;\r\n]*)/im.exec(headers)?.[1]?.trim() ?? '';
}
