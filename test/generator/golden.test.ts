import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { generate } from '../../generator/generate.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { filesBelow } from './files-below.ts';
import { here, settings } from './helpers.ts';

const cases = readdirSync(join(here, 'golden'));

describe('what is written', () => {
  test.each(cases)('golden/%s', async (name) => {
    const root = join(here, 'golden', name);
    // One case also has a base for resources that are registered at run time.
    const config = { ...settings, bases: name === 'shared' ? ['work'] : [] };
    const { diagnostics, result } = await generate(readInputs(root, config), config);
    expect(diagnostics.map(messageOf)).toEqual([]);
    for (const [path, { text }] of result?.output ?? []) {
      // Tested by editor.test.ts; the same in every case but for the names.
      if (path.startsWith('generated/meta/')) continue;
      await expect(await text()).toMatchFileSnapshot(join(root, path));
    }
    const left = [...filesBelow(join(root, 'generated')).keys()].filter(
      (path) => !result?.output.has(`generated/${path}`),
    );
    expect(left).toEqual([]);
  });
});

test('all of it compiles, in one program', () => {
  const root = join(here, '../..');
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const folders = cases.map((name) => join(here, 'golden', name));
  const files = folders.flatMap((folder) =>
    [...filesBelow(join(folder, 'generated')).keys()]
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(folder, 'generated', path)),
  );
  expect(files).not.toEqual([]);
  // A case takes the place of the project: its `../../runtime/` is the runtime.
  const program = ts.createProgram(files, {
    ...options,
    noEmit: true,
    rootDirs: [root, ...folders],
  });
  const found = ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => file?.fileName.includes('/golden/'))
    .map(({ file, start, messageText }) => {
      const line = file?.getLineAndCharacterOfPosition(start ?? 0).line ?? 0;
      return `${file?.fileName}:${line + 1} ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
  expect(found).toEqual([]);
});
