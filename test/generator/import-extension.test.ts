import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import type { ImportExtension } from '../../generator/config/settings.ts';
import { filesBelow } from './files-below.ts';
import { here, projectFrom, runTool } from './helpers.ts';

const { Bundler, NodeNext } = ts.ModuleResolutionKind;

/** Generates a project whose runtime is a folder. Returns its TypeScript files by path. */
async function generated(importExtension: ImportExtension): Promise<Map<string, string>> {
  const root = projectFrom('linked');
  symlinkSync(join(here, '../../runtime'), join(root, 'runtime'));
  const parts = ['server', 'client', 'testing'] as const;
  const { code, err } = await runTool(root, {}, { importExtension, parts });
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const texts = ['generated', 'site'].flatMap((folder) =>
    [...filesBelow(join(root, folder))].map(
      ([path, text]) => [join(root, folder, path), text] as const,
    ),
  );
  return new Map(texts.filter(([path]) => path.endsWith('.ts')));
}

/** Compiles files. Returns the errors in them, not those of the runtime, which imports `.ts`. */
function errorsOf(files: ReadonlyMap<string, string>, options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([...files.keys()], {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    ...options,
  });
  return ts
    .getPreEmitDiagnostics(program)
    .filter(({ file }) => files.has(file?.fileName ?? ''))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
}

test.each<[ImportExtension, RegExp, ts.CompilerOptions]>([
  [
    'ts',
    /^\.{1,2}\/.*\.ts$/,
    {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: NodeNext,
      allowImportingTsExtensions: true,
    },
  ],
  ['js', /^\.{1,2}\/.*\.js$/, { module: ts.ModuleKind.NodeNext, moduleResolution: NodeNext }],
  ['none', /^\.{1,2}\/(?!.*\.[jt]s$)/, { module: ts.ModuleKind.ESNext, moduleResolution: Bundler }],
])(
  'with importExtension %s, relative imports have that form and compile',
  { timeout: 60_000 },
  async (extension, form, options) => {
    const files = await generated(extension);
    const imports = [...files.values()].flatMap((text) =>
      [...text.matchAll(/ from ['"](\.[^'"]*)['"]/g)].map(([, specifier = '']) => specifier),
    );
    expect(imports.length).toBeGreaterThan(50);
    expect(imports.filter((specifier) => !form.test(specifier))).toEqual([]);
    expect(errorsOf(files, options)).toEqual([]);
  },
);
