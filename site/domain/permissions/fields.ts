import type { ContextTable } from '../../../runtime/shape/index.ts';

/** Returns those of some fields that a context shows. Only their values may decide what a caller finds. */
export function fieldsShown<Field extends string>(
  contexts: ContextTable,
  context: 'view' | 'edit',
  fields: readonly Field[],
): readonly Field[] {
  const hidden = contexts[context];
  const rules = new Map(Object.entries(hidden === false ? {} : (hidden ?? {})));
  return fields.filter((field) => hidden !== false && rules.get(field) !== false);
}
