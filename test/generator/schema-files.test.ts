import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from './check.ts';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { emit } from '../../generator/emit/index.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import { assignNames } from '../../generator/names/names.ts';
import { wordsPage } from '../site/tables/words-table.ts';
import { here, settings } from './helpers.ts';
import { inputsOf, textsOf } from './texts.ts';
import { formatCode } from './format-code.ts';

/** The files of docs/schema-files.md by path. */
const page = readFileSync(join(here, '../../docs/schema-files.md'), 'utf8');
const shown = [...page.matchAll(/^`(schemas\/[^`]+)`:\n\n```json\n(.*?)^```/gms)];
const files = Object.fromEntries(shown.map(([, path = '', text = '']) => [path, text]));
const sources = load(inputsOf(files), settings);

async function typesOf(resource: string): Promise<string> {
  const api = lower(projectOf(sources));
  const path = `generated/${resource}/types.ts`;
  return formatCode(path, textsOf(emit(api, assignNames(api, settings).names)).get(path) ?? '');
}

test('the files of the page are a project without diagnostics', async () => {
  expect(Object.keys(files)).toHaveLength(20);
  expect((await check(sources)).map(messageOf)).toEqual([]);
});

test('the types of the page are generated from its files', async () => {
  const text = (await typesOf('books')).replaceAll(/ *\/\*\*.*?\*\/\n/gs, '');
  const [, block = ''] = /^```ts\n(.*?)^```/ms.exec(page) ?? [];
  const types = block.split('\n\n').map((type) => type.trim());
  expect(types).toHaveLength(4);
  for (const type of types) expect(text).toContain(`${type}\n`);
});

test('a property of a feature exists in resources with this feature only', async () => {
  expect(await typesOf('readers')).toContain('  card: string;\n');
  expect(await typesOf('authors')).not.toContain('card');
});

test('the tables of the page equal the output of `npm run tables`', () => {
  expect(wordsPage(join(here, '../..')), 'run `npm run tables`').toBe(page);
});
