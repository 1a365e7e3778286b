/**
 * `npm run sequences -- [count] [first seed]`: random edits of schemas and handlers with `generate` after
 * each, 10,000 sequences unless said otherwise. Prints what went wrong with its seed; exit 1 when anything did.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runSequence } from '../test/generator/sequences.ts';

const [count = 10_000, first = 1] = process.argv.slice(2).map(Number);
const root = mkdtempSync(join(tmpdir(), 'restloom-sequences-'));
let failed = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const problems = await runSequence(join(root, 'project'), seed, 5);
  for (const problem of problems) console.log(problem);
  if (problems.length > 0) failed += 1;
  if ((seed - first + 1) % 500 === 0)
    console.log(`${seed - first + 1} sequences, ${failed} failed`);
}
rmSync(root, { recursive: true, force: true });
console.log(`${count} sequences, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
