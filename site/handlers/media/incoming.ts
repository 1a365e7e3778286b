import { contentMatches } from '../../../runtime/http/index.ts';
import type { UploadedFile } from '../../../runtime/http/index.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { RestRequest } from '../../../runtime/server/index.ts';
import { badRequest, failure } from '../errors.ts';
import type { Scope } from '../scope.ts';

/** An uploaded file, and the error for refusing it. */
export interface Incoming {
  readonly path: string;
  /** The name of the file on the client. */
  readonly name: string;
  /** Returns the error for a refused file: `rest_upload_sideload_error` or `rest_upload_unknown_error`. */
  readonly refuse: (message: string) => RestError;
}

/**
 * Returns the file of a request: the field `file` of a form, otherwise the whole body. Errors:
 * `rest_upload_no_data`, `rest_upload_no_content_type`, `rest_upload_no_content_disposition`,
 * `rest_upload_invalid_disposition`, `rest_upload_hash_mismatch`, `rest_upload_file_too_big`.
 */
export function incomingFile(scope: Scope, request: RestRequest): Incoming | RestError {
  const isForm = request.contentType === 'multipart/form-data';
  const incoming = isForm ? fromForm(request) : fromBody(request);
  if (!('file' in incoming)) return incoming;
  const { file, name, refuse } = incoming;
  if (!contentMatches(request.header('Content-MD5'), file))
    return failure(412, 'rest_upload_hash_mismatch', 'The file does not match Content-MD5.');
  if (file.size === 0) return refuse('The file is empty.');
  if (file.path === null) throw new Error('media: the file of an upload must be on disk');
  return tooBig(scope, file) ?? { path: file.path, name, refuse };
}

type Found = { readonly file: UploadedFile } & Pick<Incoming, 'name' | 'refuse'>;

function fromForm(request: RestRequest): Found | RestError {
  const file = request.file('file');
  if (file === null) return noData();
  return { file, name: file.filename ?? '', refuse: refusal('rest_upload_unknown_error') };
}

/** Errors of the headers are reported before errors of the body. */
function fromBody(request: RestRequest): Found | RestError {
  const { upload } = request;
  if ((upload?.size ?? request.bytes.length) === 0) return noData();
  if (request.contentType === '')
    return badRequest('rest_upload_no_content_type', 'The header Content-Type is missing.');
  if (request.header('Content-Disposition') === null)
    return badRequest(
      'rest_upload_no_content_disposition',
      'The header Content-Disposition is missing.',
    );
  if (upload === null || upload.filename === null)
    return badRequest(
      'rest_upload_invalid_disposition',
      'Content-Disposition must have the form `attachment; filename="picture.png"`.',
    );
  const { filename } = upload;
  return { file: upload, name: filename, refuse: refusal('rest_upload_sideload_error') };
}

function noData(): RestError {
  return badRequest('rest_upload_no_data', 'The request has no file.');
}

function refusal(code: string): Incoming['refuse'] {
  return (message) => badRequest(code, message);
}

/** A site can set a lower limit than the server: `fileupload_maxk`, in kibibytes. */
function tooBig({ options }: Scope, { size }: UploadedFile): RestError | null {
  const most = options.number('fileupload_maxk', 0);
  if (most <= 0 || size <= most * 1024) return null;
  return badRequest('rest_upload_file_too_big', `The maximum file size is ${most} KB.`);
}
