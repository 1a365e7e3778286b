/** `npm run check:package`: packs the package and lets publint and arethetypeswrong look at it. */
import { readCommandLine } from '../site/tools/command-line.ts';

const usage = `Usage: npm run check:package

Packs the package, and prints what publint and arethetypeswrong find. Exit status 1 when that is anything.

  -h, --help  show this`;

if (readCommandLine({ usage, options: {} })) {
  const { Packed } = await import('../test/package/packed.ts');
  const { problemsOf } = await import('../test/package/problems.ts');
  const packed = new Packed();
  const problems = await problemsOf(packed.tarball);
  packed.remove();
  for (const problem of problems) console.log(problem);
  if (problems.length === 0) console.log('publint and arethetypeswrong find nothing.');
  process.exitCode = problems.length === 0 ? 0 : 1;
}
