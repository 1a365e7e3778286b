/** A part of the kernel that is mutated separately, with its tests. */
export interface Part {
  readonly mutate: readonly string[];
  /** Fast ones only: they run for every change. */
  readonly tests: readonly string[];
}

const CASES = ['test/conformance/cases.test.ts', 'test/kernel/cases.test.ts'];
const KERNEL = [
  'test/kernel/{alternatives,callbacks,depth,formats,keywords}.test.ts',
  'test/kernel/{messages,fast-path,odd-values,schemas,values}.test.ts',
  'test/runtime/{args,dates,errors}.test.ts',
  ...CASES,
];

/** The parts by their names in `npm run mutate`. */
export const parts: { readonly [name: string]: Part } = {
  keywords: { mutate: ['runtime/schema/keywords/*.ts'], tests: KERNEL },
  formats: {
    mutate: ['runtime/schema/formats/*.ts'],
    tests: ['test/kernel/{formats,messages,text}.test.ts'],
  },
  values: { mutate: ['runtime/schema/values/*.ts'], tests: KERNEL },
  text: {
    mutate: ['runtime/schema/text/*.ts'],
    tests: ['test/kernel/{callbacks,slugs,tags,text,urls}.test.ts'],
  },
  patterns: {
    mutate: ['runtime/schema/patterns/*.ts'],
    tests: ['test/kernel/{judged-patterns,messages,pattern-meaning,text}.test.ts'],
  },
  schema: {
    mutate: ['runtime/schema/*.ts', '!runtime/schema/{types,fast-path,parsers}.ts'],
    tests: KERNEL,
  },
  parsers: {
    mutate: ['runtime/schema/parsers.ts', 'runtime/schema/fast-path.ts'],
    tests: ['test/kernel/fast-path.test.ts'],
  },
  shape: {
    mutate: ['runtime/shape/*.ts'],
    tests: [
      'test/runtime/{additional-fields,response-validation,context-filter,context-table,contexts}.test.ts',
      'test/runtime/{fields,filters,link-rules,links-shown,lists,wrong-values}.test.ts',
      'test/conformance/cases.test.ts',
    ],
  },
};
