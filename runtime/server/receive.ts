import { Readable } from 'node:stream';
import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { mayBringFiles } from '../http/body-of.ts';
import { bodyTooLarge, parametersError } from '../http/limits.ts';
import { charsetOf, isJsonType, mediaType } from '../http/media-type.ts';
import { headerText, receiveBytes, receiveFile } from '../http/receive.ts';
import { receiveForm } from '../http/receive-form.ts';
import { parseForm } from '../http/query-string.ts';
import { UploadFolder } from '../http/upload-folder.ts';
import type { UnreadBody, WireRequest } from '../http/wire.ts';
import { decodeJson, isUtf8Name, unsupportedCharset } from './charset.ts';
import { formDepthOf } from './depth.ts';
import { RestRequest } from './request.ts';
import type { RequestParts } from './request.ts';
import { overrideMethod } from './serve.ts';
import type { Server } from './server.ts';
import type { ServerSettings } from './settings.ts';

/** What was received, and what takes its files away again. */
export interface Received {
  readonly parts: RequestParts;
  /** Removes the files that nobody moved. */
  readonly dispose: () => Promise<void>;
}

/** The body that has to be received; `null` when it is there already, and brings no files. */
export function unreadOf({ unread = null, headers, body }: WireRequest): UnreadBody | null {
  if (unread || body.length === 0 || !mayBringFiles(headers)) return unread;
  return { stream: Readable.from([body]), limit: body.length };
}

const FORM = 'multipart/form-data';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Takes in a body that may bring files, as the endpoint wants that the request will reach: files are
 * written for one that takes them, and else read past. What is wrong with the body is `bodyError`.
 */
export async function receive(
  server: Server,
  wire: WireRequest,
  unread: UnreadBody,
  target: RequestParts,
): Promise<Received> {
  const takesUploads = findsUploads(server, target);
  const folder = takesUploads ? await UploadFolder.make(server.settings.uploadFolder) : null;
  const dispose = async (): Promise<void> => folder?.remove();
  try {
    const parts = await receiveParts(server, wire, unread, folder);
    return { parts: isError(parts) ? { bodyError: parts } : parts, dispose };
  } catch (thrown) {
    await dispose();
    throw thrown;
  }
}

async function receiveParts(
  { settings }: Server,
  wire: WireRequest,
  { stream, limit }: UnreadBody,
  folder: UploadFolder | null,
): Promise<RequestParts | RestError> {
  const { headers } = wire;
  const depth = formDepthOf(settings);
  const { parameters, files } = settings;
  const most = folder ? (settings.uploadLimit ?? 64 * MEBIBYTE) : limit;
  if (Number(headers['content-length'] ?? 0) > most) return bodyTooLarge(most);
  const type = mediaType(headerText(headers, 'content-type'));
  if (type === FORM) {
    const how = { headers, limit: most, fieldLimit: limit, depth, parameters, files };
    const form = await receiveForm(stream, folder, how);
    return isError(form) ? form : { body: form.fields, files: form.files };
  }
  if (folder) {
    const file = await receiveFile(stream, folder, { headers, limit: most });
    return isError(file) ? file : { files: [file] };
  }
  const bytes = await receiveBytes(stream, { limit });
  return isError(bytes) ? bytes : bodyParts(wire, bytes, settings);
}

const NOTHING: RequestParts = {};

/**
 * Returns a body that was read as a whole: as parameters, or as it is. What is wrong with it is `bodyError`:
 * `rest_too_many_parameters` (400) or `rest_unsupported_charset` (415).
 */
export function bodyParts(
  { method, headers }: Pick<WireRequest, 'method' | 'headers'>,
  body: Uint8Array,
  settings: Pick<ServerSettings, 'formDepth' | 'parameters'>,
): RequestParts {
  if (body.length === 0) return NOTHING;
  const header = headerText(headers, 'content-type') ?? '';
  const type = mediaType(header);
  const charset = charsetOf(header);
  if (isJsonType(type)) {
    const text = decodeJson(body, charset);
    return isError(text) ? { bodyError: text } : { raw: text };
  }
  // Without a type a body is a form, but for POST.
  const isForm = type === '' ? method !== 'POST' : type === FORM_TYPE;
  if (!isForm) return { raw: body };
  if (!isUtf8Name(charset)) return { bodyError: unsupportedCharset(charset) };
  const text = Buffer.from(body).toString('utf8');
  const refusal = parametersError(text, settings.parameters);
  if (refusal) return { bodyError: refusal };
  // Other methods' forms are read by the request itself, behind what was set by hand.
  return method === 'POST'
    ? { body: parseForm(text, formDepthOf(settings)), raw: body }
    : { raw: body };
}

const MEBIBYTE = 1024 * 1024;

/** Whether the endpoint that a request will reach takes files: known before anything of it is read. */
function findsUploads(server: Server, target: RequestParts): boolean {
  const request = new RestRequest(target);
  overrideMethod(request);
  const match = server.routes.match(request);
  return !isError(match) && match.endpoint.takesUploads;
}
