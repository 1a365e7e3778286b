import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { MemoryBody } from '../http/body.ts';
import { charsetOf, headerText, isJsonType, mayBringFiles, mediaType } from '../http/headers.ts';
import { announcedError, DEFAULT_UPLOAD_LIMIT, parametersError } from '../http/limits.ts';
import { parseForm, parseRepeated } from '../http/query.ts';
import type { BodyCaller, FormOptions, UnreadBody, WireRequest } from '../http/wire.ts';
import { textOf, decodeJson, isUtf8Name, jsonParts, unsupportedCharset } from './json-body.ts';
import { called } from './called.ts';
import { largestFile } from './file-fields.ts';
import { overrideMethod } from './legacy.ts';
import { checkAuthentication, refusalOf } from './permissions.ts';
import type { EndpointRecord } from './registration.ts';
import { RestRequest } from './request.ts';
import type { ReceivedParts, RequestParts } from './request.ts';
import type { Server } from './server.ts';

/** Returns the body that has to be received or decoded; `null` when it can be used as it is. */
export function unreadOf({ unread = null, headers, body }: WireRequest): UnreadBody | null {
  const isEncoded = headers['content-encoding'] !== undefined;
  if (unread || body.length === 0 || !(isEncoded || mayBringFiles(headers))) return unread;
  return new MemoryBody(body, headers);
}

const FORM = 'multipart/form-data';
const FORM_TYPE = 'application/x-www-form-urlencoded';

/**
 * Receives the body of a request in the form that its endpoint needs. Files are stored for an endpoint
 * that accepts them and allows the caller to send them, and skipped otherwise. The caller disposes of
 * `unread`. Errors are in `bodyError`.
 */
export async function receive(
  server: Server,
  wire: WireRequest,
  unread: UnreadBody,
  target: RequestParts,
): Promise<ReceivedParts> {
  const matched = mayBringFiles(wire.headers) ? matchedOf(server, target) : null;
  const uploads = matched?.endpoint.takesUploads ? matched : null;
  const refusal = uploads && (await uploadRefusal(server, uploads));
  if (refusal) return { bodyError: refusal };
  const caller = { isKnown: (target.user ?? null) !== null };
  const json = matched ? jsonParts(matched.endpoint) : undefined;
  const parts = await receiveParts(server, wire, unread, caller, uploads, json);
  return isError(parts) ? { bodyError: parts } : parts;
}

async function receiveParts(
  { settings, protocol }: Server,
  wire: WireRequest,
  unread: UnreadBody,
  caller: BodyCaller,
  uploads: Matched | null,
  json: FormOptions['json'],
): Promise<ReceivedParts | RestError> {
  const { headers } = wire;
  const takesFiles = uploads !== null;
  const fileSize = uploads ? largestFile(uploads.endpoint) : undefined;
  const { parameters, files, uploadFolder: folder } = settings;
  const limit = takesFiles ? (settings.uploadLimit ?? DEFAULT_UPLOAD_LIMIT) : unread.limit;
  const refusal = announcedError(headers, limit);
  if (refusal) return refusal;
  if (mediaType(headerText(headers, 'content-type')) === FORM) {
    const most = { limit, fieldLimit: unread.limit, parameters, files, fileSize, json };
    const form = await unread.form(caller, {
      ...most,
      depth: settings.formDepth,
      repeats: protocol.parameters === 'location',
      takesFiles,
      folder,
    });
    return isError(form) ? form : { body: form.fields, files: form.files };
  }
  if (takesFiles) {
    const file = await unread.file(caller, { limit, folder });
    return isError(file) ? file : { files: [file] };
  }
  const bytes = await unread.bytes(caller);
  return isError(bytes) ? bytes : bodyParts(wire, bytes, { settings, protocol });
}

const NOTHING: ReceivedParts = {};
/** The byte order mark of UTF-8. */
const MARK = [0xef, 0xbb, 0xbf];

/**
 * Returns a body that was read as a whole, as parameters or unchanged. Its errors are in `bodyError`:
 * `rest_too_many_parameters` (400) or `rest_unsupported_charset` (415).
 */
export function bodyParts(
  { method, headers }: Pick<WireRequest, 'method' | 'headers'>,
  body: Uint8Array,
  { settings, protocol }: Pick<Server, 'settings' | 'protocol'>,
): ReceivedParts {
  if (body.length === 0) return NOTHING;
  const header = headerText(headers, 'content-type') ?? '';
  const type = mediaType(header);
  const charset = charsetOf(header);
  if (isJsonType(type)) {
    // Some editors write a byte order mark, which a parser may ignore (RFC 8259, 8.1); the content API refuses it.
    const isMarked =
      protocol.parameters === 'location' && MARK.every((byte, at) => body[at] === byte);
    const text = decodeJson(isMarked ? body.subarray(MARK.length) : body, charset);
    return isError(text) ? { bodyError: text } : { raw: text };
  }
  // A body without a content type is a form, except for POST.
  const isForm = type === '' ? method !== 'POST' : type === FORM_TYPE;
  if (!isForm) return { raw: body };
  if (!isUtf8Name(charset)) return { bodyError: unsupportedCharset(charset) };
  const text = textOf(body);
  const refusal = parametersError(text, settings.parameters);
  if (refusal) return { bodyError: refusal };
  // The request parses forms of other methods; parameters that code has set take precedence.
  if (method !== 'POST') return { raw: body };
  const parse = protocol.parameters === 'location' ? parseRepeated : parseForm;
  return { body: parse(text, settings.formDepth), raw: body };
}

/** The endpoint of a request, and the request without its body. */
interface Matched {
  readonly endpoint: EndpointRecord;
  readonly request: RestRequest;
}

/** Returns the endpoint that matches a request; `null` if there is none. */
function matchedOf(server: Server, target: RequestParts): Matched | null {
  const request = new RestRequest({ ...target, isOwn: false });
  if (server.protocol.methodOverride) overrideMethod(request);
  const match = server.routes.match(request);
  return isError(match) ? null : { endpoint: match.endpoint, request };
}

/**
 * Returns the error for a caller who may not send files; `null` if files are allowed. A caller with a login cookie
 * counts as its user here: the nonce may be a field of the form, and is checked after the form is received.
 */
async function uploadRefusal(
  server: Server,
  { endpoint, request }: Matched,
): Promise<RestError | null> {
  if (!endpoint.mayUpload) return null;
  if (request.user === null) {
    const authentication = await checkAuthentication(server, request);
    if (isError(authentication)) return authentication;
  }
  const { mayUpload } = endpoint;
  return refusalOf(await called(() => mayUpload(request)), request);
}
