/** `npm run check:package`: packs both packages, checks them with publint and arethetypeswrong, and prints their sizes. */
import { readCommandLine } from '../site/tools/command-line.ts';

const usage = `Usage: npm run check:package

Packs restloom and restloom-runtime, prints their sizes and what publint and arethetypeswrong find. Exit status 1 when
that is anything, or when the runtime is above its limits.

  -h, --help  show this`;

if (readCommandLine({ usage, options: {} })) {
  const { Packed } = await import('../test/package/packed.ts');
  const { problemsOf, sizeTable } = await import('../test/package/problems.ts');
  const packed = await Packed.open();
  const problems = await problemsOf(packed);
  console.log(sizeTable(packed));
  packed.remove();
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) console.log('No problems found.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
