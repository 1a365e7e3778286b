/**
 * `npm run sequences -- [count] [first seed]`: random edits of schemas and handlers with `generate` after
 * each, 10,000 sequences unless said otherwise. Prints what went wrong with its seed; exit 1 when anything did.
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runEdits } from '../test/generator/edits.ts';
import { runWatchedEdits } from '../test/generator/watched-edits.ts';
import { runSequence } from '../test/generator/sequences.ts';

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const root = mkdtempSync(join(tmpdir(), 'restloom-sequences-'));
const golden = join(import.meta.dirname, '../test/generator/golden');
const cases = readdirSync(golden).sort();
let failed = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const from = join(golden, cases[seed % cases.length] ?? '');
  const problems = [
    ...(await runSequence(join(root, 'project'), seed, 5)),
    ...(await runEdits(from, join(root, 'edited'), seed, 5)).problems,
    // These wait, for the clock of the file system and for who watches.
    ...(seed % 10 === 0
      ? [
          ...(await runEdits(from, join(root, 'edited'), seed, 10, 'resources')).problems,
          ...(await runWatchedEdits(from, join(root, 'watched'), seed, 5)),
        ]
      : []),
  ];
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) failed += 1;
  if ((seed - first + 1) % 500 === 0)
    console.log(`${seed - first + 1} sequences, ${failed} failed`);
}
rmSync(root, { recursive: true, force: true });
console.log(`${count} sequences, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
