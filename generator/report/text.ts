import type { Paint } from '../diagnostics/paint.ts';
import type { HandlerChange } from '../handlers/plan.ts';
import { positionOf } from '../diagnostics/print.ts';
import { isHandMade } from '../output/drift.ts';
import type { Drift } from '../output/drift.ts';
import type { CausedDrift } from '../run.ts';
import { fold } from './folded.ts';

const MOST_DIFF_LINES = 40;
/** Files whose lines are shown; of others it is told that they differ, and why. */
const MOST_DIFFS = 20;

/** What `--check` says of files that are not what the schemas produce. */
export async function driftReport(
  drift: readonly CausedDrift[],
  handlers: readonly HandlerChange[],
  paint: Paint,
): Promise<string> {
  const paths = [...drift.map(({ path }) => path), ...handlers.map(({ path }) => path)];
  const folders = new Set(
    paths.map((path) => `${path.slice(0, path.lastIndexOf('/')).split('/')[0]}/`),
  );
  const count = `${paths.length} ${paths.length === 1 ? 'file' : 'files'}`;
  const width = Math.max(...paths.map((path) => path.length));
  const differing = drift.filter(hasLines);
  const shown = new Set<CausedDrift>(differing.slice(0, MOST_DIFFS));
  const blocks = await Promise.all(
    drift.map((each) => driftLines(each, shown.has(each), width, paint)),
  );
  return [
    `${[...folders].sort().join(', ')} ${folders.size === 1 ? 'does' : 'do'} not match schemas/: ${count}.`,
    '',
    ...blocks.flat(),
    ...handlers.map((change) => handlerLine(change, width, paint)),
    ...leftOut(differing.length - shown.size),
    '',
    whatToDo(drift),
  ].join('\n');
}

/** Whether the lines that differ are worth reading; what a merge has left in a file is not. */
function hasLines(drift: CausedDrift): drift is Extract<CausedDrift, { kind: 'stale' | 'edited' }> {
  return drift.kind === 'stale' || drift.kind === 'edited';
}

async function driftLines(
  drift: CausedDrift,
  isShown: boolean,
  width: number,
  paint: Paint,
): Promise<string[]> {
  const line = entry(drift.kind, drift.path, reasonOf(drift), width, paint);
  if (!isShown || !hasLines(drift)) return [line];
  return [line, ...(await diffLines(drift.from, await drift.to(), paint))];
}

function leftOut(count: number): string[] {
  if (count <= 0) return [];
  return [
    '',
    `The lines of ${count === 1 ? 'one more file' : `${count} more files`} are left out.`,
  ];
}

/** How to put right what differs. What was changed by hand would be lost, so that nobody does it unasked. */
export function whatToDo(drift: readonly Drift[]): string {
  return drift.some(isHandMade)
    ? `${SAVE}, then run \`npm run generate -- --force\` and commit the result.`
    : 'Run `npm run generate` and commit the result.';
}

const SAVE = 'Move what was changed by hand into schemas/ or site/';

/** Why a file differs, and the line of a schema that it follows from. */
export function reasonOf(drift: CausedDrift): string {
  switch (drift.kind) {
    case 'missing':
      return drift.cause ? `made by ${placeOf(drift)}` : '';
    case 'orphan':
      return drift.stamped
        ? 'no schema produces it'
        : 'no schema produces it, and it bears no stamp of the tool';
    case 'stale':
      return drift.cause ? `the schema changed: ${placeOf(drift)}` : 'the schema changed';
    case 'edited':
      return 'changed by hand: its stamp does not match';
    case 'conflict':
      return drift.stamped
        ? 'a merge has left its markers'
        : 'a merge has left its markers, and one of its sides was changed by hand';
  }
}

/** `schemas/resources/notes.json:14` */
function placeOf({ cause }: CausedDrift): string {
  return cause ? `${cause.file.path}:${positionOf(cause).line}` : '';
}

function handlerLine(change: HandlerChange, width: number, paint: Paint): string {
  const reason =
    change.kind === 'create' ? '' : `lacks ${change.members.map(({ id }) => id).join(', ')}`;
  return entry('missing', change.path, reason, width, paint);
}

function entry(kind: string, path: string, reason: string, width: number, paint: Paint): string {
  const rest = reason === '' ? path : `${path.padEnd(width)}  ${reason}`;
  return `  ${paint.yellow(kind.padEnd(8))} ${rest}`;
}

/** The stamp's own line always differs; it says nothing. */
async function diffLines(from: string, to: string, paint: Paint): Promise<string[]> {
  const { structuredPatch } = await import('diff');
  const patch = structuredPatch('', '', withoutStamp(from), withoutStamp(to), '', '', {
    context: 1,
  });
  const lines = patch.hunks.flatMap(
    ({ oldStart, oldLines, newStart, newLines, lines: changed }) => [
      paint.cyan(`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`),
      ...changed.map((line) => coloured(line, paint)),
    ],
  );
  const more = lines.length - MOST_DIFF_LINES;
  const shown = more > 0 ? [...lines.slice(0, MOST_DIFF_LINES), `… ${more} more lines`] : lines;
  return shown.map((line) => `           ${line}`.trimEnd());
}

// Blanked, not cut out, so that the numbers of the lines stay right.
function withoutStamp(text: string): string {
  return text.replace(/^.*@generated.*|^ *"x-generated":.*/m, '');
}

function coloured(line: string, paint: Paint): string {
  if (line.startsWith('+')) return paint.green(line);
  return line.startsWith('-') ? paint.red(line) : line;
}

/** What a run has done: a line a file, or a folder where they are many; a line for each addition to what people wrote. */
export function changeReport(
  drift: readonly CausedDrift[],
  handlers: readonly HandlerChange[],
  paint: Paint,
): string[] {
  const line = (verb: string, text: string) => `  ${paint.green(verb.padEnd(7))}  ${text}`;
  const lines = (verb: string, changed: readonly { readonly path: string }[]) => {
    const folded = fold(changed.map(({ path }) => path));
    const width = Math.max(...folded.map(({ path }) => path.length));
    const digits = Math.max(...folded.map(({ count }) => String(count).length));
    return folded.map(({ path, count }) =>
      line(
        verb,
        count === 1 ? path : `${path.padEnd(width)}  ${String(count).padStart(digits)} files`,
      ),
    );
  };
  return [
    ...lines(
      'removed',
      drift.filter(({ kind }) => kind === 'orphan'),
    ),
    ...lines(
      'wrote',
      drift.filter(({ kind }) => kind !== 'orphan'),
    ),
    ...lines(
      'created',
      handlers.filter(({ kind }) => kind === 'create'),
    ),
    ...handlers.flatMap((change) =>
      change.kind === 'create'
        ? []
        : change.members.map(({ id }) => line('added', `${id} to ${change.path}`)),
    ),
  ];
}

/** Why nothing was written. */
export function refusalReport(refused: readonly CausedDrift[], paint: Paint): string {
  const width = Math.max(...refused.map(({ path }) => path.length));
  return [
    'These files were changed by hand, and writing would lose that. Nothing was written.',
    '',
    ...refused.map((drift) => entry(drift.kind, drift.path, reasonOf(drift), width, paint)),
    '',
    `${SAVE}, then run again with --force.`,
  ].join('\n');
}
