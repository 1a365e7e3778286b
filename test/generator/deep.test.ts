import { expect, test } from 'vitest';
import { checkOf, parserOf, sanitizerOf } from '../../generator/emit/checks.ts';
import { emit } from '../../generator/emit/index.ts';
import { assignNames } from '../../generator/names/names.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { arg, withEndpoint } from './emit-fixture.ts';
import { settings } from './helpers.ts';
import { formatCode } from './format-code.ts';
import { textsOf } from './texts.ts';

/** A text in as many lists, or in as many objects. */
function within(levels: number, kind: 'array' | 'object'): Schema {
  if (levels === 0) return { type: 'string' };
  const inner = within(levels - 1, kind);
  return kind === 'array'
    ? { type: 'array', items: inner }
    : { type: 'object', properties: { inner, count: { type: 'integer' } } };
}

test('up to eight schemas in each other are written as calls, deeper ones are walked', () => {
  const print = [checkOf, sanitizerOf, parserOf];
  const eight = within(7, 'object');
  for (const each of print) expect(each(eight).text).not.toMatch(/bySchema|toSchema/);
  const nine = within(8, 'object');
  expect(print.map((each) => each(nine).text.slice(0, 11))).toEqual([
    'k.bySchema(',
    'k.toSchema(',
    'k.parse(k.b',
  ]);
});

test.each(['array', 'object'] as const)(
  'what takes a schema of 40 levels (%s) is written in no time',
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
    expect(texts.get('generated/posts/args.ts')).toContain('k.bySchema(');
  },
);
