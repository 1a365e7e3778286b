import { expect, test } from 'vitest';
import { check } from '../../generator/check/check.ts';
import { parseSources } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { Memory } from '../../generator/memory.ts';
import { textsOf } from './texts.ts';

const resource = (name: string, includes: readonly string[]) =>
  JSON.stringify({
    ...{ resource: name, singular: name.slice(0, -1), base: name },
    schema: {
      title: name.slice(0, -1),
      description: 'A thing.',
      type: 'object',
      properties: { id: { description: 'Its number.', type: 'integer' } },
    },
    routes: {
      '/': { list: { methods: 'GET', answers: 'list', args: { $include: includes } } },
    },
  });

const set = (description: string, more: object = {}) =>
  JSON.stringify({ args: { page: { description, type: 'integer', ...more } } });

const project = {
  'schemas/args/pages.json': set('Which page.'),
  'schemas/args/places.json': set('Which place.'),
  'schemas/args/spare.json': set('Nobody includes it.'),
  'schemas/resources/books.json': resource('books', ['pages']),
  'schemas/resources/films.json': resource('films', ['places', 'pages']),
  'schemas/resources/notes.json': resource('notes', []),
  'schemas/resources/shops.json': resource('shops', ['places']),
};

/** What is wrong, and what tells each resource from what it was, by its name; nothing while something is wrong. */
async function run(files: { readonly [path: string]: string }, memory: Memory) {
  const sources = parseSources(textsOf(files, memory));
  const told = (await check(sources)).map(({ code, span }) => `${code} ${span.file.path}`);
  const resources = told.length === 0 ? lower(projectOf(sources)).resources : [];
  memory.turn();
  return { told, digests: new Map(resources.map(({ name, digest }) => [name, digest])) };
}

const changed = [
  ['pages', ['books', 'films']],
  ['places', ['films', 'shops']],
  ['spare', []],
] as const;

test.each(changed)('of a change in the set %s follow the resources %j', async (name, expected) => {
  const memory = Memory.empty();
  const before = await run(project, memory);
  expect(before.told).toEqual([]);
  expect(before.digests.size).toBe(4);
  const after = await run({ ...project, [`schemas/args/${name}.json`]: set('Other.') }, memory);
  expect(after.told).toEqual([]);
  expect(after.digests.size).toBe(4);
  const others = [...after.digests].filter(([each, digest]) => before.digests.get(each) !== digest);
  expect(others.map(([each]) => each)).toEqual(expected);
});

test.each(['pages', 'spare'])(
  'a fault in the set %s is told of, again and again, when all resources were found good',
  async (name) => {
    const memory = Memory.empty();
    expect((await run(project, memory)).told).toEqual([]);
    const path = `schemas/args/${name}.json`;
    const wrong = { ...project, [path]: set('Wrong.', { minimum: 3, maximum: 1 }) };
    const first = await run(wrong, memory);
    expect(first.told).toEqual([`schema/empty-range ${path}`]);
    expect(await run(wrong, memory)).toEqual(first);
    expect((await run(project, memory)).told).toEqual([]);
  },
);

test('a set that comes, goes, or is included by another resource is seen', async () => {
  const memory = Memory.empty();
  const before = await run(project, memory);
  const books = 'schemas/resources/books.json';
  const wanting = { ...project, [books]: resource('books', ['pages', 'more']) };
  expect((await run(wanting, memory)).told).toEqual([`args/unknown-set ${books}`]);
  const there = { ...wanting, 'schemas/args/more.json': set('Of more.') };
  const after = await run(there, memory);
  expect(after.told).toEqual([]);
  expect(after.digests.get('books')).not.toBe(before.digests.get('books'));
  expect(after.digests.get('films')).toBe(before.digests.get('films'));
  expect((await run(wanting, memory)).told).toEqual([`args/unknown-set ${books}`]);
});
