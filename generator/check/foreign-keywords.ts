import { hint } from '../diagnostics/hint.ts';

type Words = { readonly [foreign: string]: string };

/** Types of programming languages and databases, with the type to use. */
const types: Words = {
  ...{ bool: 'boolean', int: 'integer', long: 'integer' },
  ...{ decimal: 'number', double: 'number', float: 'number' },
  ...{ date: 'string', datetime: 'string', file: 'string', text: 'string', uuid: 'string' },
  ...{ dict: 'object', list: 'array', map: 'object', record: 'object' },
};

/** Formats of JSON Schema and OpenAPI, with the format to use. */
const formats: Words = {
  color: 'hex-color',
  guid: 'uuid',
  iri: 'uri',
  ipv4: 'ip',
  ipv6: 'ip',
  timestamp: 'date-time',
  url: 'uri',
};

const SHARE =
  'Share properties with a base in schemas/bases/, arguments with a set in schemas/args/.';

/** Keywords of JSON Schema and OpenAPI, with the alternative. */
const keywords: Words = {
  $comment: 'Use "x-comment".',
  $defs: SHARE,
  $ref: SHARE,
  allOf: 'Merge the schemas into one.',
  definitions: SHARE,
  example: 'Use "examples", a list.',
};

/** Keywords whose values have another type in JSON Schema. */
const values: Words = {
  exclusiveMaximum: 'Write "maximum": 10, "exclusiveMaximum": true.',
  exclusiveMinimum: 'Write "minimum": 0, "exclusiveMinimum": true.',
};

/** ` Did you mean "integer"?` for `int` and for misspelled types. */
export const typeHint = (written: string, known: Iterable<string>): string =>
  hint(translated(types, written.toLowerCase()) ?? written, known);

/** ` Did you mean "uri"?` for `url` and for misspelled formats. */
export const formatHint = (written: string, known: Iterable<string>): string =>
  hint(translated(formats, written.toLowerCase()) ?? written, known);

/** Returns the alternative to an unsupported keyword. */
export function keywordHint(written: string, known: Iterable<string>): string {
  const instead = translated(keywords, written);
  return instead === null ? hint(written, known) : ` ${instead}`;
}

/** Returns how to write a keyword whose value has another type in JSON Schema. */
export function valueHint(keyword: string): string {
  const instead = translated(values, keyword);
  return instead === null ? '' : ` ${instead}`;
}

function translated(words: Words, word: string): string | null {
  return (Object.hasOwn(words, word) ? words[word] : null) ?? null;
}
