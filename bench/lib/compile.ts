import {
  copyFileSync,
  existsSync,
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
  // Each folder finds its own packages: the peers of the benches must not replace those of the site.
  for (const folder of ['.', ...FOLDERS]) {
    const packages = join(ROOT, folder, 'node_modules');
    if (existsSync(packages)) symlinkSync(packages, join(COMPILED, folder, 'node_modules'));
  }
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
    if (SKIPPED.has(entry.name)) return [];
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return path.endsWith('.d.ts') ? [] : [path];
  });
}
