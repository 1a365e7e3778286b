import { hint } from '../diagnostics/hint.ts';

type Words = { readonly [theirs: string]: string };

/** Types of programming languages and databases: theirs → ours. */
const types: Words = {
  bool: 'boolean',
  date: 'string',
  datetime: 'string',
  decimal: 'number',
  dict: 'object',
  double: 'number',
  file: 'string',
  float: 'number',
  int: 'integer',
  list: 'array',
  long: 'integer',
  map: 'object',
  record: 'object',
  text: 'string',
  uuid: 'string',
};

/** Formats of JSON Schema and OpenAPI: theirs → ours. */
const formats: Words = {
  color: 'hex-color',
  date: 'date-time',
  guid: 'uuid',
  iri: 'uri',
  ipv4: 'ip',
  ipv6: 'ip',
  timestamp: 'date-time',
  url: 'uri',
};

/** Keywords of JSON Schema and OpenAPI: theirs → what is said instead. */
const keywords: Words = {
  $comment: 'Write "x-comment".',
  $defs: 'Share properties by a base in schemas/bases/, arguments by a set in schemas/args/.',
  $ref: 'Share properties by a base in schemas/bases/, arguments by a set in schemas/args/.',
  allOf: 'Write the members of all of them in one schema.',
  const: 'Write "enum" with one value.',
  definitions: 'Share properties by a base in schemas/bases/, arguments by a set in schemas/args/.',
  deprecated: 'Write it in the description.',
  example: 'Write "x-example".',
  examples: 'Write "x-examples".',
  nullable: 'Write "type": ["string", "null"], for a string.',
  writeOnly: 'Write "context": [], and no answer shows it.',
};

/** Keywords whose values are of another kind elsewhere. */
const values: Words = {
  exclusiveMaximum: 'Write "maximum": 10, "exclusiveMaximum": true.',
  exclusiveMinimum: 'Write "minimum": 0, "exclusiveMinimum": true.',
};

/** ` Did you mean "integer"?` of `int`, and of what is nearly the name of a type. */
export const typeHint = (written: string, known: Iterable<string>): string =>
  hint(translated(types, written.toLowerCase()) ?? written, known);

/** ` Did you mean "uri"?` of `url`, and of what is nearly the name of a format. */
export const formatHint = (written: string, known: Iterable<string>): string =>
  hint(translated(formats, written.toLowerCase()) ?? written, known);

/** What to write instead of a keyword that this dialect does not have. */
export function keywordHint(written: string, known: Iterable<string>): string {
  const instead = translated(keywords, written);
  return instead === null ? hint(written, known) : ` ${instead}`;
}

/** How a keyword says here what it says elsewhere by a value of another kind. */
export function valueHint(keyword: string): string {
  const instead = translated(values, keyword);
  return instead === null ? '' : ` ${instead}`;
}

function translated(words: Words, word: string): string | null {
  return (Object.hasOwn(words, word) ? words[word] : null) ?? null;
}
