import { expect, test } from 'vitest';
import { Imports } from '../../generator/emit/imports.ts';
import { emit } from '../../generator/emit/index.ts';
import { ParserWriter } from '../../generator/emit/parse.ts';
import { id } from '../../generator/emit/source.ts';
import { assignNames } from '../../generator/names/names.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { bySchema } from '../kernel/print-parsers.ts';
import { arg, withEndpoint } from './emit-fixture.ts';
import { settings } from './helpers.ts';
import { formatCode } from './format-code.ts';
import { textsOf } from './texts.ts';

/** A text nested in lists or objects. */
function within(levels: number, kind: 'array' | 'object'): Schema {
  if (levels === 0) return { type: 'string' };
  const inner = within(levels - 1, kind);
  return kind === 'array'
    ? { type: 'array', items: inner }
    : { type: 'object', properties: { inner, count: { type: 'integer' } } };
}

test('the parser of up to eight nested schemas is printed, deeper ones are interpreted', () => {
  const texts = [within(7, 'object'), within(8, 'object')].map((schema) => {
    const writer = new ParserWriter(new Imports('generated/x.ts', { settings, renamed: [] }));
    const parser = writer.parser('parse', id('args'), [bySchema('deep', schema)]);
    return parser && parser.steps[0]?.action.text;
  });
  expect(texts).toEqual(['args.deep = deepParser(args.deep) ?? fail("deep")', 'fail("deep")']);
});

test.each(['array', 'object'] as const)(
  'a schema of 40 levels (%s) is generated in a short time',
  { timeout: 5000 },
  async (kind) => {
    const deep = arg(
      'deep',
      { ...within(40, kind), required: true },
      {
        validate: { by: 'schema' },
        sanitize: { by: 'schema' },
      },
    );
    const other = withEndpoint('update', { args: [deep] });
    const texts = textsOf(emit(other, assignNames(other, settings).names));
    for (const [path, text] of texts) {
      if (path.endsWith('.ts')) await formatCode(path, text);
    }
    expect(texts.get('generated/posts/args.ts')).toContain('fail("deep")');
  },
);
