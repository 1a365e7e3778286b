import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { diagnose, firstLine } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { positionOf } from './check.ts';

let imported = 0;

/** A module; its default export may be another one. */
type Imported = { readonly default?: Imported; readonly __esModule?: true };

/** Imports the current version of a file and returns its default export. Throws any error of the file. */
export async function importConfig(path: string, { text }: TextFile): Promise<unknown> {
  imported += 1;
  // The query keeps Node from returning an earlier version.
  const url = `${pathToFileURL(path).href}?${text.length}.${imported}`;
  const { emitWarning } = process;
  // Newer versions of Node warn of a configuration in a package without `"type"`, which is allowed.
  process.emitWarning = (...warning: unknown[]) => {
    if (!warning.some(isTypeless)) Reflect.apply(emitWarning, process, warning);
  };
  try {
    return ((await import(/* @vite-ignore */ url)) as Imported).default;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code !== 'ERR_UNKNOWN_FILE_EXTENSION') throw error;
    // This version of Node does not import TypeScript.
    const { tsImport } = await import('tsx/esm/api');
    const module = (await tsImport(url, import.meta.url)) as Imported;
    // In a project without `"type": "module"`, tsx compiles the file to CommonJS.
    return module.default?.__esModule ? module.default.default : module.default;
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** Whether an argument of `process.emitWarning` has the code of this warning. */
function isTypeless(argument: unknown): boolean {
  const code = argument instanceof Object && 'code' in argument ? argument.code : argument;
  return code === 'MODULE_TYPELESS_PACKAGE_JSON';
}

/** Returns a diagnostic for an error of the configuration file, which may throw any value. */
export async function explainFailure(thrown: unknown, file: TextFile): Promise<Diagnostic> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const span = positionInStack(file, error.stack) ?? firstLine(file);
  const module = missingImport(error);
  if (module !== null)
    return diagnose('config/missing-import', positionOf(module, file), { module });
  const { parse, syntaxErrorOf } = await import('../typescript.ts');
  const wrong = syntaxErrorOf(parse(file));
  if (wrong !== null) {
    const { start, problem } = wrong;
    return diagnose('config/syntax', { file, start, end: start + 1 }, { problem });
  }
  // esbuild has its problem in the second line.
  const said = /: ERROR: (.*)/.exec(error.message)?.[1] ?? error.message.split('\n')[0] ?? '';
  return diagnose('config/throws', span, { problem: said.replace(/[.:]$/, '') });
}

/** Returns the package, or the name of the file, that an import could not find. */
function missingImport(error: Error): string | null {
  const codes: readonly unknown[] = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'];
  if (!('code' in error) || !codes.includes(error.code)) return null;
  const [, kind, name = ''] = /Cannot find (package|module) '([^']+)'/.exec(error.message) ?? [];
  if (kind === undefined) return null;
  return kind === 'package' ? name : basename(name);
}

/** Returns the position in the file that a stack trace contains, to the end of the line. */
function positionInStack(file: TextFile, stack = ''): Span | null {
  const name = file.path.replaceAll('.', '\\.');
  const [, line, column] = new RegExp(`${name}(?:\\?[^:\\s)]*)?:(\\d+):(\\d+)`).exec(stack) ?? [];
  if (line === undefined) return null;
  const lines = file.text.split('\n').slice(0, Number(line));
  const end = lines.join('\n').length;
  const start = end - (lines.at(-1) ?? '').length + Number(column) - 1;
  return { file, start: Math.min(start, file.text.length), end };
}
