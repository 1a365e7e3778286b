import { expect, test } from 'vitest';
import { check } from './check.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

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
  'schemas/args/spare.json': set('An unused set.'),
  'schemas/resources/books.json': resource('books', ['pages']),
  'schemas/resources/films.json': resource('films', ['places', 'pages']),
  'schemas/resources/notes.json': resource('notes', []),
  'schemas/resources/shops.json': resource('shops', ['places']),
};

/** The diagnostics of a project, and the digests of its resources if there are none. */
async function run(files: { readonly [path: string]: string }) {
  const sources = load(inputsOf(files), settings);
  const diagnostics = (await check(sources)).map(({ code, span }) => `${code} ${span.file.path}`);
  const resources = diagnostics.length === 0 ? lower(projectOf(sources)).resources : [];
  return { diagnostics, digests: new Map(resources.map(({ name, digest }) => [name, digest])) };
}

const changed = [
  ['pages', ['books', 'films']],
  ['places', ['films', 'shops']],
  ['spare', []],
] as const;

test.each(changed)(
  'a change of the argument set %s changes the digests of the resources %j',
  async (name, expected) => {
    const before = await run(project);
    expect(before.diagnostics).toEqual([]);
    expect(before.digests.size).toBe(4);
    const after = await run({ ...project, [`schemas/args/${name}.json`]: set('Other.') });
    expect(after.diagnostics).toEqual([]);
    expect(after.digests.size).toBe(4);
    const others = [...after.digests].filter(
      ([each, digest]) => before.digests.get(each) !== digest,
    );
    expect(others.map(([each]) => each)).toEqual(expected);
  },
);

test.each(['pages', 'spare'])('an error in the argument set %s is reported once', async (name) => {
  const path = `schemas/args/${name}.json`;
  const wrong = { ...project, [path]: set('Wrong.', { minimum: 3, maximum: 1 }) };
  expect((await run(wrong)).diagnostics).toEqual([`schema/empty-range ${path}`]);
});

test('including another argument set changes the digest of the resource alone', async () => {
  const before = await run(project);
  const books = 'schemas/resources/books.json';
  const wanting = { ...project, [books]: resource('books', ['pages', 'more']) };
  expect((await run(wanting)).diagnostics).toEqual([`args/unknown-set ${books}`]);
  const there = { ...wanting, 'schemas/args/more.json': set('Of more.') };
  const after = await run(there);
  expect(after.diagnostics).toEqual([]);
  expect(after.digests.get('books')).not.toBe(before.digests.get('books'));
  expect(after.digests.get('films')).toBe(before.digests.get('films'));
});
