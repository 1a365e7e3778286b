import type { Check, Failure, Sanitize } from '../types.ts';

/** `items` (4.7): the first item that fails, shown as `param[index]`. */
export function items(list: readonly unknown[], check: Check, param: string): Failure {
  for (let index = 0; index < list.length; index += 1) {
    // The name of an item is made only when it fails: asking twice is cheaper than a name for each.
    if (check(list[index], param)) return check(list[index], `${param}[${index}]`);
  }
  return null;
}

/** Every item as its schema sanitizes it; the first error, if there is one, stands for the list. */
export function sanitizeItems(
  list: readonly unknown[],
  sanitize: Sanitize,
  param: string,
): unknown[] {
  return list.map((item, index) => sanitize(item, `${param}[${index}]`));
}
