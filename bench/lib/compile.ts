import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const ROOT = join(import.meta.dirname, '../..');
const FOLDERS = ['runtime', 'generated', 'site', 'bench'];
/** Beside the modules that the benches import. */
const COMPILED = join(ROOT, 'bench/compiled');
const SKIPPED = new Set(['node_modules', 'compiled', 'reports']);

/**
 * Compiles what the benches start in processes of their own, as `npm run build` does: tsx, which runs the
 * sources, wraps every function to keep its name, and that costs requests more than it costs other code.
 * Answers where a file of the sources is then.
 */
export function compile(): (source: string) => string {
  rmSync(COMPILED, { recursive: true, force: true });
  for (const folder of FOLDERS) for (const file of sourcesIn(join(ROOT, folder))) write(file);
  return targetOf;
}

function write(file: string): void {
  const target = targetOf(file);
  mkdirSync(dirname(target), { recursive: true });
  if (!file.endsWith('.ts')) {
    // What is no code is read from beside it.
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
