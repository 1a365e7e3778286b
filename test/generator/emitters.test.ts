import { cpSync, existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { jsonSchemas } from '../../generator/emitters/index.ts';
import type { ApiModel, Emitter } from '../../generator/emitters/index.ts';
import { markdown } from '../guide/emitters/markdown.ts';
import { zod } from '../guide/emitters/zod.ts';
import { emptyFolder, here, projectFrom, runTool } from './helpers.ts';

/** The library of the guide with files of emitters. */
async function libraryWith(emitters: readonly Emitter[]): Promise<string> {
  const root = emptyFolder();
  cpSync(join(here, '../e2e/library/schemas'), join(root, 'schemas'), { recursive: true });
  expect(await runTool(root, {}, { emitters })).toMatchObject({ code: 0, err: '' });
  return root;
}

function read(root: string, path: string): string {
  return readFileSync(join(root, 'generated', path), 'utf8');
}

/** Runs the emitter `bad` in a project and returns the output of the run. */
async function refused(emit: (api: ApiModel) => unknown, name = 'bad') {
  const root = projectFrom('tiny');
  // Code without types can return anything.
  const { code, err } = await runTool(
    root,
    {},
    { emitters: [{ name, emit: emit as Emitter['emit'] }] },
  );
  expect(existsSync(join(root, 'generated'))).toBe(false);
  return `${code} ${err.split('\n')[0]}`;
}

test('the files of an emitter have headers, and are in sync until a schema or the emitter changes', async () => {
  const root = projectFrom('tiny');
  const emitters = [markdown];
  await runTool(root, {}, { emitters });
  const [resource = ''] = readdirSync(join(root, 'generated/docs'));
  expect(read(root, `docs/${resource}`)).toMatch(
    /^<!-- @generated from schemas\/ by `npm run generate`\. Do not edit\. \([0-9a-f]{12}\) -->\n\n# /,
  );
  expect((await runTool(root, { check: true }, { emitters })).code).toBe(0);
  const changed = { ...markdown, emit: () => ({ [resource]: '# Other\n' }) };
  const { code, out, err } = await runTool(root, { check: true }, { emitters: [changed] });
  expect([code, (out + err).includes(`generated/docs/${resource}`)]).toEqual([1, true]);
  expect((await runTool(root, {}, {})).code).toBe(0);
  expect(existsSync(join(root, `generated/docs/${resource}`))).toBe(false);
});

test('a file of an emitter that was edited is not overwritten', async () => {
  const root = projectFrom('tiny');
  await runTool(root, {}, { emitters: [markdown] });
  const [resource = ''] = readdirSync(join(root, 'generated/docs'));
  writeFileSync(join(root, 'generated/docs', resource), '# Mine\n');
  expect((await runTool(root, {}, { emitters: [markdown] })).code).toBe(1);
  expect(read(root, `docs/${resource}`)).toBe('# Mine\n');
});

test('an emitter that throws, returns no texts or leaves its folder is reported, and nothing is written', async () => {
  const fails = (problem: string) =>
    expect.stringContaining(`The emitter "bad" fails: ${problem}.`);
  expect(
    await refused(() => {
      throw new Error('no ink');
    }),
  ).toEqual(fails('it throws an error: no ink'));
  expect(await refused(() => Promise.reject(new Error('no ink')))).toEqual(
    fails('it throws an error: no ink'),
  );
  expect(await refused(() => 7)).toEqual(fails('it returns no object of texts by path'));
  expect(await refused(() => ({ 'a.md': 7 }))).toEqual(
    fails('it returns no object of texts by path'),
  );
  for (const path of ['../a.md', '/a.md', 'b/../../a.md', '', 'a/', 'b\\a.md', './a.md'])
    expect(await refused(() => ({ [path]: '' }))).toEqual(
      fails(`its file ${JSON.stringify(path)} is outside of its folder`),
    );
  expect(await refused(() => ({ 'a.ts': 'const =' }))).toEqual(
    fails('its file "a.ts" is not TypeScript'),
  );
  expect(await refused(() => ({ 'a.json': '[1]' }))).toEqual(
    fails(
      'its file "a.json" is not indented JSON of an object whose first member is a text or a number',
    ),
  );
  expect(await refused(() => ({ 'a.csv': '1;2' }))).toEqual(
    fails('its file "a.csv" has an extension for which the generator knows no comments'),
  );
});

test('an emitter cannot have the folder of other generated files', async () => {
  expect(await refused(() => ({}), 'bases')).toContain(
    'The emitter "bases" fails: its folder has generated/bases/, which is not one of its files.',
  );
});

test('emitters without a name or a function are refused as a setting', async () => {
  const root = emptyFolder();
  const config = { emitters: [{ name: 'a b', emit: () => ({}) }] };
  const { code, err } = await runTool(root, {}, config);
  expect(code).toBe(2);
  expect(err).toContain('which is not a list of objects with a name of letters, digits and - and');
});

test('JSON Schema files are valid and accept what the endpoint accepts', async () => {
  const root = await libraryWith([jsonSchemas()]);
  const ajv = new Ajv2020({ strict: true, strictTypes: false, validateFormats: false });
  const schemas = readdirSync(join(root, 'generated/json-schema'), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((path) => path.endsWith('.json'))
    .map((path) => [path, JSON.parse(read(root, `json-schema/${path}`))] as const);
  ajv.addKeyword('x-generated');
  for (const [path, schema] of schemas) ajv.addSchema(schema, path);
  for (const [path] of schemas) expect(ajv.getSchema(path)).toBeTypeOf('function');
  const create = ajv.getSchema('books/create.input.json')!;
  expect(create({ title: 'Middlemarch' })).toBe(true);
  expect(create({ title: 7 })).toBe(false);
  expect(create({ title: 'Middlemarch', unknown: 1 })).toBe(false);
});

test('the schemas of zod that the guide prints accept and refuse the input of an endpoint', async () => {
  const root = await libraryWith([zod]);
  symlinkSync(join(here, '../../node_modules'), join(root, 'node_modules'));
  const books: { readonly createInput: ZodType } = await import(
    pathToFileURL(join(root, 'generated/zod/books.ts')).href
  );
  expect(books.createInput.safeParse({ title: 'Middlemarch' }).success).toBe(true);
  expect(books.createInput.safeParse({ title: 7 }).success).toBe(false);
});

test('the Markdown table of the guide has a row for each endpoint', async () => {
  const root = await libraryWith([markdown]);
  expect(read(root, 'docs/books.md')).toContain('| books.get | `GET /books/{id}` |');
});
