import { rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { Cache } from '../cache.ts';
import { loadSettings } from '../config/load.ts';
import { findRoot } from '../config/settings.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { commitTogether, prepare } from '../files.ts';
import type { Reporter } from '../report/reporter.ts';
import { convert } from './convert.ts';
import type { Converted } from './convert.ts';
import { changesOf } from './files.ts';
import type { FileChange } from './files.ts';
import { fatal, ImportError, printProblems } from './problems.ts';
import { changeLines, reportJson, reportLines } from './report.ts';
import { parsedDocument, positionsIn, readDocument } from './source.ts';

export interface ImportOptions {
  readonly tag?: string | undefined;
  readonly path?: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly yes?: boolean | undefined;
  /** Megabytes. */
  readonly maxSize?: string | undefined;
  readonly root?: string | undefined;
}

/**
 * `restloom import`: writes the schema files of an OpenAPI document or a JSON Schema. Files that exist are changed with `--yes`, or after a
 * prompt. Returns the exit code: 1 if files would change and did not.
 */
export async function importDocument(
  source: string,
  folder: string,
  options: ImportOptions,
  reporter: Reporter,
): Promise<number> {
  // The folder need not be a project yet.
  const root = findRoot(folder, options.root) ?? resolve(folder, options.root ?? '.');
  const { settings, diagnostics } = await loadSettings(root);
  if (settings === null) {
    reporter.err(printDiagnostics(diagnostics, reporter.errPaint));
    return 2;
  }
  const { tag, path } = options;
  const cache = new Cache(root);
  const name = /^https?:/i.test(source) ? source : basename(source);
  let converted: Converted;
  let changes: readonly FileChange[];
  let text: string | null = null;
  try {
    text = await readDocument(source, folder, megabytesOf(options));
    converted = await convert(await parsedDocument(text, source), name, { tag, path }, cache.memo);
    changes = changesOf(root, settings, converted, name, tag === undefined && path === undefined);
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    const { problems } = error;
    const isPlaced = text !== null && problems.some(({ pointer }) => pointer !== null);
    const positionOf = isPlaced ? await positionsIn(text ?? '', source) : () => null;
    for (const line of printProblems(source, problems, reporter.errPaint, positionOf))
      reporter.err(line);
    return 2;
  }
  const isWritten = await isAccepted(changes, options, converted, reporter);
  if (isWritten) {
    await write(root, changes);
    // The patterns are judged already.
    cache.save(null);
  }
  if (reporter.format === 'json')
    reporter.out(JSON.stringify(reportJson(converted, changes, isWritten), null, 2));
  else reporter.out(summary(changes, isWritten, options));
  return changes.length > 0 && !isWritten ? 1 : 0;
}

function megabytesOf({ maxSize: given }: ImportOptions): number | undefined {
  if (given === undefined) return undefined;
  const megabytes = Number(given);
  if (megabytes > 0) return megabytes;
  throw fatal(`--max-size is "${given}".`, 'Pass a number of megabytes.');
}

/** Reports the changes, and returns whether to write them. */
async function isAccepted(
  changes: readonly FileChange[],
  options: ImportOptions,
  converted: Converted,
  { format, out, paint }: Reporter,
): Promise<boolean> {
  const isText = format !== 'json';
  if (isText) {
    for (const line of reportLines(converted, paint)) out(line);
    if (changes.length > 0) out('');
    for (const line of await changeLines(changes, paint)) out(line);
  }
  if (changes.length === 0 || options.dryRun === true) return false;
  // New files replace nothing.
  if (options.yes === true || changes.every(({ before }) => before === null)) return true;
  if (!isText || process.stdin.isTTY !== true || process.stdout.isTTY !== true) return false;
  const { confirm } = await import('@clack/prompts');
  return (await confirm({ message: 'Write these changes?' })) === true;
}

async function write(root: string, changes: readonly FileChange[]): Promise<void> {
  const written = changes.flatMap(({ path, after }) =>
    after === null ? [] : [[join(root, path), after] as const],
  );
  await commitTogether(
    (function* () {
      for (const [path, text] of written) yield prepare(path, text);
    })(),
  );
  for (const { path, after } of changes)
    if (after === null) rmSync(join(root, path), { force: true });
}

function summary(
  changes: readonly FileChange[],
  isWritten: boolean,
  { dryRun: isDry, yes }: ImportOptions,
): string {
  const files = `${changes.length} ${changes.length === 1 ? 'file' : 'files'}`;
  if (changes.length === 0) return '\nThe schema files are up to date.';
  if (isWritten) return `\nWrote ${files}. Run \`restloom generate\` next.`;
  const how = isDry === true || yes === true ? '' : ' Pass --yes to change existing files.';
  return `\n${files} would change. Nothing was written.${how}`;
}
