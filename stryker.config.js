/** Mutation testing of the kernel: `npm run mutate` (docs/mutation.md). */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation-sentences.js'],
  vitest: { configFile: 'vitest.kernel.config.ts', related: false },
  mutate: [
    'runtime/{schema,shape}/**/*.ts',
    '!runtime/schema/types.ts',
    // How patterns are judged and run: proved by tests that take too long to run for every mutant.
    '!runtime/schema/text/{backtracking,linear-class,linear-source,pattern,spelling}.ts',
    '!runtime/schema/report-patterns.ts',
  ],
  ignorers: ['sentences'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 3000,
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  // The sandbox is a copy of the project: only what the tests need.
  ignorePatterns: ['/bench', '/data', '/dist', '/docs', '/generated', '/site', '/reports'],
  tempDirName: '.stryker-tmp',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'reports/mutation/index.html' },
  thresholds: { high: 97, low: 95, break: 95 },
};
