import { describe, expect, test } from 'vitest';
import { Layouts } from '../../runtime/shape/layouts.ts';
import { Recent } from '../../runtime/shape/recent.ts';

/** Layouts whose plan is what they were made of; `made` are those that had to be made. */
function layouts(isWhole = true, most = Infinity) {
  const made: string[] = [];
  const known = new Layouts((names) => {
    const plan = names.join();
    made.push(plan);
    return { names: names.slice(0, most), isWhole, plan };
  });
  return { known, made };
}

describe('what depends on names alone is found out once', () => {
  test('for maps with the same names in the same order', () => {
    const { known, made } = layouts();
    const maps = [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
      { b: 1, a: 2 },
      { a: 5, b: 6 },
      { b: 7, a: 8 },
    ];
    expect(maps.map((map) => known.planFor(map))).toEqual(['a,b', 'a,b', 'b,a', 'a,b', 'b,a']);
    expect(made).toEqual(['a,b', 'b,a']);
  });

  test('one name more or less is another kind', () => {
    const { known, made } = layouts();
    for (const map of [{ a: 1, b: 2 }, { a: 1 }, { a: 1, b: 2, c: 3 }, {}, { a: 1 }])
      known.planFor(map);
    expect(made).toEqual(['a,b', 'a', 'a,b,c', '']);
  });

  test('names that do not matter are not looked at, when they come last', () => {
    const { known, made } = layouts(false, 2);
    const maps = [{ a: 1, b: 2 }, { a: 1, b: 2, c: 3 }, { a: 1, b: 2, d: 4 }, { a: 1 }];
    expect(maps.map((map) => known.planFor(map))).toEqual(['a,b', 'a,b', 'a,b', 'a']);
    expect(made).toEqual(['a,b', 'a']);
  });

  test('of eight kinds: then no more are remembered', () => {
    const { known, made } = layouts();
    for (let kind = 0; kind < 8; kind += 1)
      expect(known.planFor({ [`n${kind}`]: 1 })).toBe(`n${kind}`);
    expect(known.planFor({ other: 1 })).toBeNull();
    expect(known.planFor({ n0: 1 })).toBe('n0');
    expect(made).toHaveLength(8);
  });

  test('names that are inherited do not count', () => {
    const { known } = layouts();
    expect(known.planFor({ a: 1, b: 2 })).toBe('a,b');
    expect(known.planFor(Object.assign(Object.create({ b: 2 }), { a: 1 }))).toBe('a');
  });
});

describe('what was made of a text', () => {
  test('is given to the next who has the same', () => {
    const recent = new Recent((text) => ({ text }));
    expect(recent.of('a')).toEqual({ text: 'a' });
    expect(recent.of('a')).toBe(recent.of('a'));
    expect(recent.of('b')).toEqual({ text: 'b' });
  });

  test('is kept while it is asked for again, however many others come between', () => {
    const recent = new Recent((text) => ({ text }), 3);
    const first = recent.of('first');
    for (const other of ['1', '2', '3', '4', '5']) {
      recent.of(other);
      expect(recent.of('first')).toBe(first);
    }
  });

  test('is forgotten when twice as many others came after it', () => {
    const recent = new Recent((text) => ({ text }), 3);
    const first = recent.of('first');
    for (let other = 1; other <= 6; other += 1) recent.of(`${other}`);
    expect(recent.of('first')).not.toBe(first);
  });

  test('is not kept when the text is longer than 500 characters', () => {
    const recent = new Recent((text) => ({ text }));
    expect(recent.of('a'.repeat(500))).toBe(recent.of('a'.repeat(500)));
    expect(recent.of('a'.repeat(501))).not.toBe(recent.of('a'.repeat(501)));
  });
});
