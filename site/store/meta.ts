import { sql } from 'kysely';
import type { ExpressionBuilder } from 'kysely';
import { rowsByIds } from './compiled.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { Meta, MetaKind } from './rows.ts';
import type { Tables } from './tables.ts';
import type { MetaStore } from './types.ts';
import { batches, fromJson, knownIds } from './values.ts';

/** Returns the collection of meta values: one JSON value for each key of an object. */
export function metaStore(context: Context): MetaStore {
  return {
    of: (kind, ids) => metaOf(context, kind, ids),
    set: (kind, id, values) => setMeta(context, kind, id, values),
    delete: (kind, id, keys) =>
      inTransaction(context, (inside) => deleteMeta(inside, kind, [id], keys)),
  };
}

/** Returns the meta values of many objects, with an entry for every id. */
export async function metaOf(
  context: Context,
  kind: MetaKind,
  ids: readonly number[],
): Promise<Map<number, Meta>> {
  const found = new Map<number, Record<string, unknown>>();
  for (const id of ids) found.set(id, empty());
  const rows = await rowsByIds(context, `meta of ${kind}`, ids, (isAmong) =>
    context.read
      .selectFrom('meta')
      .select(['object', 'key', 'value'])
      .where('kind', '=', kind)
      .where(isAmong('object')),
  );
  for (const row of rows) {
    const meta = found.get(row.object);
    if (meta) meta[row.key] = fromJson(row.value);
  }
  return found;
}

/** Selects the meta values of a post as one JSON text, next to its columns. */
export function metaSelection({ kind }: Context, eb: ExpressionBuilder<Tables, 'posts'>) {
  const list =
    kind === 'sqlite'
      ? sql<string | null>`json_group_array(json_array(key, value))`
      : sql<string | null>`json_agg(json_build_array(key, value))::text`;
  return eb
    .selectFrom('meta')
    .select(list.as('pairs'))
    .where('meta.kind', '=', 'post')
    .whereRef('meta.object', '=', 'posts.id');
}

/** Parses the result of `metaSelection`; returns the values by key. */
export function metaOfJson(text: string | null): Meta {
  // The database creates this text from two text columns.
  const pairs = JSON.parse(text ?? '[]') as readonly (readonly [string, string])[];
  const meta = empty();
  for (const [key, value] of pairs) meta[key] = fromJson(value);
  return meta;
}

/** Sets keys of one object; null or `undefined` removes a key. */
export async function setMeta(
  context: Context,
  kind: MetaKind,
  id: number,
  values: Meta,
): Promise<void> {
  const names = Object.keys(values);
  const gone = names.filter((name) => isNothing(values[name]));
  await inTransaction(context, async (inside) => {
    await deleteMeta(inside, kind, [id], gone);
    await addMeta(inside, kind, [{ id, meta: values }]);
  });
}

/** Writes the meta values of many objects, without keys that have no value. */
export async function addMeta(
  { write }: Context,
  kind: MetaKind,
  objects: readonly { readonly id: number; readonly meta?: Meta | undefined }[],
): Promise<void> {
  const rows = objects.flatMap(({ id, meta = {} }) =>
    Object.keys(meta)
      .filter((key) => !isNothing(meta[key]))
      .map((key) => ({ kind, object: id, key, value: JSON.stringify(meta[key]) })),
  );
  for (const some of batches(rows, 1_000)) {
    await write
      .insertInto('meta')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['kind', 'object', 'key'])
          .doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
      )
      .execute();
  }
}

/** Removes keys of objects; without `keys` all of them. */
export async function deleteMeta(
  context: Context,
  kind: MetaKind,
  ids: readonly number[],
  keys?: readonly string[],
): Promise<void> {
  if (keys?.length === 0) return;
  for (const some of batches(knownIds(ids))) {
    let query = context.write
      .deleteFrom('meta')
      .where('kind', '=', kind)
      .where('object', 'in', some);
    if (keys) query = query.where('key', 'in', keys);
    await query.execute();
  }
}

function isNothing(value: unknown): boolean {
  // JSON cannot represent `undefined`, functions and symbols.
  return value === null || JSON.stringify(value) === undefined;
}

function empty(): Record<string, unknown> {
  // Object.create returns `any`.
  return Object.create(null) as Record<string, unknown>;
}
