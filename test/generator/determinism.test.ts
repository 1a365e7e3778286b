import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { generate } from '../../generator/generate.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import type { InputFiles } from '../../generator/load/inputs.ts';
import { filesBelow } from './files-below.ts';
import { here, projectFrom, settings } from './helpers.ts';

async function outputOf(
  root: string,
  order = (files: InputFiles): InputFiles => files,
): Promise<[string, string][]> {
  const { result, diagnostics } = await generate(order(readInputs(root, settings)), settings);
  expect(diagnostics.map(messageOf)).toEqual([]);
  const texts: [string, string][] = [];
  for (const [path, { text }] of result?.output ?? []) texts.push([path, await text()]);
  return texts;
}

/** The text without its checksum and without the lines of schema files. */
function withoutLines([path, text]: [string, string]): [string, string] {
  return [path, text.replace(/\(\w{12}\)/, '').replaceAll(/\.json:\d+\)/g, '.json)')];
}

function backwards(files: InputFiles): InputFiles {
  const { resources, bases, argSets, handlers } = files;
  return {
    ...files,
    resources: resources.toReversed(),
    bases: bases.toReversed(),
    argSets: argSets.toReversed(),
    handlers: handlers.toReversed(),
  };
}

function rewrite(root: string, change: (text: string) => string): void {
  for (const [path, text] of filesBelow(join(root, 'schemas')))
    writeFileSync(join(root, 'schemas', path), change(text));
}

describe('the same schemas give the same bytes', () => {
  const golden = join(here, 'golden', 'shared');

  test('two runs generate the same bytes', async () => {
    expect(await outputOf(golden)).toEqual(await outputOf(golden));
  });

  test('a project in another folder generates the same bytes', async () => {
    expect(await outputOf(projectFrom('shared'))).toEqual(await outputOf(golden));
  });

  test('the order of input files does not change the bytes', async () => {
    expect(await outputOf(golden, backwards)).toEqual(await outputOf(golden));
  });

  test('CRLF and a byte order mark in schema files do not change the bytes', async () => {
    const root = projectFrom('shared');
    rewrite(root, (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`);
    expect(await outputOf(root)).toEqual(await outputOf(golden));
  });

  test('comments in schema files of every kind do not change the bytes', async () => {
    const [plain, commented] = [projectFrom('shared'), projectFrom('shared')];
    for (const root of [plain, commented])
      writeFileSync(
        join(root, 'schemas/api.json'),
        '{\n  "title": "Books",\n  "version": "1"\n}\n',
      );
    const kinds = [...filesBelow(join(plain, 'schemas')).keys()].map((path) => path.split('/')[0]);
    expect([...new Set(kinds)].sort()).toEqual(['api.json', 'args', 'bases', 'resources']);
    rewrite(commented, (text) =>
      text.replaceAll('{\n', '{ // "a": {\n').replaceAll(',\n', ' /* b */,\n'),
    );
    expect(await outputOf(commented)).toEqual(await outputOf(plain));
  });

  test('the layout of schema files changes only the line numbers in comments', async () => {
    const root = projectFrom('shared');
    rewrite(root, (text) => JSON.stringify(JSON.parse(text)));
    expect((await outputOf(root)).map(withoutLines)).toEqual(
      (await outputOf(golden)).map(withoutLines),
    );
  });
});
