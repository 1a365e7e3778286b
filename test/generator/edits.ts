import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { runOnce } from '../../generator/cli/generate-once.ts';
import { settingsOf } from '../../generator/config/settings.ts';
import type { Config } from '../../generator/config/settings.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { printDiagnostics } from '../../generator/diagnostics/print.ts';
import { Memory } from '../../generator/memory.ts';
import { FileHashes } from '../../generator/quick/hashes.ts';
import { sinceLastRun } from '../../generator/quick/since.ts';
import { run } from '../../generator/run.ts';
import type { Outcome } from '../../generator/run.ts';
import { filesBelow } from './files-below.ts';
import { randomOf } from './random.ts';
import { placesIn } from './json-places.ts';

export const config: Config = {
  runtime: './runtime',
  parts: ['server', 'client', 'openapi', 'testing'],
};

/**
 * Random edits of the schema files of `from`, copied to `root`, each followed by a run that remembers what the runs
 * before have left on disk. Gives where such a run says or writes other things than one that remembers nothing.
 */
export async function runEdits(
  from: string,
  root: string,
  seed: number,
  steps: number,
  among: 'everything' | 'resources' = 'everything',
): Promise<Edited> {
  const random = randomOf(seed);
  const twin = `${root}-twin`;
  for (const folder of [root, twin]) copyTo(folder, from);
  mkdirSync(join(root, 'node_modules'));
  await remembering(root);
  let narrowRuns = 0;
  const problems: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const edits =
      among === 'resources'
        ? [editMember(join(root, 'schemas/resources'), random)]
        : Array.from({ length: 1 + random(2) }, () => edit(join(root, 'schemas'), random));
    if (among === 'everything' && random(6) === 0)
      edits.push(edit(join(root, 'generated'), random));
    // What was written a moment ago is looked at again in any case, and everything with it.
    if (among === 'resources') await wait(CLOCK_MS);
    for (const folder of ['schemas', 'site']) {
      rmSync(join(twin, folder), { recursive: true, force: true });
      cpSync(join(root, folder), join(twin, folder), { recursive: true });
    }
    const [one, other] = [await remembering(root), await forgetting(twin)];
    if (one.files !== null && one.result === null) narrowRuns += 1;
    const found = differences(root, twin, one, other);
    problems.push(...found.map((each) => `seed ${seed}, ${edits.join(', ')}: ${each}`));
    // What is broken is put right half of the time, so that there is something to generate.
    if (one.files === null && (among === 'resources' || random(2) === 0)) {
      restore(from, root);
      if (among === 'resources') {
        await wait(CLOCK_MS);
        await remembering(root);
      }
    }
  }
  rmSync(twin, { recursive: true, force: true });
  return { problems, narrowRuns };
}

/** What came of edits. */
export interface Edited {
  readonly problems: readonly string[];
  /** How many runs have looked at what had changed alone. */
  readonly narrowRuns: number;
}

/** By more than clocks of file systems go on at once. */
const CLOCK_MS = 45;

const options = { check: false, force: true, stubs: true };

/** A run as the command makes it. */
function remembering(root: string): Promise<Outcome> {
  const command = 'edits';
  const hashes = FileHashes.open(root);
  const since = sinceLastRun(root, command, hashes);
  return runOnce(root, config, { ...options, command, hashes, since });
}

function forgetting(root: string): Promise<Outcome> {
  return run(root, settingsOf(config), options, Memory.empty());
}

function differences(root: string, twin: string, one: Outcome, other: Outcome): string[] {
  const said = printDiagnostics(one.diagnostics, plain);
  const expected = printDiagnostics(other.diagnostics, plain);
  if (said !== expected) return [`it says\n${said}\nand should say\n${expected}`];
  if (one.files === null || other.files === null) return [];
  const written = filesBelow(join(root, 'generated'));
  const right = filesBelow(join(twin, 'generated'));
  return [...new Set([...written.keys(), ...right.keys()])]
    .filter((path) => written.get(path) !== right.get(path))
    .map((path) => `${path} differs from what a run without a memory writes`);
}

/** What people wrote of the project at `from`, and nothing else. */
export function copyTo(root: string, from: string): void {
  rmSync(root, { recursive: true, force: true });
  cpSync(join(from, 'schemas'), join(root, 'schemas'), { recursive: true });
  if (existsSync(join(from, 'site')))
    cpSync(join(from, 'site/handlers'), join(root, 'site/handlers'), { recursive: true });
}

export function restore(from: string, root: string): void {
  rmSync(join(root, 'schemas'), { recursive: true });
  cpSync(join(from, 'schemas'), join(root, 'schemas'), { recursive: true });
}

/** Changes one file below the folder, and says how. */
export function edit(folder: string, random: (most: number) => number): string {
  const paths = [...filesBelow(folder).keys()].filter((path) => !path.startsWith('meta/'));
  const path = paths[random(paths.length || 1)];
  if (path === undefined) return 'nothing';
  const full = join(folder, path);
  const text = readFileSync(full, 'utf8');
  const kind = random(12);
  if (kind === 0) {
    rmSync(full);
    return `removed ${path}`;
  }
  if (kind === 1 || !path.endsWith('.json')) {
    writeFileSync(full, text.slice(0, random(text.length)));
    return `cut ${path}`;
  }
  if (kind === 2) {
    writeFileSync(full, text.includes('\r\n') ? text.replaceAll('\r\n', '\n') : `\n${text}`);
    return `laid out ${path}`;
  }
  const change = changed(text, random);
  if (change === null) return 'nothing';
  writeFileSync(full, change.text);
  return `${change.what} in ${path}`;
}

/** Changes one member in one file below the folder. */
export function editMember(folder: string, random: (most: number) => number): string {
  const paths = [...filesBelow(folder).keys()];
  const path = paths[random(paths.length || 1)];
  if (path === undefined) return 'nothing';
  const full = join(folder, path);
  const change = changed(readFileSync(full, 'utf8'), random);
  if (change === null) return 'nothing';
  writeFileSync(full, change.text);
  return `${change.what} in ${path}`;
}

/** Changes one member somewhere in a text of JSON. */
function changed(
  text: string,
  random: (most: number) => number,
): { readonly text: string; readonly what: string } | null {
  let tree: unknown;
  try {
    tree = JSON.parse(text);
  } catch {
    return null;
  }
  const places = placesIn(tree);
  // Most edits are of texts, which break nothing.
  const texts = places.filter(({ key }) => key === 'description' || key === 'title');
  const among = texts.length > 0 && random(2) === 0 ? texts : places;
  const place = among[random(among.length)];
  if (!place) return null;
  const { owner, key } = place;
  if (among === texts) owner[key] = `Said ${random(1000)}.`;
  else if (random(2) === 0) delete owner[key];
  else owner[`${key}${random(3)}`] = owner[key];
  return { text: JSON.stringify(tree, null, 2), what: `changed ${key}` };
}
