/**
 * `npm run check:package`: packs the package and lets publint and arethetypeswrong look at it. Prints what
 * they find; exit 1 when that is anything.
 */
import { Packed } from '../test/package/packed.ts';
import { problemsOf } from '../test/package/problems.ts';

const packed = new Packed();
const problems = await problemsOf(packed.tarball);
packed.remove();
for (const problem of problems) console.log(problem);
console.log(problems.length === 0 ? 'publint and arethetypeswrong find nothing.' : '');
process.exitCode = problems.length === 0 ? 0 : 1;
