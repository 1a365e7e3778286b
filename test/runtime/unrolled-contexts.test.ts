import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { applyContext, filterByContext } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextTable } from '../../runtime/shape/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { values } from '../kernel/arbitraries.ts';

const generated = join(import.meta.dirname, '../../generated');
const resources = readdirSync(generated, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name);

afterAll(() => vi.resetModules());

describe('the code that a table is unrolled to does what the table says', () => {
  test.each(resources)('%s', { timeout: 60_000 }, async (resource) => {
    const schema: Schema = exportOf(await import(`${generated}/${resource}/schema.ts`), 'Schema');
    const items = itemsOf(schema);
    // Filters remember items: each round begins with new ones.
    for (let seed = 1; seed <= 15; seed += 1) {
      vi.resetModules();
      const contexts = await import(`${generated}/${resource}/contexts.ts`);
      const table: ContextTable = exportOf(contexts, 'Contexts');
      const filters: { [context: string]: ContextFilter } = exportOf(contexts, 'Filters');
      expect(Object.keys(filters)).toEqual(Object.keys(table));
      for (const item of fc.sample(items, { seed, numRuns: 12 })) {
        for (const [context, filter] of Object.entries(filters)) {
          const left = applyContext(table[context] ?? {}, item);
          expectSame(filter.apply(item), left);
          expect(filter.apply(item) === item).toBe(left === item);
          expectSame(filter.applyWithLinks(item, 1), { ...Object(left), _links: 1 });
          expectSame(filterByContext(item, schema, context), left);
        }
      }
    }
  });
});

/** Items of all fields in the schema's order, as they come from a handler, and of all other kinds. */
function itemsOf(schema: Schema): fc.Arbitrary<{ [name: string]: unknown }> {
  const named = Object.entries(schema.properties ?? {}).map(
    ([name, property]) => [name, memberOf(property)] as const,
  );
  const whole = fc.tuple(...named.map(([name, member]) => fc.tuple(fc.constant(name), member)));
  const other = fc.tuple(fc.constantFrom('likes', '_links', '__proto__', 'toString', '7'), values);
  const shuffled = whole.chain((members) => fc.shuffledSubarray(members));
  const complete = whole.chain((members) =>
    fc.shuffledSubarray(members, { minLength: members.length }),
  );
  const more = fc.tuple(complete, other).map(([members, one]) => [...members, one] as const);
  return fc.oneof(whole, complete, more, shuffled).map((members) => Object.fromEntries(members));
}

function memberOf(schema: Schema): fc.Arbitrary<unknown> {
  const { properties } = schema;
  return properties ? fc.oneof({ weight: 5, arbitrary: itemsOf(schema) }, values) : values;
}

/** The same members, with the same names in the same order. */
function expectSame(one: unknown, other: unknown): void {
  expect(one).toEqual(other);
  expect(JSON.stringify(one)).toBe(JSON.stringify(other));
}

/** What a generated module exports under the name that ends so; its type is what the caller knows. */
function exportOf<T>(module: { readonly [name: string]: unknown }, ending: string): T {
  const name = Object.keys(module).find((one) => one.endsWith(ending));
  if (name === undefined) throw new Error(`nothing is called …${ending}`);
  return module[name] as T;
}
