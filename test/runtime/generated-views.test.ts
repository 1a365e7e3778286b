import fc from 'fast-check';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { applyContext, ContextFilter, filterByContext } from '../../runtime/shape/index.ts';
import type { ContextTable, Views } from '../../runtime/shape/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { values } from '../kernel/arbitraries.ts';

const generated = join(import.meta.dirname, '../../generated');
const resources = readdirSync(generated, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('/contexts.ts'))
  .map((path) => path.slice(0, -'/contexts.ts'.length));

afterAll(() => vi.resetModules());

describe('the generated views of a resource equal its context table', () => {
  test.each(resources)('%s', { timeout: 60_000 }, async (resource) => {
    const schema: Schema = exportOf(await import(`${generated}/${resource}/schema.ts`), 'Schema');
    const items = itemsOf(schema);
    // Filters cache items: each round begins with new ones.
    for (let seed = 1; seed <= 15; seed += 1) {
      vi.resetModules();
      const contexts = await import(`${generated}/${resource}/contexts.ts`);
      const table: ContextTable = exportOf(contexts, 'Contexts');
      const views: Views = exportOf(contexts, 'Views');
      expect(Object.keys(views)).toEqual(Object.keys(table));
      const filters = Object.entries(table).map(
        ([context, rule]) => [context, new ContextFilter(rule, views[context])] as const,
      );
      for (const item of fc.sample(items, { seed, numRuns: 12 })) {
        for (const [context, filter] of filters) {
          const left = applyContext(table[context] ?? {}, item);
          expect(filter.apply(item)).toEqual(left);
          // The members have the order of the item.
          expect(JSON.stringify(filter.apply(item))).toBe(JSON.stringify(left));
          expect(filterByContext(item, schema, context)).toEqual(left);
        }
      }
    }
  });
});

/** Items with all fields in the schema's order, as handlers return them, and items of any other form. */
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

/** Returns the export whose name has this ending; the caller states its type. */
function exportOf<T>(module: { readonly [name: string]: unknown }, ending: string): T {
  const name = Object.keys(module).find((one) => one.endsWith(ending));
  if (name === undefined) throw new Error(`nothing is called …${ending}`);
  return module[name] as T;
}
