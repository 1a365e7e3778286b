import { hint } from '../diagnostics/hint.ts';

/** Types of programming languages and databases, with the type to use. */
const types = wordsOf({
  ...{ bool: 'boolean', int: 'integer', long: 'integer' },
  ...{ decimal: 'number', double: 'number', float: 'number' },
  ...{ date: 'string', datetime: 'string', file: 'string', text: 'string', uuid: 'string' },
  ...{ dict: 'object', list: 'array', map: 'object', record: 'object' },
});

/** Formats of JSON Schema and OpenAPI, with the format to use. */
const formats = wordsOf({
  color: 'hex-color',
  guid: 'uuid',
  iri: 'uri',
  ipv4: 'ip',
  ipv6: 'ip',
  timestamp: 'date-time',
  url: 'uri',
});

const SHARE =
  'Share properties with a base in schemas/bases/, arguments with a set in schemas/args/.';

/** Keywords of JSON Schema and OpenAPI, with the alternative. */
const keywords = wordsOf({
  $comment: 'Use "x-comment".',
  $defs: SHARE,
  $ref: SHARE,
  allOf: 'Merge the schemas into one.',
  definitions: SHARE,
  example: 'Use "examples", a list.',
});

/** Keywords whose values have another type in JSON Schema. */
const values = wordsOf({
  exclusiveMaximum: 'Write "maximum": 10, "exclusiveMaximum": true.',
  exclusiveMinimum: 'Write "minimum": 0, "exclusiveMinimum": true.',
});

const hintFrom =
  (words: ReadonlyMap<string, string>) => (written: string, known: Iterable<string>) =>
    hint(words.get(written.toLowerCase()) ?? written, known);

/** ` Did you mean "integer"?` for `int`, ` Did you mean "uri"?` for `url`, and for misspelled types and formats. */
export const [typeHint, formatHint] = [hintFrom(types), hintFrom(formats)] as const;

/** Returns the alternative to an unsupported keyword. */
export function keywordHint(written: string, known: Iterable<string>): string {
  const instead = keywords.get(written);
  return instead === undefined ? hint(written, known) : ` ${instead}`;
}

/** Returns how to write a keyword whose value has another type in JSON Schema. */
export function valueHint(keyword: string): string {
  const instead = values.get(keyword);
  return instead === undefined ? '' : ` ${instead}`;
}

function wordsOf(words: { readonly [foreign: string]: string }): ReadonlyMap<string, string> {
  return new Map(Object.entries(words));
}
