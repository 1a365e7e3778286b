import { expect, test } from 'vitest';
import { settingsOf } from '../../generator/config/settings.ts';
import { Imports } from '../../generator/emit/imports.ts';
import { ParserWriter } from '../../generator/emit/parse.ts';
import type { ParsedArg } from '../../generator/emit/parse.ts';
import { id } from '../../generator/emit/source.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import { bySchema } from './print-parsers.ts';

/** Prints the statement that parses the argument `a`; the second line is its constant. */
function printed(arg: ParsedArg): string[] {
  const writer = new ParserWriter(
    new Imports('generated/x.ts', { settings: settingsOf({}), renamed: [] }),
  );
  const parts = writer.parser('parseX', id('xArgs'), [arg]);
  if (!parts) return [];
  const steps = parts.steps.map(
    ({ condition, action }) => `if (${condition.text}) ${action.text};`,
  );
  return [
    ...steps,
    ...writer.constants.map(({ name, value }) => `const ${name.text} = ${value.text};`),
  ];
}

const texts: Schema = { type: 'array', items: { type: 'string', enum: ['a', 'b'] } };

const facts: readonly (readonly [schema: Schema, ...lines: string[]])[] = [
  [{ type: 'string' }, 'if (args.a !== undefined) args.a = k.string(args.a) ?? fail("a");'],
  [
    { type: 'string', minLength: 1, pattern: 'a' },
    'if (args.a !== undefined) args.a = k.limitedString(args.a, xArgs.a) ?? fail("a");',
  ],
  [
    { type: 'integer', minimum: 1, maximum: 100 },
    'if (args.a !== undefined) args.a = k.integer(args.a, 1, 100) ?? fail("a");',
  ],
  [
    { type: 'integer', maximum: 100 },
    'if (args.a !== undefined) args.a = k.integer(args.a, -Infinity, 100) ?? fail("a");',
  ],
  [
    { type: 'string', enum: ['x', 'y'] },
    'if (args.a !== undefined) args.a = k.oneOf(args.a, xArgs.a.enum) ?? fail("a");',
  ],
  [
    texts,
    'if (args.a !== undefined) args.a = k.stringsOf(args.a, xArgs.a.items.enum) ?? fail("a");',
  ],
  [
    { type: ['string', 'null'], format: 'date-time' },
    'if (args.a !== undefined && args.a !== null) args.a = k.dateTime(args.a) ?? fail("a");',
  ],
  [
    { type: 'object', properties: { n: { type: 'integer', minimum: 1 }, t: texts } },
    'if (args.a !== undefined) args.a = aParser(args.a) ?? fail("a");',
    'const aParser = k.map({ n: (value) => k.integer(value, 1), t: (value) => k.stringsOf(value, ["a", "b"]) });',
  ],
  [{ type: 'number' }, 'if (args.a !== undefined) fail("a");'],
];

test.each(facts.map(([schema, ...lines]) => ({ schema, lines })))(
  '4.7: $schema is printed as one statement of a parse function',
  ({ schema, lines }) => {
    expect(printed(bySchema('a', schema))).toEqual(lines);
  },
);

const bySite = { by: 'site', name: 'checkIt' } as const;
const unchecked = { by: 'none' } as const;
const kernel = (name: string) => ({ by: 'kernel', name }) as const;

test.each<readonly [string, Partial<ParsedArg>, readonly string[]]>([
  ['an argument with a callback of the site is not parsed', { validate: bySite }, []],
  ['an argument without callbacks is unchanged', { validate: unchecked, sanitize: unchecked }, []],
  [
    'an argument that is only validated is left to the interpreter',
    { sanitize: unchecked },
    ['if (args.a !== undefined) fail("a");'],
  ],
  [
    'an argument that is only sanitized is sanitized by the function',
    { validate: unchecked, sanitize: kernel('sanitizeKey') },
    ['if (args.a !== undefined) args.a = sanitizeKey(args.a);'],
  ],
  [
    'a text that a function sanitizes as a format is parsed as that format',
    { sanitize: kernel('sanitizeTextField') },
    ['if (args.a !== undefined) args.a = k.textField(args.a) ?? fail("a");'],
  ],
  [
    'a text with another sanitizer is left to the interpreter',
    { sanitize: kernel('sanitizeTitle') },
    ['if (args.a !== undefined) fail("a");'],
  ],
])('%s', (_title, callbacks, lines) => {
  expect(printed({ ...bySchema('a', { type: 'string' }), ...callbacks })).toEqual(lines);
});

test('a name in a schema is printed as text, never as code', () => {
  const schema: Schema = {
    type: 'object',
    properties: { '"]; process.exit(); ["': { type: 'string', enum: ['`${1}`'] } },
  };
  expect(printed(bySchema('"]; process.exit(); ["', schema))).toEqual([
    'if (args["\\"]; process.exit(); [\\""] !== undefined) args["\\"]; process.exit(); [\\""] = processExitParser(args["\\"]; process.exit(); [\\""]) ?? fail("\\"]; process.exit(); [\\"");',
    'const processExitParser = k.map({ "\\"]; process.exit(); [\\"": (value) => k.oneOf(value, ["`${1}`"]) });',
  ]);
});

test('a parse function calls one that parses some of its arguments', () => {
  const writer = new ParserWriter(
    new Imports('generated/x.ts', { settings: settingsOf({}), renamed: [] }),
  );
  const [a, b, c] = (['a', 'b', 'c'] as const).map((name) => bySchema(name, { type: 'integer' }));
  if (!a || !b || !c) throw new Error('three arguments');
  writer.parser('parseCreate', id('create'), [a, b]);
  const update = writer.parser('parseUpdate', id('update'), [c, a, b]);
  expect(update && update.calls.map(({ text }) => text)).toEqual(['parseCreate']);
  expect(update && update.steps.map(({ action }) => action.text)).toEqual([
    'args.c = k.integer(args.c) ?? fail("c")',
  ]);
  const other = writer.parser('parseOther', id('other'), [a, bySchema('b', { type: 'string' })]);
  expect(other && other.calls).toEqual([]);
});
