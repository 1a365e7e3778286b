import { RestError } from '../errors/rest-error.ts';
import type { FormOptions } from '../http/wire.ts';
import { emptyMap, type Entries } from '../schema/values/containers.ts';
import type { EndpointRecord } from './registration.ts';

/** A parsed JSON body. */
export interface Body {
  readonly value: unknown;
  readonly error: RestError | null;
}

/**
 * Parses a JSON body. The error is `rest_invalid_json` (status 400) with a number for the cause:
 * 3 a control character in a string, 4 invalid JSON, 5 invalid UTF-8, 10 half of a surrogate pair.
 * The depth of nesting is checked by `checkDepth`.
 */
export function parseJsonBody(body: string | Uint8Array): Body {
  const text = textOf(body);
  if (text === '' || text === '0') return { value: null, error: null };
  // Invalid bytes are decoded to this character, which is rare in valid text.
  if (text.includes('\uFFFD') && typeof body !== 'string' && !isUtf8(body)) return failed(5);
  return parseJson(text);
}

function parseJson(text: string): Body {
  try {
    const value: unknown = JSON.parse(text);
    // Decoded text contains only whole pairs; a half can only come from an escape.
    const mayHaveHalf = text.includes('\\u') && SURROGATE_ESCAPE.test(text);
    return mayHaveHalf && hasHalfPair(value) ? failed(10) : { value, error: null };
  } catch {
    return failed(hasControl(text) ? 3 : 4);
  }
}

const strict = new TextDecoder('utf-8', { fatal: true });

function isUtf8(bytes: Uint8Array): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;
const HALF_PAIR = /\p{Surrogate}/u;

const PROBLEMS: { readonly [code: number]: string } = {
  3: 'Control character in a string',
  4: 'Syntax error',
  5: 'Invalid UTF-8',
  10: 'Unpaired surrogate',
};

function failed(code: number): Body {
  const message = PROBLEMS[code] ?? '';
  return {
    value: null,
    error: new RestError('rest_invalid_json', 'The request body is not valid JSON.', {
      status: 400,
      json_error_code: code,
      json_error_message: message,
    }),
  };
}

/**
 * Returns the parsers of the JSON parts of a form, by the arguments that can be an object or a list. OpenAPI sends each item of a
 * list as a part. Many clients omit the type of a JSON part, so an argument that takes no text is parsed without it.
 */
export function jsonParts({ args, files = {} }: EndpointRecord): FormOptions['json'] {
  return (name) => {
    const definition = Object.hasOwn(files, name) ? null : args.byName.get(name)?.definition;
    const types = [definition?.type ?? 'object'].flat();
    const isList = types.includes('array');
    if (!definition || !(isList || types.includes('object'))) return null;
    const takesText = [definition, ...(isList ? [definition.items] : [])].some(
      (schema) => schema?.type === undefined || [schema.type].flat().includes('string'),
    );
    return (text, isJson) => {
      if (!isJson && (takesText || !/^\s*[[{]/.test(text))) return null;
      const { value, error } = parseJson(text);
      if (error) return isJson ? error : null;
      const isItem = isList && !types.includes('object') && !Array.isArray(value);
      return { path: isItem ? [name, ''] : [name], value };
    };
  };
}

/** Whether a string literal contains a control character. */
function hasControl(text: string): boolean {
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted && sign < ' ') return true;
    else if (isQuoted && sign === '\\') at += 1;
  }
  return false;
}

function hasHalfPair(value: unknown): boolean {
  // A list instead of recursion, because the client decides the depth.
  const waiting = [value];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next === 'string' && HALF_PAIR.test(next)) return true;
    if (typeof next !== 'object' || next === null) continue;
    for (const [name, member] of Object.entries(next)) {
      if (HALF_PAIR.test(name)) return true;
      waiting.push(member);
    }
  }
  return false;
}

/** Whether the charset of a body is UTF-8 (the default) or a subset of it. */
export function isUtf8Name(charset: string | null): charset is 'utf-8' | null {
  return charset === null || UTF8.has(charset);
}

const UTF8: ReadonlySet<string> = new Set(['utf-8', 'utf8', 'us-ascii', 'ascii']);

/** Returns a JSON body as text, or unchanged if it is UTF-8; `rest_unsupported_charset` for an unknown charset. */
export function decodeJson(
  body: Uint8Array,
  charset: string | null,
): string | Uint8Array | RestError {
  if (isUtf8Name(charset)) return body;
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // The constructor throws for an unknown label.
    return unsupportedCharset(charset);
  }
}

/** `rest_unsupported_charset`, status 415. */
export function unsupportedCharset(charset: string): RestError {
  const message = `Unsupported charset "${charset}". Send the body as UTF-8.`;
  return new RestError('rest_unsupported_charset', message, { status: 415, charset });
}

// `ignoreBOM` keeps the byte order mark.
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Returns a body as text, with its byte order mark if it has one. */
export function textOf(body: string | Uint8Array): string {
  return typeof body === 'string' ? body : utf8.decode(body);
}

/** Returns a form whose numeric names count from 0, as the content API reads them: `5=a` is `0=a`. */
export function renumbered(form: Entries): Entries {
  const names = Object.keys(form);
  if (!names.some((name) => NUMBER.test(name))) return form;
  let next = 0;
  const params = emptyMap();
  for (const name of names) params[NUMBER.test(name) ? next++ : name] = form[name];
  return params;
}

const NUMBER = /^(?:0|-?[1-9]\d*)$/;
