import type { Paint } from '../diagnostics/paint.ts';
import type { HandlerChange } from '../handlers/plan.ts';
import { positionOf } from '../diagnostics/print.ts';
import type { Drift } from '../output/drift.ts';
import type { CausedDrift, Outcome } from '../run.ts';

const MOST_DIFF_LINES = 40;
/** Files whose diff is shown. Others are listed only. */
const MOST_DIFFS = 20;

/** Returns the report of `--check`: the files that differ from what the schemas produce. */
export async function driftReport({ drift, handlers }: Outcome, paint: Paint): Promise<string> {
  const paths = [...drift.map(({ path }) => path), ...handlers.map(({ path }) => path)];
  const width = widthOf(paths);
  // The diff of a file with conflict markers is not useful.
  const differing = drift.filter(({ kind }) => kind === 'stale' || kind === 'edited');
  const shown = new Set(differing.slice(0, MOST_DIFFS));
  const blocks = await Promise.all(
    drift.map(async (each) => [
      entry(each.kind, each.path, reasonOf(each), width, paint),
      ...(shown.has(each) ? await diffLines(each.from, await each.to(), paint) : []),
    ]),
  );
  const ofHandlers = handlers.map((change) => {
    const reason = change.kind === 'create' ? '' : `missing: ${addedTo(change).join(', ')}`;
    return entry('missing', change.path, reason, width, paint);
  });
  const more = differing.length - shown.size;
  const omitted = `The diff of ${more === 1 ? 'one more file' : `${more} more files`} is not shown.`;
  return [
    `${paths.length === 1 ? '1 file does' : `${paths.length} files do`} not match schemas/:`,
    '',
    ...blocks.flat(),
    ...ofHandlers,
    ...(more > 0 ? ['', omitted] : []),
    '',
    instructionFor(drift),
  ].join('\n');
}

/** Returns how to resolve the drift. Manual edits would be lost, so they have to be moved first. */
export function instructionFor(drift: readonly Drift[]): string {
  return drift.some(({ edited }) => edited)
    ? `${SAVE}, then run \`npm run generate -- --force\` and commit the result.`
    : 'Run `npm run generate` and commit the result.';
}

const SAVE = 'Move manual edits into schemas/ or site/';

/** Returns why a file differs, with the line of the schema that caused it. */
export function reasonOf({ kind, edited, cause }: CausedDrift): string {
  // `schemas/resources/notes.json:14`
  const place = cause && `${cause.file.path}:${positionOf(cause).line}`;
  switch (kind) {
    case 'missing':
      return place ? `generated from ${place}` : '';
    case 'orphaned':
      return `not generated from any schema${edited ? ', and without a checksum' : ''}`;
    case 'stale':
      return place ? `the output of ${place} changed` : 'the schemas or restloom changed';
    case 'edited':
      return 'edited by hand: its checksum does not match';
    case 'conflict':
      return `unresolved merge conflict markers${edited ? ', and one side was edited by hand' : ''}`;
  }
}

function entry(kind: string, path: string, reason: string, width: number, paint: Paint): string {
  const rest = reason === '' ? path : `${path.padEnd(width)}  ${reason}`;
  return `  ${paint.yellow(kind.padEnd(8))} ${rest}`;
}

/** Returns the diff without the line of the checksum, which always differs. */
export async function diffLines(from: string, to: string, paint: Paint): Promise<string[]> {
  const { createPatch } = await import('diff');
  // The line of the checksum is emptied instead of removed, to keep the line numbers.
  const [before, after] = [from, to].map((text) =>
    text.replace(/^.*@generated.*|^ *"x-generated":.*/m, ''),
  );
  const patch = createPatch('', before ?? '', after ?? '', '', '', { context: 1 }).trimEnd();
  const [, ...hunks] = patch.split(/\n(?=@@)/);
  const lines = hunks
    .flatMap((hunk) => hunk.split('\n'))
    .map((line) => {
      const colour = { '@': paint.cyan, '+': paint.green, '-': paint.red }[line.slice(0, 1)];
      return colour ? colour(line) : line;
    });
  const more = lines.length - MOST_DIFF_LINES;
  const shown = more > 0 ? [...lines.slice(0, MOST_DIFF_LINES), `… ${more} more lines`] : lines;
  return shown.map((line) => `           ${line}`.trimEnd());
}

/** Returns the changes of a run: a line per file, or their number if there are many, and a line per added stub. */
export function changeReport({ drift, handlers }: Outcome, paint: Paint): string[] {
  const line = (verb: string, text: string) => `  ${paint.green(verb.padEnd(7))}  ${text}`;
  const lines = (verb: string, changes: readonly { readonly path: string }[]) =>
    changes.length > MOST_LINES
      ? [line(verb, `${changes.length} files`)]
      : changes.map(({ path }) => line(verb, path));
  const removed = drift.filter(({ kind }) => kind === 'orphaned');
  const wrote = drift.filter(({ kind }) => kind !== 'orphaned');
  const created = handlers.filter(({ kind }) => kind === 'create');
  const added = handlers.flatMap((change) =>
    addedTo(change).map((id) => line('added', `${id} to ${change.path}`)),
  );
  return [
    ...[...lines('removed', removed), ...lines('wrote', wrote)],
    ...[...lines('created', created), ...added],
  ];
}

/** With more files than this, only their number is reported. */
const MOST_LINES = 60;

/** Returns the names of the members that are added to a handler file. */
export function addedTo(change: HandlerChange): readonly string[] {
  return change.kind === 'append' ? change.members.map(({ id }) => id) : [];
}

/** Returns the report of a run that would overwrite manual edits. */
export function refusalReport({ refused }: Outcome, paint: Paint): string {
  const width = widthOf(refused.map(({ path }) => path));
  return [
    'These files were edited by hand and would be overwritten. Nothing was written.',
    '',
    ...refused.map((drift) => entry(drift.kind, drift.path, reasonOf(drift), width, paint)),
    '',
    `${SAVE}, then run again with --force.`,
  ].join('\n');
}

const widthOf = (paths: readonly string[]): number => Math.max(...paths.map((path) => path.length));
