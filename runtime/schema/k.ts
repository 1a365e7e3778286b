import {
  boolean,
  dateTime,
  email,
  hexColor,
  integer,
  integers,
  ip,
  listOrMap,
  map,
  nullable,
  oneOf,
  string,
  strings,
  stringsOf,
  textField,
  textareaField,
  url,
  uuid,
} from './parsers.ts';

/** The parsers that generated code calls. Each returns the sanitized value, or `undefined`. */
export const k = {
  string,
  boolean,
  integer,
  integers,
  strings,
  stringsOf,
  oneOf,
  dateTime,
  hexColor,
  ip,
  uuid,
  email,
  url,
  textField,
  textareaField,
  nullable,
  map,
  listOrMap,
} as const;

/** The parser of each format of a string, by its name in `k`. */
export const formatParsers = {
  'date-time': 'dateTime',
  'hex-color': 'hexColor',
  ip: 'ip',
  uuid: 'uuid',
  email: 'email',
  uri: 'url',
  'text-field': 'textField',
  'textarea-field': 'textareaField',
} as const satisfies { readonly [format: string]: keyof typeof k };
