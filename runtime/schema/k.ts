import { isDateAlone } from './dates.ts';
import { isHexColor } from './formats/hex-color.ts';
import { dateTime, email, hexColor, ip, toHexColor, uuid } from './formats/index.ts';
import { isIp } from './formats/ip.ts';
import { isUuid } from './formats/uuid.ts';
import {
  above,
  aboveBelow,
  aboveTo,
  below,
  between,
  fromBelow,
  maximum,
  minimum,
} from './keywords/bounds.ts';
import { inEnum } from './keywords/enum.ts';
import { maxLength } from './keywords/max-length.ts';
import { minLength } from './keywords/min-length.ts';
import { multipleOf } from './keywords/multiple-of.ts';
import { vouchedPattern } from './keywords/pattern.ts';
import {
  array,
  boolean,
  integer,
  nothing,
  number,
  numeric,
  object,
  string,
} from './keywords/type.ts';
import { sanitizeTextField } from './text/text-field.ts';
import { sanitizeTextareaField } from './text/textarea-field.ts';
import { sanitizeUrl } from './text/url.ts';
import { bySchema, toSchema } from './unrolled/by-schema.ts';
import {
  anyOfThese,
  bestOf,
  enumOf,
  oneOfThese,
  parse,
  parseOneOf,
  toAnyOf,
  toBestOf,
  toOneOf,
} from './unrolled/choices.ts';
import { listOf, parseListOf, toListOf } from './unrolled/lists.ts';
import { objectOf, toObjectOf } from './unrolled/objects.ts';
import {
  readBoolean,
  readEmail,
  readInteger,
  readNullable,
  readListOrMap,
  readForm,
  readIntegers,
  readMap,
  readOneOf,
  readText,
  readTextField,
  readTextareaField,
  readTexts,
  readTextsOf,
  readUrl,
} from './unrolled/readers.ts';
import { toBoolean } from './values/boolean.ts';
import { toArray } from './values/list.ts';
import { toObject } from './values/map.ts';
import { toInteger, toNumber } from './values/numeric.ts';
import { toText } from './values/text.ts';

/**
 * What generated checks and sanitizers call (4.7). Checks take the value, their limits and what
 * sentences call the value; they answer `null` when it is good. Those that end in `Of` or `These` make
 * a check from others, once, when a module is loaded. Names in `to` sanitize; those in `read` do both
 * for values of the usual form.
 */
export const k = {
  // Types.
  nothing,
  boolean,
  string,
  number,
  integer,
  array,
  object,
  // Numbers. `numeric` comes before limits, `integer` after them.
  numeric,
  multipleOf,
  minimum,
  above,
  maximum,
  below,
  between,
  aboveTo,
  fromBelow,
  aboveBelow,
  // Text.
  minLength,
  maxLength,
  pattern: vouchedPattern,
  hexColor,
  dateTime,
  email,
  ip,
  uuid,
  // Checks made of others.
  inEnum,
  enumOf,
  listOf,
  objectOf,
  bestOf,
  anyOfThese,
  oneOfThese,
  bySchema,
  // Sanitizers.
  toNull,
  toBoolean,
  toText,
  toNumber,
  toInteger,
  toArray,
  toObject,
  toHexColor,
  toTextField: sanitizeTextField,
  toTextareaField: sanitizeTextareaField,
  toUrl: sanitizeUrl,
  // Sanitizers made of others.
  toListOf,
  toObjectOf,
  toBestOf,
  toAnyOf,
  toOneOf,
  toSchema,
  // Both at once: the value sanitized, or what is wrong with it.
  parse,
  parseListOf,
  parseOneOf,
  // Readers of values of the usual form; what they leave is checked and sanitized by the above.
  isDateAlone,
  isHexColor,
  isIp,
  isUuid,
  readBoolean,
  readEmail,
  readInteger,
  readNullable,
  readListOrMap,
  readForm,
  readIntegers,
  readMap,
  readOneOf,
  readText,
  readTextField,
  readTextareaField,
  readTexts,
  readTextsOf,
  readUrl,
} as const;

/** The sanitizer of `type: null`: whatever it was. */
function toNull(): null {
  return null;
}
