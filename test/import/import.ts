import {
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import ts from 'typescript';
import { onTestFinished } from 'vitest';
import { Cache } from '../../generator/cache.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { isError, messageOf } from '../../generator/diagnostics/print.ts';
import { importDocument } from '../../generator/import/import.ts';
import type { ImportOptions } from '../../generator/import/import.ts';
import { runProject } from '../../generator/run.ts';

export const here = resolve(import.meta.dirname);

/** An empty project that is removed after the test. */
export function emptyProject(): string {
  const root = mkdtempSync(join(tmpdir(), 'restloom-import-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }\n');
  return root;
}

/** The exit code and the output of an import. */
export interface Imported {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Imports a file or a URL into the project at `root`. */
export async function imported(
  root: string,
  source: string,
  options: ImportOptions & { readonly format?: 'text' | 'json' } = {},
): Promise<Imported> {
  const [out, err]: [string[], string[]] = [[], []];
  const { format = 'text', ...given } = options;
  const code = await importDocument(
    source,
    root,
    { root, ...given },
    {
      ...{ format, quiet: false, paint: plain, errPaint: plain },
      out: (text) => out.push(text),
      err: (text) => err.push(text),
    },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** Imports a document given as a value. */
export async function importedValue(root: string, value: unknown): Promise<Imported> {
  writeFileSync(join(root, 'document.json'), JSON.stringify(value));
  return imported(root, 'document.json', { format: 'json' });
}

/** A loss in the report of an import, with its pointer. */
interface Loss {
  readonly kind: string;
  readonly pointer: string;
}

/** Returns the losses of an import, without the descriptions of responses, which each response has to have. */
export function lossesIn({ out }: Pick<Imported, 'out'>): readonly string[] {
  // The report of an import.
  const { losses } = JSON.parse(out) as { readonly losses: readonly Loss[] };
  return losses
    .filter(({ kind }) => kind !== 'response-text')
    .map(({ kind, pointer }) => `${kind} ${pointer}`);
}

/** Returns a schema file of a project. */
export function schemaFile(root: string, name: string): unknown {
  return JSON.parse(readFileSync(join(root, 'schemas', name), 'utf8'));
}

export const compilerOptions: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
  typeRoots: [resolve(here, '../../node_modules/@types')],
  preserveSymlinks: true,
};

/** Generates code in a project with the runtime of this repository, and returns the errors of its compiler. */
export async function compiled(root: string): Promise<readonly string[]> {
  const repository = resolve(here, '../..');
  symlinkSync(join(repository, 'runtime'), join(root, 'runtime'));
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'));
  const run = { check: false, force: false, stubs: true };
  const config = { runtime: './runtime' };
  const outcome = await runProject(root, config, run, new Cache(root), '');
  const files = ['generated', 'site'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => join(root, folder, path)),
  );
  const program = ts.createProgram(files, compilerOptions);
  return [
    ...outcome.diagnostics.filter(isError).map(messageOf),
    ...ts
      .getPreEmitDiagnostics(program)
      .map(
        ({ messageText, file }) =>
          `${file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      ),
  ];
}
