/** `npm run sequences`: random edits of schemas and handlers with `generate` after each. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine, refuse, wholeNumber } from '../site/tools/command-line.ts';

const usage = `Usage: npm run sequences -- [COUNT] [FIRST SEED]

Runs COUNT (10000) random sequences of edits, with seeds from FIRST SEED (1) on, and generates after each edit.
Prints what went wrong with its seed. Exit status 1 when anything did.

  -h, --help  show this`;

const command = readCommandLine({ usage, options: {}, operands: [0, 2] });
if (command) {
  const [count = 10_000, first = 1] = command.positionals.map((text) => wholeNumber(text));
  if (count === null || first === null)
    refuse(usage, 'COUNT and FIRST SEED are numbers, as in npm run sequences -- 100 7.');
  else process.exitCode = (await runSequences(count, first)) === 0 ? 0 : 1;
}

/** Runs the sequences; returns how many failed. */
async function runSequences(count: number, first: number): Promise<number> {
  const { runEdits } = await import('../test/generator/edits.ts');
  const { runSequence } = await import('../test/generator/sequences.ts');
  const root = mkdtempSync(join(tmpdir(), 'restloom-sequences-'));
  const golden = join(import.meta.dirname, '../test/generator/golden');
  const cases = readdirSync(golden).sort();
  let failed = 0;
  for (let seed = first; seed < first + count; seed += 1) {
    const from = join(golden, cases[seed % cases.length] ?? '');
    const problems = [
      ...(await runSequence(join(root, 'project'), seed, 5)),
      ...(await runEdits(from, join(root, 'edited'), seed, 5)),
    ];
    for (const problem of problems) console.log(problem);
    if (problems.length > 0) failed += 1;
    if ((seed - first + 1) % 500 === 0)
      console.log(`${seed - first + 1} sequences, ${failed} failed`);
  }
  rmSync(root, { recursive: true, force: true });
  console.log(`${count} sequences, ${failed} failed`);
  return failed;
}
