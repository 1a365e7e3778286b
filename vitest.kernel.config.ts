import { defineConfig } from 'vitest/config';

/**
 * The tests that mutation testing runs, thousands of times (docs/mutation.md): those of the kernel that
 * are fast, by name. Nothing is shared between them, so they share modules.
 */
export default defineConfig({
  test: {
    include: [
      'test/conformance/cases.test.ts',
      'test/kernel/{alternatives,callbacks,cases,checks,depth,formats,keywords,members}.test.ts',
      'test/kernel/{schemas,slugs,tags,text,urls,values}.test.ts',
      'test/runtime/{additional-fields,args,context-filter,context-table,contexts}.test.ts',
      'test/runtime/{dates,errors,fields,filters,layouts,link-rules,lists}.test.ts',
    ],
    isolate: false,
  },
});
