import { expect, test } from 'vitest';
import { check } from './check.ts';
import { emit } from '../../generator/emit/index.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { assignNames } from '../../generator/names/names.ts';
import { base } from './broken/base.ts';
import { settings } from './helpers.ts';
import { inputsOf, textsOf } from './texts.ts';

/** Returns the diagnostics and the generated files. */
async function made(files: { readonly [path: string]: string }) {
  const sources = load(inputsOf(files), settings);
  const diagnostics = (await check(sources)).map(messageOf);
  const api = lower(projectOf(sources));
  const code = textsOf(emit(api, assignNames(api, settings).names));
  return { diagnostics, code };
}

/** Returns the files with a custom keyword in the object that starts with `before`. */
function withWordIn(path: string, before: string): { readonly [path: string]: string } {
  const text = base[path] ?? '';
  expect(text).toContain(before);
  return { ...base, [path]: text.replace(before, () => `${before} "x-team": { "a": [1] },`) };
}

const books = 'schemas/resources/books.json';
const places = [
  ['the description of the API', 'schemas/api.json', '{'],
  ['a set of arguments', 'schemas/args/paging.json', '{'],
  ['an argument of a set', 'schemas/args/paging.json', '"page": {'],
  ['a base', 'schemas/bases/work.json', '{'],
  ['the schema of a base', 'schemas/bases/work.json', '"schema": {'],
  ['a resource', books, '{'],
  ['a schema', books, '"schema": {'],
  ['a property', books, '"title": {'],
  ['a property of a property', books, '"width": {'],
  ['the options of an argument', books, '"arg_options": {'],
  ['a fact', books, '"lent": {'],
  ['a route', books, '"/": {'],
  ['an endpoint', books, '"list": {'],
  ['an argument', books, '"order": {'],
  ['a link', books, '"self": {'],
] as const;

test.each(places)('a keyword that starts with x- is allowed in %s', async (_, path, before) => {
  const files = withWordIn(path, before);
  const { diagnostics, code } = await made(files);
  const plain = await made(base);
  expect(plain.diagnostics).toEqual([]);
  expect(diagnostics).toEqual([]);
  // Schemas and OPTIONS contain it; types, parsers, routes, client and document do not.
  const others = [...code].filter(([name, text]) => plain.code.get(name) !== text);
  for (const [name, text] of others) {
    expect(name).toMatch(/\/(?:schema|args|sets|bases\/work)\.ts$/);
    expect(text).toContain('x-team');
  }
});
