import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cache } from '../../generator/cache.ts';
import { settingsOf } from '../../generator/config/settings.ts';
import type { Config } from '../../generator/config/settings.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { printDiagnostics } from '../../generator/diagnostics/print.ts';
import { unchangedRun } from '../../generator/last-run.ts';
import { run, runProject } from '../../generator/run.ts';
import type { Outcome } from '../../generator/run.ts';
import { filesBelow } from './files-below.ts';
import { randomOf } from './random.ts';
import { placesIn } from './json-places.ts';

const config: Config = {
  runtime: './runtime',
  parts: ['server', 'client', 'openapi', 'testing'],
};

const options = { check: false, force: true, stubs: true };

/**
 * Makes random edits of the schema files of `from` in a copy at `root`, each followed by a run with the cache of the runs before.
 * Returns the differences from a run without a cache: other diagnostics or other files.
 */
export async function runEdits(
  from: string,
  root: string,
  seed: number,
  steps: number,
): Promise<readonly string[]> {
  const random = randomOf(seed);
  const twin = `${root}-twin`;
  for (const folder of [root, twin]) copyTo(folder, from);
  mkdirSync(join(root, 'node_modules'));
  const problems: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    const edits = Array.from({ length: 1 + random(2) }, () => edit(join(root, 'schemas'), random));
    if (random(6) === 0) edits.push(edit(join(root, 'generated'), random));
    for (const folder of ['schemas', 'site']) {
      rmSync(join(twin, folder), { recursive: true, force: true });
      if (existsSync(join(root, folder)))
        cpSync(join(root, folder), join(twin, folder), { recursive: true });
    }
    const [one, other] = [await cachedRun(root), await uncachedRun(twin)];
    const found = differences(root, twin, one, other);
    problems.push(...found.map((each) => `seed ${seed}, ${edits.join(', ')}: ${each}`));
    // A broken project is restored half of the time, so that there is something to generate.
    if (one.files === null && random(2) === 0) restore(from, root);
  }
  rmSync(twin, { recursive: true, force: true });
  return problems;
}

/** A run of the command; if it reports no changes, there must be none. */
async function cachedRun(root: string): Promise<Outcome> {
  const cache = new Cache(root);
  const unchanged = unchangedRun(root, '', cache);
  const outcome = await runProject(root, config, options, cache, '');
  const isInSync = outcome.exit === 0 && outcome.drift.length + outcome.handlers.length === 0;
  if (unchanged !== null && !isInSync) throw new Error('a run was skipped that had work to do');
  return outcome;
}

/** Runs without a cache, except for pattern results: starting the process that checks them takes half a second. */
function uncachedRun(root: string): Promise<Outcome> {
  return run(root, settingsOf(config), options, (kind, key, make) =>
    kind === 'pattern' ? patterns.memo(kind, key, make) : make(),
  );
}

const patterns = new Cache('/nowhere');

function differences(root: string, twin: string, one: Outcome, other: Outcome): string[] {
  const printed = printDiagnostics(one.diagnostics, plain);
  const expected = printDiagnostics(other.diagnostics, plain);
  if (printed !== expected) return [`it says\n${printed}\nand should say\n${expected}`];
  if (one.files === null || other.files === null) return [];
  const written = filesBelow(join(root, 'generated'));
  const right = filesBelow(join(twin, 'generated'));
  return [...new Set([...written.keys(), ...right.keys()])]
    .filter((path) => written.get(path) !== right.get(path))
    .map((path) => `${path} differs from what a run without a cache writes`);
}

/** Copies the schema files and handlers of the project at `from`. */
function copyTo(root: string, from: string): void {
  rmSync(root, { recursive: true, force: true });
  cpSync(join(from, 'schemas'), join(root, 'schemas'), { recursive: true });
  if (existsSync(join(from, 'site')))
    cpSync(join(from, 'site/handlers'), join(root, 'site/handlers'), { recursive: true });
}

function restore(from: string, root: string): void {
  rmSync(join(root, 'schemas'), { recursive: true });
  cpSync(join(from, 'schemas'), join(root, 'schemas'), { recursive: true });
}

/** Changes one file below the folder and returns a description of the change. */
function edit(folder: string, random: (most: number) => number): string {
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

/** Changes one random member of a JSON text. */
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
  // Most edits change texts, which breaks nothing.
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
