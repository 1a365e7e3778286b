import { describe, expect, test } from 'vitest';
import { k } from '../../runtime/schema/index.ts';
import type { Check, Sanitize } from '../../runtime/schema/index.ts';
import { toldOf } from './both.ts';

/** `inner` inside lists, and how often it was asked. */
function counted<F extends Check | Sanitize>(inner: F): { asked: () => number; inner: F } {
  let count = 0;
  const wrapped = (value: unknown, param: string) => {
    count += 1;
    return inner(value, param);
  };
  // It takes and answers what the function that it wraps does.
  return { asked: () => count, inner: wrapped as F };
}

const DEEP = 15;
const nested = (value: unknown) =>
  Array.from({ length: DEEP }).reduce<unknown>((inner) => [inner], value);

describe('generated code asks each member of a value', () => {
  test('once when it is good', () => {
    const check = counted(k.integer);
    expect(k.listOf(check.inner)([1, 2, 3], 'p')).toBeNull();
    expect(check.asked()).toBe(3);
    const sanitize = counted(k.toInteger);
    expect(k.toListOf(sanitize.inner)(['1', '2'], 'p')).toEqual([1, 2]);
    expect(sanitize.asked()).toBe(2);
  });

  test('once for each level when it is bad, to tell its name', () => {
    const integer = counted(k.integer);
    const check = Array.from({ length: DEEP }).reduce<Check>(
      (inner) => k.listOf(inner),
      integer.inner,
    );
    expect(toldOf(check(nested('x'), 'p'))).toMatchObject({
      names: { param: `p${'[0]'.repeat(DEEP)}` },
    });
    expect(integer.asked()).toBe(DEEP + 1);
  });

  test('once for each level when it cannot be sanitized', () => {
    const unique = counted(k.toListOf(null, { uniqueItems: true }));
    const sanitize = Array.from({ length: DEEP }).reduce<Sanitize>(
      (inner) => k.toListOf(inner),
      unique.inner,
    );
    expect(toldOf(sanitize(nested([1, 1]), 'p'))).toMatchObject({
      names: { param: `p${'[0]'.repeat(DEEP)}` },
    });
    expect(unique.asked()).toBe(DEEP + 1);
  });

  test('also of a value whose own name is empty', () => {
    expect(toldOf(k.listOf(k.integer)(['x'], ''))).toMatchObject({ names: { param: '[0]' } });
  });
});
