import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';
import { parts } from './parts.ts';

/** Runs the slowest files last (recorded cases, pattern analysis); faster files detect most mutants. */
class SlowLast implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const isSlow = ({ moduleId }: TestSpecification) =>
      Number(/\/(?:cases|judged-patterns)\.test\.ts$/.test(moduleId));
    return files.toSorted((a, b) => isSlow(a) - isSlow(b));
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

// Set by `run.ts`; without it all of them, to check that they pass and how long they take.
const name = process.env['MUTATED_PART'];
const tests = Object.entries(parts).flatMap(([part, { tests }]) =>
  name === undefined || part === name ? tests : [],
);

/** The tests of a part. They are independent, so they can share modules. */
export default defineConfig({
  test: {
    root: `${import.meta.dirname}/../..`,
    include: tests,
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: SlowLast },
  },
});
