import { failing, failingTo } from '../failure.ts';
import type { SchemaError } from '../failure.ts';
import { sanitizeTextField, sanitizeTextareaField } from '../text/text-field.ts';
import { sanitizeUrl } from '../text/url.ts';
import type { Check } from '../types.ts';
import { isScalar, own } from '../values/containers.ts';
import { toText } from '../values/text.ts';
import { isDate } from './date-time.ts';
import { isEmail } from './email.ts';
import { isIp } from './ip.ts';

/** The values that a `format` accepts, and how it sanitizes them. */
export interface Format {
  readonly check?: Check;
  readonly sanitize?: (value: unknown) => string;
}

/** The formats of the dialect (4.7). Unknown formats are accepted and have no effect. */
const formats: { readonly [name: string]: Format } = {
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
    check: checkOf(
      isIp,
      failingTo('rest_invalid_ip', () => 'must be an IP address'),
    ),
    sanitize: sanitizeTextField,
  },
  uuid: {
    check: checkOf(
      isUuid,
      failingTo('rest_invalid_uuid', () => 'must be a UUID'),
    ),
    sanitize: sanitizeTextField,
  },
  uri: { sanitize: sanitizeUrl },
  'text-field': { sanitize: sanitizeTextField },
  'textarea-field': { sanitize: sanitizeTextareaField },
};

/** Returns the format of a name, if the dialect has it. */
export function formatOf(name: string | undefined): Format | undefined {
  return name === undefined ? undefined : own(formats, name);
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

/** Returns failures that do not name the parameter. */
function invalid(code: string, subject: string): (param: string) => SchemaError {
  return failing<void>({
    code,
    words: () => ({ message: `Invalid ${subject}.` }),
    mentions: () => ({}),
  });
}
