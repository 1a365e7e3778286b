import { expect, test } from 'vitest';
import { check } from './check.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { base } from './broken/base.ts';
import { settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

const file = 'schemas/resources/books.json';

test.each([
  ['a type of programming languages', '{ "type": "int" }', 'Did you mean "integer"?'],
  ['one of several types', '{ "type": ["Bool", "null"] }', 'Did you mean "boolean"?'],
  ['a misspelt type', '{ "type": "nmuber" }', 'Did you mean "number"?'],
  ['a format', '{ "type": "string", "format": "url" }', 'Did you mean "uri"?'],
  ['an example', '{ "type": "string", "example": "x" }', 'Use "examples"'],
  ['a constant in a list', '{ "const": 3, "enum": [3] }', 'expected either "const" or "enum"'],
  [
    'both directions',
    '{ "type": "string", "writeOnly": true, "readonly": true }',
    'expected either',
  ],
  ['references', '{ "$ref": "#/$defs/isbn" }', 'a base in schemas/bases/'],
  [
    'a bound that is excluded',
    '{ "type": "number", "exclusiveMinimum": 0 }',
    'Write "minimum": 0, "exclusiveMinimum": true.',
  ],
  [
    'a member of every object',
    '{ "type": "string", "constructor": 1 }',
    'is not a supported keyword.',
  ],
])(
  '%s of another schema language is reported with its replacement',
  async (_, schema, expected) => {
    const before = base[file] ?? '';
    const put = before.replace('"isbn": {', `"edition": ${schema}, "isbn": {`);
    expect(put).not.toBe(before);
    const found = await check(load(inputsOf({ ...base, [file]: put }), settings));
    expect(found.map(messageOf)).toEqual([expect.stringContaining(expected)]);
  },
);
