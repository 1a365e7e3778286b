import { RestError } from '../errors/rest-error.ts';
import { bodyTooLarge, tooManyFiles } from '../http/limits.ts';
import type { UploadedFile } from '../http/wire.ts';
import type { FileField } from '../resource/index.ts';
import type { EndpointRecord } from './registration.ts';
import type { RestRequest } from './request.ts';

/** The files of a request by the fields that its endpoint declares: a list for fields with `maxItems`. */
export type Files = Readonly<Record<string, UploadedFile | null | readonly UploadedFile[]>>;

/** Returns the files of a request by field. */
export function filesOf({ files, endpoint }: RestRequest): Files {
  const fields = Object.entries(endpoint?.files ?? {}).map(([name, field]) => {
    const found = files.filter((file) => file.field === name);
    return [name, isList(field) ? found : (found[0] ?? null)] as const;
  });
  return Object.fromEntries(fields);
}

function isList({ maxItems, minItems }: FileField): boolean {
  return maxItems !== undefined || minItems !== undefined;
}

/** Returns the largest `maxBytes` of an endpoint; `undefined` if a field has none. */
export function largestFile({ files }: EndpointRecord): number | undefined {
  const sizes = Object.values(files ?? {}).map(({ maxBytes = Infinity }) => maxBytes);
  const largest = Math.max(0, ...sizes);
  return sizes.length === 0 || largest === Infinity ? undefined : largest;
}

/**
 * Returns the error of a request whose files are not those that its endpoint declares: a missing or an undeclared file (400), too
 * many (400), one that is too large (413), or one of another media type (415). `null` if they are.
 */
export function filesError(
  request: RestRequest,
  { files: fields }: EndpointRecord,
): RestError | null {
  if (!fields) return null;
  if (request.upload) {
    const message = 'Send the files as multipart/form-data.';
    return new RestError('rest_unsupported_media_type', message, { status: 415 });
  }
  const undeclared = request.files
    .map(({ field }) => field ?? '')
    .filter((name) => !Object.hasOwn(fields, name));
  if (undeclared.length > 0) return paramsError('rest_unknown_param', 'Unknown files', undeclared);
  const missing = Object.entries(fields).filter(
    ([name, { required = false, minItems = 0 }]) =>
      countOf(request, name) < Math.max(minItems, Number(required)),
  );
  if (missing.length > 0)
    return paramsError(
      'rest_missing_callback_param',
      'Missing files',
      missing.map(([name]) => name),
    );
  for (const [name, field] of Object.entries(fields)) {
    const most = field.maxItems ?? (isList(field) ? Infinity : 1);
    if (countOf(request, name) > most) return tooManyFiles(most, name);
  }
  for (const file of request.files) {
    const error = fileError(file, fields[file.field ?? ''] ?? {});
    if (error) return error;
  }
  return null;
}

function countOf({ files }: RestRequest, name: string): number {
  return files.filter(({ field }) => field === name).length;
}

function fileError(
  { field, size, type }: UploadedFile,
  { maxBytes = Infinity, mediaTypes }: FileField,
): RestError | null {
  if (size > maxBytes) return bodyTooLarge(maxBytes, field ?? '');
  if (!mediaTypes || mediaTypes.some((range) => isInRange(type, range))) return null;
  const message = `${field} has the media type ${type === '' ? '(none)' : type}. Send ${mediaTypes.join(', ')}.`;
  return new RestError('rest_unsupported_media_type', message, { status: 415, params: [field] });
}

/** Whether a media type is in a range, such as `image/*`. */
function isInRange(type: string, range: string): boolean {
  return range.endsWith('/*') ? type.startsWith(range.slice(0, -1)) : type === range;
}

function paramsError(code: string, text: string, params: readonly string[]): RestError {
  const names = [...new Set(params)];
  return new RestError(code, `${text}: ${names.join(', ')}.`, { status: 400, params: names });
}
