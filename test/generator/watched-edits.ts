import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { settingsOf } from '../../generator/config/settings.ts';
import { plain } from '../../generator/diagnostics/paint.ts';
import { generate } from '../../generator/generate.ts';
import { Memory } from '../../generator/memory.ts';
import { watchProject } from '../../generator/watch/watch.ts';
import { config, copyTo, edit, editMember, restore } from './edits.ts';
import { filesBelow } from './files-below.ts';
import { randomOf } from './random.ts';

/**
 * Random edits of the schema files of `from`, most of them of resources, copied to `root`, while somebody watches: one to three
 * at a time, some milliseconds apart, so that runs are broken off. Gives what is not, after some time, as a run without a memory has it.
 */
export async function runWatchedEdits(
  from: string,
  root: string,
  seed: number,
  steps: number,
): Promise<readonly string[]> {
  copyTo(root, from);
  const told: string[] = [];
  const tell = (text: string): void => void told.push(text);
  const ending = new AbortController();
  const watching = watchProject(
    root,
    config,
    { check: false, force: false, stubs: true },
    { format: 'text', quiet: false, out: tell, err: tell, paint: plain, errPaint: plain },
    ending.signal,
  );
  const random = randomOf(seed);
  const problems: string[] = [];
  const note = (edits: readonly string[], found: readonly string[]) =>
    problems.push(...found.map((each) => `seed ${seed}, ${edits.join(', ')}: ${each}`));
  note(['nothing'], await left(root, told));
  for (let step = 0; step < steps; step += 1) {
    told.splice(0);
    const edits: string[] = [];
    for (let count = 1 + random(3); count > 0; count -= 1) {
      if (edits.length > 0) await wait(random(60));
      edits.push(random(4) === 0 ? saveAgain(root, random) : editOne(root, random));
    }
    const found = await left(root, told);
    note(edits, found);
    if (found.length === 0 && !told.some((line) => line.includes(' error '))) continue;
    told.splice(0);
    restore(from, root);
    note([...edits, 'put right'], await left(root, told));
  }
  ending.abort();
  await watching;
  return problems;
}

function editOne(root: string, random: (most: number) => number): string {
  return random(4) === 0
    ? edit(join(root, 'schemas'), random)
    : editMember(join(root, 'schemas/resources'), random);
}

/** As editors do that put another file in the place of one. */
function saveAgain(root: string, random: (most: number) => number): string {
  const paths = [...filesBelow(join(root, 'schemas/resources')).keys()];
  const name = paths[random(paths.length || 1)];
  if (name === undefined) return 'nothing';
  const path = join(root, 'schemas/resources', name);
  writeFileSync(join(root, 'beside.tmp'), readFileSync(path));
  renameSync(join(root, 'beside.tmp'), path);
  return 'saved again';
}

/** What is still other than it should be after seconds. */
async function left(root: string, told: readonly string[]): Promise<readonly string[]> {
  const { result } = await generate(root, settingsOf(config), Memory.empty());
  const deadline = Date.now() + MOST_MS;
  let found: readonly string[] = [];
  do {
    await wait(50);
    if (result === null) {
      found = told.some((line) => line.includes(' error ')) ? [] : ['no mistake is told of'];
      continue;
    }
    const written = filesBelow(join(root, 'generated'));
    const differing = [...written.keys()].filter((path) => !result.output.has(`generated/${path}`));
    for (const [path, { content }] of result.output) {
      const text = written.get(path.slice('generated/'.length));
      if (text !== String(await content())) differing.push(path);
    }
    found = differing.map((path) => `${path} differs from what a run without a memory writes`);
  } while (found.length > 0 && Date.now() < deadline);
  return found;
}

const MOST_MS = 20_000;
