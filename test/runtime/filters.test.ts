import { describe, expect, test } from 'vitest';
import { ContextFilter, omit } from '../../runtime/shape/index.ts';
import type { ContextRule } from '../../runtime/shape/index.ts';

const rule: ContextRule = { secret: false, title: { raw: false } };
const item = { secret: 1, id: 2, title: { raw: 'a', rendered: 'b' } };

describe('a context filter removes what its rule hides', () => {
  test('and returns the same value if nothing is hidden', () => {
    const whole = { id: 2, title: { rendered: 'b' } };
    const filter = new ContextFilter(rule);
    expect(filter.apply(whole)).toBe(whole);
    expect(new ContextFilter({}).apply(whole)).toBe(whole);
    expect(filter.apply({ id: 2, title: { raw: 'a' } })).toEqual({ id: 2, title: {} });
  });

  test('and keeps the order of the value', () => {
    const filter = new ContextFilter(rule);
    expect(JSON.stringify(filter.apply({ b: 1, secret: 2, a: 3 }))).toBe('{"b":1,"a":3}');
    expect(JSON.stringify(filter.apply({ a: 1, secret: 2, b: 3 }))).toBe('{"a":1,"b":3}');
    expect(JSON.stringify(filter.apply({ a: 1, secret: 2 }))).toBe('{"a":1}');
  });

  test('and does not copy inherited names', () => {
    const filter = new ContextFilter(rule);
    expect(filter.apply({ secret: 1, id: 2 })).toEqual({ id: 2 });
    const heir: unknown = Object.assign(Object.create({ id: 3 }), { secret: 1 });
    expect(filter.apply(heir)).toEqual({});
  });

  test('if only one of two members loses something', () => {
    const both = new ContextFilter({ a: { x: false }, b: { x: false } });
    expect(both.apply({ a: { x: 1 }, b: { y: 1 } })).toEqual({ a: {}, b: { y: 1 } });
  });

  test('and keeps all members of an item with more members than the previous one', () => {
    const filter = new ContextFilter(rule);
    expect(filter.apply({ secret: 1, id: 2 })).toEqual({ id: 2 });
    expect(filter.apply({ secret: 1, id: 2, more: 3 })).toEqual({ id: 2, more: 3 });
  });

  test('for more item shapes than it caches', () => {
    const filter = new ContextFilter(rule);
    for (let kind = 0; kind < 20; kind += 1) {
      expect(filter.apply({ secret: 1, [`field_${kind}`]: kind })).toEqual({
        [`field_${kind}`]: kind,
      });
    }
  });
});

describe('a view', () => {
  /** A filter with a view of `id` and `title`, and the items on which the view was called. */
  function withView() {
    const shown: object[] = [];
    const view = (from: { readonly id: unknown; readonly title: unknown }) => {
      shown.push(from);
      return { id: from.id, title: omit(from.title, { raw: false }) };
    };
    return { shown, filter: new ContextFilter(rule, view) };
  }

  test('does not hide other members of an item, which keep their order', () => {
    const { filter } = withView();
    const given = { likes: 5, ...item, tags: [] };
    expect(JSON.stringify(filter.apply(given))).toBe(
      '{"likes":5,"id":2,"title":{"rendered":"b"},"tags":[]}',
    );
  });

  test('is not called with items that lack one of its fields', () => {
    const { filter, shown } = withView();
    const given = { secret: 1, id: 2, tags: [] };
    expect(filter.apply(given)).toEqual({ id: 2, tags: [] });
    expect(shown).not.toContain(given);
  });

  test('of an optional field also shows items without this field', () => {
    const filter = new ContextFilter(
      { secret: false },
      (from: { readonly id: number; readonly parent?: number }) => ({
        id: from.id,
        ...(from.parent !== undefined && { parent: from.parent }),
      }),
    );
    expect(filter.apply({ id: 1, secret: 2 })).toEqual({ id: 1 });
    expect(filter.apply({ id: 1, secret: 2, parent: 3 })).toEqual({ id: 1, parent: 3 });
  });

  test('that shows a field which the rule hides is not used', () => {
    const filter = new ContextFilter(rule, (from: object) => ({ ...from }));
    expect(filter.apply(item)).toEqual({ id: 2, title: { rendered: 'b' } });
  });
});
