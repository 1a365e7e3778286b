/**
 * Exits with a message if a native module is missing that is loaded on import or for the first picture. Commands import
 * this file first, only for this check.
 */
import { createRequire } from 'node:module';
import { nativeProblem, SQLITE_PACKAGE } from './native-problem.ts';

const require = createRequire(import.meta.url);
const packages = {
  [SQLITE_PACKAGE]: () => void require.resolve(SQLITE_PACKAGE),
  '@node-rs/argon2': () => void require('@node-rs/argon2'),
  sharp: findSharp,
};
for (const [name, load] of Object.entries(packages)) {
  try {
    load();
  } catch (error) {
    const problem = nativeProblem(name, error);
    if (problem === null) throw error;
    process.stderr.write(`${problem}\n`);
    process.exit(1);
  }
}

/** Throws if sharp has no native module for this platform. It is not loaded, to save memory. */
function findSharp(): void {
  const { resolve } = createRequire(require.resolve('sharp'));
  const places = ['', 'musl'].flatMap((libc) => {
    const platform = `${process.platform}${libc}-${process.arch}`;
    return [`@img/sharp-${platform}/sharp.node`, `../src/build/Release/sharp-${platform}.node`];
  });
  const errors = [...places, '@img/sharp-wasm32/sharp.node'].map((place): unknown => {
    try {
      return void resolve(place);
    } catch (error) {
      return error;
    }
  });
  if (!errors.includes(undefined)) throw errors[0];
}
