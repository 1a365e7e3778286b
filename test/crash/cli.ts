/** `npm run crash`: kills a site with SIGKILL while clients write to it, and looks for lost writes and orphaned files. */
import { readCommandLine, refuse, wholeNumber } from '../../site/tools/command-line.ts';
import { cases, runCase, seeded } from './rounds.ts';

const names = Object.keys(cases);

const usage = `Usage: npm run crash -- [CASE …] [--rounds COUNT] [--seed NUMBER]

Starts the site with its sample content and kills it (SIGKILL) in each round while eight clients write. After the next start
every acknowledged write must be stored, totals and counts must match, every file of an attachment must be served whole, and
no other file may be served. Without a name all cases run:

  sqlite    posts, comments and settings on SQLite
  postgres  posts, comments and settings on PostgreSQL
  disk      uploads and deletions of pictures on the disk
  s3        uploads and deletions of pictures in an S3 bucket

      --rounds COUNT  rounds of each case; 200 when absent
      --seed NUMBER   seed of the random times and writes
  -h, --help          show this

Exit status: 0 when nothing was lost, 1 when something was, 2 for a mistake in the command.`;

const command = readCommandLine({
  usage,
  options: { rounds: { type: 'string' }, seed: { type: 'string' } },
  operands: [0, names.length],
});
if (command) await run(command.positionals, command.values);

async function run(
  chosen: readonly string[],
  values: { readonly rounds?: string | undefined; readonly seed?: string | undefined },
): Promise<void> {
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) return void refuse(usage, `There is no case ${unknown.join(', ')}.`);
  const rounds = wholeNumber(values.rounds ?? '200', 1);
  const seed = wholeNumber(values.seed ?? String(Date.now() % 1_000_000));
  if (rounds === null || seed === null)
    return void refuse(usage, '--rounds and --seed need whole numbers.');
  const { built } = await import('../built.ts');
  console.log(`seed ${seed}`);
  for (const [name, open] of Object.entries(cases)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const began = performance.now();
    const { acknowledged, unanswered, problems } = await runCase(open, {
      root: built,
      rounds,
      random: seeded(seed),
      onRound: (round, wrong) => {
        for (const sentence of wrong) console.log(`${name}, round ${round}: ${sentence}`);
        if (round % 10 === 0) process.stderr.write(`${name}: ${round} of ${rounds} rounds\n`);
      },
    });
    const seconds = Math.round((performance.now() - began) / 1000);
    console.log(
      `${name}: ${rounds} rounds in ${seconds} s, ${acknowledged} writes acknowledged, ${unanswered} without a response, ${problems.length} problems`,
    );
    if (problems.length > 0) process.exitCode = 1;
  }
}
