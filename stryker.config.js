/** Mutation testing of the kernel: `npm run mutate` (docs/mutation.md). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'vitest.kernel.config.ts', related: false },
  mutate: ['runtime/{schema,shape}/**/*.ts', '!runtime/schema/types.ts'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 2000,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  // The sandbox is a copy of the project: only what the tests need.
  ignorePatterns: ['/bench', '/data', '/dist', '/docs', '/generated', '/site', '/reports'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'progress-append-only', 'html', 'json'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: 'reports/mutation/mutation.json' },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  thresholds: { high: 97, low: 95, break: 95 },
};
