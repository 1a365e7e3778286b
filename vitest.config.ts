import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { longTests } from './test/long-tests.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    setupFiles: './test/setup.ts',
    expect: { poll: { timeout: 20_000 } },
    exclude: [
      ...['test/generator/golden/**', 'test/generator/errors/**', '**/node_modules/**'],
      ...(process.env['WITHOUT_LONG_TESTS'] === '1' ? longTests : []),
    ],
    // Many tests wait for processes and databases of their own, so that two at a time keep two cores busy.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // Modules hold caches and nothing else that one file of tests could leave for the next, and loading them anew for
    // each took a seventh of the time.
    isolate: false,
    // A busy machine takes minutes for what starts compilers and databases.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    typecheck: {
      enabled: true,
      checker: './node_modules/typescript-7/bin/tsc',
      include: ['test/types/**/*.test-d.ts'],
      tsconfig: './tsconfig.types.json',
    },
  },
});
