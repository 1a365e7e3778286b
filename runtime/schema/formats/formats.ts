import { isDate } from './date-time.ts';
import { failing, failingTo } from '../failure.ts';
import type { SchemaError } from '../failure.ts';
import { sanitizeTextField, sanitizeTextareaField } from '../text/text-field.ts';
import { sanitizeUrl } from '../text/url.ts';
import type { Check, Failure } from '../types.ts';
import { own } from '../values/map.ts';
import { isScalar } from '../values/list.ts';
import { toText } from '../values/text.ts';
import { isEmail } from './email.ts';
import { isIp } from './ip.ts';

/** What a `format` means: which text it accepts, and what it makes of text. Either may be left out. */
export interface Format {
  readonly check?: Check;
  readonly sanitize?: (value: unknown) => string;
}

const noColour = wrongForm('rest_invalid_hex_color', 'color');
const noDate = wrongForm('rest_invalid_date', 'date');
const noEmail = wrongForm('rest_invalid_email', 'email address');
const noIp = failingTo('rest_invalid_ip', () => 'must be an IP address');
const noUuid = failingTo('rest_invalid_uuid', () => 'must be a UUID');

/** `format: hex-color` (4.7). */
export function hexColor(value: unknown, param: string): Failure {
  return hasForm(value, isHexColor) ? null : noColour(param);
}

/** `format: date-time` (4.7). */
export function dateTime(value: unknown, param: string): Failure {
  return hasForm(value, isDate) ? null : noDate(param);
}

/** `format: email` (4.7). */
export function email(value: unknown, param: string): Failure {
  return hasForm(value, isEmail) ? null : noEmail(param);
}

/** `format: ip` (4.7). */
export function ip(value: unknown, param: string): Failure {
  return hasForm(value, isIp) ? null : noIp(param);
}

/** `format: uuid` (4.7). */
export function uuid(value: unknown, param: string): Failure {
  return hasForm(value, isUuid) ? null : noUuid(param);
}

/** The colour that `value` is; empty text when it is none. */
export function toHexColor(value: unknown): string {
  return typeof value === 'string' && isHexColor(value) ? value : '';
}

/** The formats of the dialect. Other names are let through and change nothing. */
export const formats: { readonly [name: string]: Format } = {
  'hex-color': { check: hexColor, sanitize: toHexColor },
  'date-time': { check: dateTime, sanitize: sanitizeTextField },
  email: { check: email, sanitize: sanitizeTextField },
  ip: { check: ip, sanitize: sanitizeTextField },
  uuid: { check: uuid, sanitize: sanitizeTextField },
  uri: { sanitize: sanitizeUrl },
  'text-field': { sanitize: sanitizeTextField },
  'textarea-field': { sanitize: sanitizeTextareaField },
};

/** The format of that name, if the dialect has it. */
export function formatOf(name: string | undefined): Format | undefined {
  return name === undefined ? undefined : own(formats, name);
}

// Without a type the format also meets values that are no text.
function hasForm(value: unknown, accepts: (text: string) => boolean): boolean {
  return isScalar(value) && accepts(toText(value));
}

/** Makes failures that speak of what the text is, and name no parameter. */
function wrongForm(code: string, subject: string): (param: string) => SchemaError {
  return failing<void>({
    code,
    words: () => ({ message: `Invalid ${subject}.` }),
    mentions: () => ({}),
  });
}

/** Whether `text` is `#` and 3 or 6 hex digits (4.7). */
export function isHexColor(text: string): boolean {
  return /^#(?:[0-9a-f]{3}){1,2}$/i.test(text);
}

/** The colour itself, or `false`. */
export function parseHexColor(text: string): string | false {
  return isHexColor(text) ? text : false;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether `text` is a UUID of any version, in small letters. */
export function isUuid(text: string): boolean {
  return UUID.test(text);
}
