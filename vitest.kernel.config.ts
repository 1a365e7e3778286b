import { defineConfig } from 'vitest/config';
import type { TestSequencer, TestSpecification } from 'vitest/node';

/** Recorded cases come last: they are many, and most changes are noticed before. */
class CasesLast implements TestSequencer {
  sort(files: TestSpecification[]): TestSpecification[] {
    const isLast = ({ moduleId }: TestSpecification) => Number(moduleId.endsWith('/cases.test.ts'));
    return files.toSorted((a, b) => isLast(a) - isLast(b));
  }

  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}

/**
 * The tests that mutation testing runs, thousands of times (docs/mutation.md): those of the kernel that
 * are fast, by name. Nothing is shared between them, so they share modules.
 */
export default defineConfig({
  test: {
    include: [
      'test/conformance/cases.test.ts',
      'test/kernel/{alternatives,callbacks,cases,checks,depth,formats,keywords,members}.test.ts',
      'test/kernel/{messages,odd-values,pattern-meaning,schemas,slugs,tags,text,urls,values}.test.ts',
      'test/runtime/{additional-fields,args,context-filter,context-table,contexts}.test.ts',
      'test/runtime/{dates,errors,fields,link-rules,lists}.test.ts',
    ],
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    sequence: { sequencer: CasesLast },
  },
});
