import { failing, failingTo, type SchemaError } from '../failure.ts';
import { sanitizeTextField, sanitizeTextareaField } from '../text/text-field.ts';
import { sanitizeUrl } from '../text/url.ts';
import { allSchemas } from '../sub-schemas.ts';
import type { Check, Schema } from '../types.ts';
import { isScalar, own } from '../values/containers.ts';
import { toText } from '../values/text.ts';
import { isEmail } from './email.ts';
import { isIp } from './ip.ts';
import * as rfc from './strict.ts';

/** The values that a `format` accepts, and how it sanitizes them. */
interface Format {
  readonly check?: Check;
  readonly sanitize?: (value: unknown) => string;
}

interface Formats {
  readonly [name: string]: Format;
}

const notInt64 = must('rest_invalid_integer', 'an integer of 64 bits');

/** The formats of the dialect (4.7). Unknown formats are accepted and have no effect. */
const lenient: Formats = {
  'hex-color': {
    check: checkOf(isHexColor, invalid('rest_invalid_hex_color', 'color')),
    sanitize: (value) => (typeof value === 'string' && isHexColor(value) ? value : ''),
  },
  'date-time': {
    check: checkOf(isDate, invalid('rest_invalid_date', 'date')),
    sanitize: sanitizeTextField,
  },
  email: {
    check: checkOf(isEmail, invalid('rest_invalid_email', 'email address')),
    sanitize: sanitizeTextField,
  },
  ip: {
    check: checkOf(isIp, must('rest_invalid_ip', 'an IP address')),
    sanitize: sanitizeTextField,
  },
  uuid: {
    check: checkOf(isUuid, must('rest_invalid_uuid', 'a UUID')),
    sanitize: sanitizeTextField,
  },
  uri: { sanitize: sanitizeUrl },
  'text-field': { sanitize: sanitizeTextField },
  'textarea-field': { sanitize: sanitizeTextareaField },
};

/** The formats that RFCs define, for services that ask for them. Valid values are kept as they are. */
const strict: Formats = {
  'date-time': {
    check: checkOf(rfc.isFullDateTime, must('rest_invalid_date', 'an RFC 3339 date and time')),
  },
  date: { check: checkOf(rfc.isFullDate, must('rest_invalid_date', 'an RFC 3339 date')) },
  time: { check: checkOf(rfc.isFullTime, must('rest_invalid_time', 'an RFC 3339 time')) },
  duration: {
    check: checkOf(rfc.isDuration, must('rest_invalid_duration', 'an ISO 8601 duration')),
  },
  uri: { check: checkOf(rfc.isUri, must('rest_invalid_uri', 'an RFC 3986 URI')) },
  'uri-reference': {
    check: checkOf(rfc.isUriReference, must('rest_invalid_uri', 'an RFC 3986 URI reference')),
  },
  hostname: {
    check: checkOf(rfc.isHostname, must('rest_invalid_hostname', 'an RFC 1123 host name')),
  },
  byte: { check: checkOf(rfc.isBase64, must('rest_invalid_base64', 'RFC 4648 base64')) },
  int64: { check: checkOf(rfc.isInt64, notInt64) },
};

/** A valid text of each format, for fixtures and examples. */
export const formatSamples: { readonly [format: string]: string } = {
  'date-time': '2024-01-15T12:00:00Z',
  date: '2024-01-15',
  time: '12:00:00Z',
  duration: 'PT1H',
  email: 'ada@example.org',
  ip: '192.0.2.1',
  'hex-color': '#a1b2c3',
  uuid: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  uri: 'https://example.org/',
  'uri-reference': '/a/b?c=d',
  hostname: 'example.org',
  byte: 'YWJj',
  int64: '9007199254740993',
};

/** How formats are checked: as in 4.7, or by their RFCs. */
export type FormatChecks = 'lenient' | 'strict';

/** Returns the format of a name, if the dialect has it. */
export function formatOf(name: string | undefined, checks: FormatChecks): Format | undefined {
  if (name === undefined) return undefined;
  return (checks === 'strict' ? own(strict, name) : undefined) ?? own(lenient, name);
}

/** Whether a schema is that of an integer of 64 bits, which a value of `enum` is not. */
export function isInt64({ type, format, enum: values, const: only }: Schema): boolean {
  const isText = type !== undefined && [type].flat().includes('string');
  return format === 'int64' && isText && values === undefined && only === undefined;
}

/** Returns the integer of 64 bits that a text describes, or an error. */
export function toInt64(value: unknown, param: string): bigint | SchemaError {
  const text = String(value);
  return rfc.isInt64(text) ? BigInt(text) : notInt64(param);
}

/** Whether a schema, or one inside it, has a format that strict checks handle in another way. */
export function hasStrictFormat(schema: Schema): boolean {
  for (const { format } of allSchemas(schema))
    if (format !== undefined && own(strict, format)) return true;
  return false;
}

/**
 * The form of a date-time (4.7): with or without an offset, and with a line break at the end. Every month may have 31 days, and
 * hour 24 and second 60 are accepted.
 */
export const DATE_TIME =
  /^(\d{4})-(0\d|1[0-2])-([0-2]\d|3[01])[Tt ]([01]\d|2[0-4]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(Z|[+-](?:(?:[01]\d|2[0-4]):[0-5]\d|\d{2}))?\n?$/;

/** Whether `text` is a date-time (4.7). */
export function isDate(text: string): boolean {
  return DATE_TIME.test(text);
}

/** Whether `text` is `#` and 3 or 6 hex digits (4.7). */
export function isHexColor(text: string): boolean {
  return /^#(?:[0-9a-f]{3}){1,2}$/i.test(text);
}

/** Whether `text` is a UUID of any version, in lower case. */
export function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(text);
}

/** Returns the check of a format. Without a `type` it also receives values that are not strings. */
function checkOf(accepts: (text: string) => boolean, fail: (param: string) => SchemaError): Check {
  return (value, param) => (isScalar(value) && accepts(toText(value)) ? null : fail(param));
}

/** Returns failures with the message "parameter must be …". */
function must(code: string, subject: string): (param: string) => SchemaError {
  return failingTo(code, () => `must be ${subject}`);
}

/** Returns failures that do not name the parameter. */
function invalid(code: string, subject: string): (param: string) => SchemaError {
  return failing(code, () => ({ message: `Invalid ${subject}.` }));
}
