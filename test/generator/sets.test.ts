import { expect, test } from 'vitest';
import { check } from './check.ts';
import { emit } from '../../generator/emit/index.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { assignNames } from '../../generator/names/names.ts';
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

/** Returns the diagnostics of a project. */
async function diagnosticsOf(files: { readonly [path: string]: string }) {
  const found = await check(load(inputsOf(files), settings));
  return found.map(({ code, span }) => `${code} ${span.file.path}`);
}

/** Returns the digests of the generated files, by path. */
function digestsOf(files: { readonly [path: string]: string }): ReadonlyMap<string, string> {
  const api = lower(projectOf(load(inputsOf(files), settings)));
  const { names } = assignNames(api, settings);
  return new Map(emit(api, names).map(({ path, digest }) => [path, digest]));
}

const ofResource = 'args|client|contexts|handlers|routes|schema|types';

test.each([
  ['schemas/args/spare.json', set('Other.'), '.*'],
  ['schemas/resources/notes.json', resource('notes', ['pages']), `notes/(${ofResource})`],
  [
    'schemas/resources/books.json',
    resource('books', []),
    `(books|shops)/(${ofResource})|films/client`,
  ],
])('a change of %s changes the digests of its dependents', (path, text, expected) => {
  const linked = (name: string, more: object): string =>
    JSON.stringify({ ...JSON.parse(resource(name, [])), ...more }); // an object
  const all = {
    ...project,
    'schemas/resources/films.json': linked('films', {
      links: { book: { href: '/b', embeds: 'books' } },
    }),
    'schemas/resources/shops.json': linked('shops', {
      routes: { '/': { find: { methods: 'GET', answers: 'list', args: { $from: 'books' } } } },
    }),
  };
  const before = digestsOf(all);
  const after = digestsOf({ ...all, [path]: text });
  const changed = [...after].filter(([file, digest]) => before.get(file) !== digest);
  // Files of the whole project depend on every resource.
  const dependents = new RegExp(
    `^generated/(${expected}).ts$|^generated/[^/]+$|^generated/(meta|shared)/`,
  );
  expect(changed.map(([file]) => file)).toEqual(
    [...after.keys()].filter((file) => dependents.test(file)),
  );
});

test.each(['pages', 'spare'])('an error in the argument set %s is reported once', async (name) => {
  const path = `schemas/args/${name}.json`;
  const wrong = { ...project, [path]: set('Wrong.', { minimum: 3, maximum: 1 }) };
  expect(await diagnosticsOf(wrong)).toEqual([`schema/empty-range ${path}`]);
});

test('a set that does not exist is reported in the resource that includes it', async () => {
  const books = 'schemas/resources/books.json';
  const wanting = { ...project, [books]: resource('books', ['pages', 'more']) };
  expect(await diagnosticsOf(wanting)).toEqual([`args/unknown-set ${books}`]);
  const there = { ...wanting, 'schemas/args/more.json': set('Of more.') };
  expect(await diagnosticsOf(there)).toEqual([]);
});
