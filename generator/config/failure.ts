import { basename } from 'node:path';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { Unfinished } from './import.ts';

/** Why running a configuration file gave nothing. The file is somebody's code: it may throw anything. */
export async function explainFailure(thrown: unknown, file: TextFile): Promise<Diagnostic> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const thereOrFirst = placeIn(file, error.stack) ?? firstLine(file);
  if (error instanceof Unfinished) {
    return diagnose('config/unfinished', thereOrFirst, { problem: error.message });
  }
  const missing = missingImport(error);
  if (missing !== null) {
    const span = wordIn(file, missing) ?? firstLine(file);
    return diagnose('config/missing-import', span, { module: missing });
  }
  const { parse, syntaxErrorOf } = await import('../handlers/parse.ts');
  const wrong = syntaxErrorOf(parse(file));
  if (wrong !== null) {
    const span = { file, start: wrong.start, end: wrong.start + 1 };
    return diagnose('config/syntax', span, { problem: wrong.problem });
  }
  return diagnose('config/throws', thereOrFirst, { problem: sentenceOf(error) });
}

/** The package, or the name of the file, that an import has not found. */
function missingImport(error: Error): string | null {
  if (!('code' in error) || !missingCodes.has(error.code)) return null;
  const found = /Cannot find (package|module) '([^']+)'/.exec(error.message);
  if (!found) return null;
  const [, kind, name = ''] = found;
  return kind === 'package' ? name : basename(name);
}

const missingCodes: ReadonlySet<unknown> = new Set(['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND']);

/** The first line of a message; esbuild has what it complains about in the second. */
function sentenceOf({ message }: Error): string {
  const said = /: ERROR: (.*)/.exec(message)?.[1] ?? message.split('\n')[0] ?? '';
  return said.replace(/[.:]$/, '');
}

/** Where a stack leads to in the file; Node has the file with what keeps it from being taken for an earlier one. */
function placeIn(file: TextFile, stack = ''): Span | null {
  const name = file.path.replaceAll('.', '\\.');
  const found = new RegExp(`${name}(?:\\?[^:\\s)]*)?:(\\d+):(\\d+)`).exec(stack);
  return found && spanAt(file, Number(found[1]), Number(found[2]));
}

/** From a line and a column, both from 1, to the end of the line. */
function spanAt(file: TextFile, line: number, column: number): Span {
  const lines = file.text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  const end = before + (lines[line - 1] ?? '').length;
  return { file, start: Math.min(before + column - 1, file.text.length), end };
}

function wordIn(file: TextFile, word: string): Span | null {
  const start = file.text.indexOf(word);
  return start < 0 ? null : { file, start, end: start + word.length };
}

function firstLine(file: TextFile): Span {
  return { ...spanAt(file, 1, 1), start: 0 };
}
