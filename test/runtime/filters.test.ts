import { describe, expect, test } from 'vitest';
import { byValue, contextFilter } from '../../runtime/shape/index.ts';
import type { ContextRule } from '../../runtime/shape/index.ts';

const rule: ContextRule = { secret: false, title: { raw: false } };
const item = { secret: 1, id: 2, title: { raw: 'a', rendered: 'b' } };

/** Tells which items it copied. */
function copying() {
  const copied: object[] = [];
  const filter = contextFilter<{ id: unknown }>(rule, (from, blank) => {
    copied.push(from);
    const left = { ...blank };
    left.id = from.id;
    return left;
  });
  return { copied, filter };
}

describe('a filter leaves what its rule leaves', () => {
  test('and the value itself when nothing is left out', () => {
    const whole = { id: 2, title: { rendered: 'b' } };
    const filter = contextFilter(rule);
    expect(filter.apply(whole)).toBe(whole);
    expect(contextFilter({}).apply(whole)).toBe(whole);
    expect(filter.apply({ id: 2, title: { raw: 'a' } })).toEqual({ id: 2, title: {} });
  });

  test('in the order of the value', () => {
    const filter = contextFilter(rule);
    expect(JSON.stringify(filter.apply({ b: 1, secret: 2, a: 3 }))).toBe('{"b":1,"a":3}');
    expect(JSON.stringify(filter.apply({ a: 1, secret: 2, b: 3 }))).toBe('{"a":1,"b":3}');
    expect(JSON.stringify(filter.apply({ a: 1, secret: 2 }))).toBe('{"a":1}');
  });

  test('a name that the value inherits is none of its own, be the others the same', () => {
    const filter = contextFilter(rule);
    expect(filter.apply({ secret: 1, id: 2 })).toEqual({ id: 2 });
    const heir: unknown = Object.assign(Object.create({ id: 3 }), { secret: 1 });
    expect(filter.apply(heir)).toEqual({});
  });

  test('also when only one of its members loses something', () => {
    const both = contextFilter({ a: { x: false }, b: { x: false } });
    expect(both.apply({ a: { x: 1 }, b: { y: 1 } })).toEqual({ a: {}, b: { y: 1 } });
  });

  test('of an item that has more members than the last, all of them', () => {
    const filter = contextFilter(rule);
    expect(filter.apply({ secret: 1, id: 2 })).toEqual({ id: 2 });
    expect(filter.apply({ secret: 1, id: 2, more: 3 })).toEqual({ id: 2, more: 3 });
  });

  test('also of more kinds of items than it remembers', () => {
    const filter = contextFilter(rule);
    for (let kind = 0; kind < 20; kind += 1) {
      expect(filter.apply({ secret: 1, [`field_${kind}`]: kind })).toEqual({
        [`field_${kind}`]: kind,
      });
    }
  });
});

describe('the code that a rule is unrolled to', () => {
  test('copies items; what it does not know is copied by name, in its place', () => {
    const { filter, copied } = copying();
    const given = { likes: 5, ...item, tags: [] };
    expect(JSON.stringify(filter.apply(given))).toBe(
      '{"likes":5,"id":2,"title":{"rendered":"b"},"tags":[]}',
    );
    expect(copied.at(-1)).toBe(given);
  });

  test('is taken at its word', () => {
    // It is tried with true for every member.
    const filter = contextFilter<{ id: unknown }>(rule, (from, blank) => {
      const left = { ...blank };
      left.id = from.id === true ? true : `copy of ${from.id}`;
      return left;
    });
    expect(filter.apply({ secret: 1, id: 2, a: 3 })).toEqual({ id: 'copy of 2', a: 3 });
  });

  test('has places for what is shown, and for no other', () => {
    const { filter } = copying();
    const left = filter.apply(item);
    expect(Object.keys(Object(left))).toEqual(['id', 'title']);
    const linked = filter.applyWithLinks(item, 1);
    expect(Object.keys(Object(linked))).toEqual(['id', 'title', '_links']);
  });

  test('is not asked for items that lack one of its names', () => {
    const { filter, copied } = copying();
    const given = { secret: 1, tags: [] };
    expect(filter.apply(given)).toEqual({ tags: [] });
    expect(copied).not.toContain(given);
  });

  test('finds the places of all members empty', () => {
    const blanks: object[] = [];
    const filter = contextFilter(rule, (_, blank) => {
      blanks.push(blank);
      return { ...blank };
    });
    expect(filter.apply(item)).toEqual({ id: 2, title: { rendered: 'b' } });
    expect(blanks.at(-1)).toEqual({ id: undefined, title: undefined });
  });
});

describe('links are shown last', () => {
  test('and change nothing of the item', () => {
    const { filter } = copying();
    expect(JSON.stringify(filter.applyWithLinks(item, { self: [] }))).toBe(
      '{"id":2,"title":{"rendered":"b"},"_links":{"self":[]}}',
    );
    expect(item).not.toHaveProperty('_links');
    const whole = { id: 2 };
    expect(contextFilter({}).applyWithLinks(whole, 1)).toEqual({ id: 2, _links: 1 });
    expect(whole).toEqual({ id: 2 });
  });

  test('unless the item has some: they give way', () => {
    expect(JSON.stringify(contextFilter({}).applyWithLinks({ _links: 1, id: 2 }, 3))).toBe(
      '{"_links":3,"id":2}',
    );
    const hidden = contextFilter({ _links: false });
    expect(JSON.stringify(hidden.applyWithLinks({ _links: 1, id: 2 }, 3))).toBe(
      '{"id":2,"_links":3}',
    );
  });

  test('whatever decides what is left', () => {
    const filter = contextFilter(
      byValue({ type: 'object', properties: { a: { context: [] } } }, 'view'),
    );
    expect(filter.applyWithLinks({ a: 1, b: 2 }, 3)).toEqual({ b: 2, _links: 3 });
    const kept = { b: 2 };
    expect(filter.applyWithLinks(kept, 3)).toEqual({ b: 2, _links: 3 });
    expect(kept).toEqual({ b: 2 });
  });

  test('only a map has any', () => {
    expect(contextFilter({}).applyWithLinks('text', 1)).toBe('text');
    expect(contextFilter({}).applyWithLinks(null, 1)).toBeNull();
    expect(contextFilter({}).applyWithLinks([1], 1)).toEqual([1]);
    expect(contextFilter(false).applyWithLinks({ a: 1 }, 1)).toEqual([]);
  });
});
