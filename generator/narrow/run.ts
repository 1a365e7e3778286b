import type { Settings } from '../config/settings.ts';
import { inputFile, readShared, unlessMeanwhile } from '../load/files.ts';
import type { InputFile } from '../load/files.ts';
import type { Memory } from '../memory.ts';
import { modulesOf } from '../names/names.ts';
import { diskOf, repair } from '../output/disk.ts';
import { findDrift } from '../output/drift.ts';
import { Staged } from '../output/staged.ts';
import type { ChangedFile } from '../quick/hashes.ts';
import { finished } from '../run.ts';
import type { Outcome, RunOptions } from '../run.ts';
import { Stopwatch } from '../stopwatch.ts';
import { aroundIn } from './around.ts';
import type { Around } from './around.ts';
import { planChanged } from './plan.ts';
import { viewsOf } from './view.ts';

/** After so many a run looks at everything again: what is remembered of resources as they were before then goes. */
const MOST_RUNS = 100;

/**
 * A run to which only the files at `changed` are other than the last one has left everything, where these are schema files of
 * resources that look to all others as they did. It looks at them, and at those that take arguments from them, and does what a
 * whole run would do; `null` where one is needed, and then nothing is written.
 */
export async function runNarrowly(
  root: string,
  settings: Settings,
  changed: readonly ChangedFile[],
  options: RunOptions,
  memory: Memory,
): Promise<Outcome | null> {
  if (memory.narrowRuns >= MOST_RUNS || options.check) return null;
  const around = aroundIn(memory);
  const names = changed.flatMap(({ path }) => nameIn(path, settings) ?? []);
  if (!around || names.length < changed.length) return null;
  if (!names.every((name) => Object.hasOwn(around.neighbours, name))) return null;

  const staged = Staged.open(root);
  try {
    const subject = { names: withTakers(names, around), around };
    return await runWith(staged, root, settings, changed, subject, options, memory);
  } finally {
    staged.end();
  }
}

/** The resource that a schema file is of. */
function nameIn(path: string, { schemas }: Settings): string | null {
  const folder = `${schemas}/resources/`;
  const isOne = path.startsWith(folder) && path.endsWith('.json');
  return isOne ? path.slice(folder.length, -'.json'.length) : null;
}

/** Those that take arguments from others change with them. */
function withTakers(names: readonly string[], { takers }: Around): readonly string[] {
  const all = names.flatMap((name) => [name, ...(takers[name] ?? [])]);
  return [...new Set(all)];
}

interface Subject {
  /** The resources that may change. */
  readonly names: readonly string[];
  readonly around: Around;
}

async function runWith(
  staged: Staged,
  root: string,
  settings: Settings,
  changed: readonly ChangedFile[],
  { names, around }: Subject,
  { settled }: RunOptions,
  memory: Memory,
): Promise<Outcome | null> {
  const times = new Stopwatch();
  const hashes = memory.hashesOf(root);
  const views = await times.measure('load', async () => {
    const shared = readShared(root, settings, memory);
    const now = (path: string): InputFile => {
      const { hash, bytes } = hashes.lookedAt(path);
      return inputFile(path, hash, bytes);
    };
    const isChanged = new Set(changed.map(({ path }) => path));
    const others = withNeighbours(names, around)
      .map((name) => `${settings.schemas}/resources/${name}.json`)
      .filter((path) => !isChanged.has(path))
      .map(now);
    const before = changed.map(({ path, before }) =>
      inputFile(path, before, hashes.fileAs(path, before).bytes),
    );
    const viewsWith = (files: readonly InputFile[]) =>
      viewsOf(names, [...files, ...others], shared, around);
    // What follows from files that are no more can be remembered alone.
    const old = await unlessMeanwhile(() => viewsWith(before));
    return old && { old, now: await viewsWith(changed.map(({ path }) => now(path))) };
  });
  if (!views?.now) return null;
  const { old, now } = views;
  const isSame = old.every(
    ({ face, code }, at) => face === now[at]?.face && memory.knows('file', code.key),
  );
  if (!isSame) return null;

  const planned = await times.measure('emit', () =>
    planChanged({ root, settings, memory, staged, old, now }),
  );
  await settled?.();
  if (planned === null) return null;
  const disk = diskOf(root, [...planned.keys()], planned, memory);
  const drift = findDrift(planned, disk).map((each) => ({ ...each, cause: null }));
  // Somebody has written to one of them: what there is to say of that a whole run says.
  if (drift.some(({ kind }) => kind !== 'stale')) return null;
  await times.measure('write', async () => {
    const startedAt = Date.now();
    const document = modulesOf(settings).openapi;
    const { hash } = hashes.lookedAt(document);
    await repair(root, settings.out, drift, staged);
    hashes.end(finished(drift, planned, staged), startedAt);
    if (drift.some(({ path }) => path === document)) memory.drop('document', hash);
    memory.turnNarrowly();
  });
  return {
    ...{ exit: 0, diagnostics: [], drift, handlers: [], refused: [] },
    ...{ files: around.files, result: null, times },
  };
}

function withNeighbours(names: readonly string[], { neighbours }: Around): readonly string[] {
  const all = new Set(names.flatMap((name) => [name, ...(neighbours[name] ?? [])]));
  return [...all].sort();
}
