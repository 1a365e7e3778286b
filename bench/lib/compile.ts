import {
  copyFileSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['runtime', 'generated', 'site', 'bench'];
/** Below `bench/`, which has the packages that the benches import. */
const COMPILED = join(ROOT, 'bench/compiled');
const SKIPPED = new Set(['node_modules', 'compiled', 'reports']);

/**
 * Compiles the sources as `npm run build` does, for the processes of servers: tsx wraps every function to keep
 * its name, which costs a request more than it costs other code. Returns a function from the path of a source
 * to that of its compiled file.
 */
export function compile(): (source: string) => string {
  rmSync(COMPILED, { recursive: true, force: true });
  for (const folder of FOLDERS) for (const file of sourcesIn(join(ROOT, folder))) write(file);
  // The peers of the benches must not replace the packages of the site.
  symlinkSync(join(ROOT, 'node_modules'), join(COMPILED, 'node_modules'));
  symlinkSync(join(ROOT, 'bench/node_modules'), join(COMPILED, 'bench/node_modules'));
  return targetOf;
}

function write(file: string): void {
  const target = targetOf(file);
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) {
    // Compiled code reads other files from its own folder.
    copyFileSync(file, target);
    return;
  }
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: OPTIONS,
    fileName: file,
  });
  writeFileSync(target, outputText);
}

// Types are checked by `npm run typecheck`; they change nothing of what runs.
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
  rewriteRelativeImportExtensions: true,
};

function targetOf(source: string): string {
  return join(COMPILED, relative(ROOT, source)).replace(/\.ts$/, '.js');
}

function sourcesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return SKIPPED.has(entry.name) ? [] : sourcesIn(path);
    return path.endsWith('.d.ts') ? [] : [path];
  });
}
