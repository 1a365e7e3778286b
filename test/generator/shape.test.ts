import { expect, test } from 'vitest';
import { check } from './check.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

/** A resource with these members in it, and its property with these keywords. */
async function diagnosticsOf(members: object, keywords: object = {}): Promise<string[]> {
  const title = { description: 'The title of the item.', type: 'string', ...keywords };
  const resource = {
    ...{ resource: 'books', singular: 'book', base: 'books' },
    schema: { title: 'book', description: 'A book.', type: 'object', properties: { title } },
    routes: { '/': { list: { methods: 'GET', answers: 'list' } } },
    ...members,
  };
  const inputs = inputsOf({ 'schemas/resources/books.json': JSON.stringify(resource) });
  return (await check(load(inputs, settings))).map(messageOf);
}

test.each([
  [
    { resource: 'Books' },
    '"Books" is invalid: expected lower-case words joined by "-" or "/", as in "blog-posts".',
  ],
  [{ resource: 'novels' }, 'The resource is named "novels", but its file is named "books".'],
  [{ resource: 5 }, 'Expected string, found number.'],
  [{ contexts: ['view', 'view'] }, '["view","view"] contains "view" twice.'],
])('one mistake in %j is one error', async (members, diagnostics) => {
  expect(await diagnosticsOf(members)).toEqual([diagnostics]);
});

const types = 'array, boolean, integer, null, number, object, string';

test.each([
  [{ type: 5 }, `Unknown type 5; the types are ${types}.`],
  [{ type: null }, `Unknown type null; the types are ${types}.`],
  [{ type: [] }, '[] is empty.'],
  [{ type: ['string', 'string'] }, '["string","string"] contains "string" twice.'],
  [{ description: '' }, '"" is empty.'],
  [{ maxLength: -1 }, '-1 is less than 0.'],
  [{ enum: 'a' }, 'Expected array, found string.'],
])('one wrong keyword in %j is one error', async (keywords, diagnostics) => {
  expect(await diagnosticsOf({}, keywords)).toEqual([diagnostics]);
});

/** Returns the diagnostics of an article whose base uses ${…} in names and codes. */
async function diagnosticsOfGaps(params: object): Promise<string[]> {
  const list = { type: 'array', items: { type: 'integer' } };
  const title = { type: 'string', arg_options: { sanitize_callback: 'sanitize${kind}Field' } };
  const base = {
    schema: { title: 'x', type: 'object', properties: { title, '${terms}': list } },
    links: {
      own: { href: '/x', when: '${terms}' },
      '${terms}': { href: '/${terms}/{each}', each: '${terms}' },
    },
    routes: {
      '/': {
        list: { methods: 'GET', answers: 'list', errors: ['${terms}_unknown', 'no_${terms}'] },
        create: { methods: 'POST', answers: 'created', args: { $from: 'schema' } },
      },
    },
  };
  const names = { resource: 'books', singular: 'book', base: 'books' };
  const inputs = inputsOf({
    'schemas/bases/work.json': JSON.stringify(base),
    'schemas/resources/books.json': JSON.stringify({
      $extends: '../bases/work.json',
      params,
      ...names,
    }),
  });
  return (await check(load(inputs, settings))).map(messageOf);
}

test('a base may use ${…} in names of fields, callbacks and error codes', async () => {
  expect(await diagnosticsOfGaps({ terms: 'tags', kind: 'Text' })).toEqual([]);
});

test('names with ${…} are validated after the replacement', async () => {
  const diagnostics = await diagnosticsOfGaps({ terms: 'book tags', kind: 'Text' });
  expect(
    diagnostics.filter((text) => text.startsWith('"book tags_unknown" is invalid')),
  ).toHaveLength(1);
});
