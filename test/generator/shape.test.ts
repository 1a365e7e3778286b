import { expect, test } from 'vitest';
import { check } from '../../generator/check/check.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { parseSources } from '../../generator/load/load.ts';
import { textsOf } from './texts.ts';

/** A resource with these members in it, and its property with these keywords. */
async function saidOf(members: object, keywords: object = {}): Promise<string[]> {
  const title = { description: 'What it is called.', type: 'string', ...keywords };
  const resource = {
    ...{ resource: 'books', singular: 'book', base: 'books' },
    schema: { title: 'book', description: 'A book.', type: 'object', properties: { title } },
    routes: { '/': { list: { methods: 'GET', answers: 'list' } } },
    ...members,
  };
  const texts = textsOf({ 'schemas/resources/books.json': JSON.stringify(resource) });
  return (await check(parseSources(texts))).map(messageOf);
}

test.each([
  [{ resource: 'Books' }, '"Books" is not of the form ^[a-z][a-z0-9]*([-/][a-z0-9]+)*$.'],
  [{ resource: 'novels' }, 'The resource is called "novels", its file "books".'],
  [{ resource: 5 }, 'Expected string, found number.'],
  [{ contexts: ['view', 'view'] }, '["view","view"] holds "view" twice.'],
])('%j: one mistake is one error', async (members, said) => {
  expect(await saidOf(members)).toEqual([said]);
});

const types = 'array, boolean, integer, null, number, object, string';

test.each([
  [{ type: 5 }, `5 is not one of the types ${types}.`],
  [{ type: null }, `null is not one of the types ${types}.`],
  [{ type: [] }, '[] is empty.'],
  [{ type: ['string', 'string'] }, '["string","string"] holds "string" twice.'],
  [{ description: '' }, '"" is empty.'],
  [{ maxLength: -1 }, '-1 is less than 0.'],
  [{ enum: 'a' }, 'Expected array, found string.'],
])('%j: one wrong keyword is one error', async (keywords, said) => {
  expect(await saidOf({}, keywords)).toEqual([said]);
});
