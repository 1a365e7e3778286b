/**
 * Files that repeat facts of other files with many random inputs, or are slow because they start processes. `npm test`
 * skips them to stay within the time limit of the gate; `npm test -- --all` runs them.
 */
export const longTests: readonly string[] = [
  'test/admin/keyboard.test.ts',
  'test/client/arguments.test.ts',
  'test/crash/crash.test.ts',
  'test/dialect/types.test.ts',
  'test/e2e/books.test.ts',
  'test/e2e/two-processes.test.ts',
  'test/e2e/workers.test.ts',
  'test/fuzz/fuzz.test.ts',
  'test/generator/import-extension.test.ts',
  'test/generator/mutations.test.ts',
  'test/import/own-document.test.ts',
  'test/kernel/agree.test.ts',
  'test/runtime/generated-views.test.ts',
  'test/nodes/nodes.test.ts',
  'test/operations/bad-environment.test.ts',
  'test/operations/deployment.test.ts',
  'test/site/hidden-values.test.ts',
  'test/site/links.test.ts',
  'test/site/query-plans.test.ts',
  'test/site/replica.test.ts',
  'test/site/openapi-responses.test.ts',
  'test/types/compiled.test.ts',
  'test/types/floor.test.ts',
];
