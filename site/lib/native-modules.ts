/**
 * Ends the process with one sentence when a package whose native module loads at import cannot be loaded.
 * Commands import this file first, for this effect alone.
 */
import { createRequire } from 'node:module';
import { nativeProblem } from './native-problem.ts';

const require = createRequire(import.meta.url);
for (const name of ['@node-rs/argon2', 'sharp']) {
  try {
    require(name);
  } catch (error) {
    const problem = nativeProblem(name, error);
    if (problem === null) throw error;
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}
