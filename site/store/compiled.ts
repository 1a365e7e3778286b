import { randomInt, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Compilable, CompiledQuery, Expression, RawBuilder, SqlBool } from 'kysely';
import { LRUCache } from 'lru-cache';
import { LONG_LIST } from './context.ts';
import type { Context } from './context.ts';
import { knownIds, withoutNul } from './values.ts';

/*
 * Building and compiling a query with Kysely costs several times as much as a small read. A query whose
 * values differ from call to call is compiled once per shape, with slots in place of the values.
 */

/** The place of a value in a compiled query. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

type Values = Readonly<Record<string, unknown>>;
export type Slots<V extends Values> = { readonly [K in keyof V]: RawBuilder<V[K]> };

/** Compiled queries by shape. */
export type CompiledQueries = LRUCache<string, CompiledQuery>;

const MOST = 500;
const LONGEST_SHAPE = 4_000;

export function compiledQueries(): CompiledQueries {
  return new LRUCache({ max: MOST });
}

/** Returns the rows of a query, compiled by `compiledFor`. SQLite returns the rows without a promise. */
export function rowsOf<Row, V extends Values>(
  context: Context,
  shape: string,
  values: V,
  build: (slots: Slots<V>) => Compilable<Row>,
  samples: Values = {},
): readonly Row[] | Promise<readonly Row[]> {
  return rowsFrom(context, compiledFor(context, shape, values, build, samples));
}

/** Returns the rows of a compiled query. */
export function rowsFrom<Row>(
  { runNow, read }: Context,
  query: CompiledQuery<Row>,
): readonly Row[] | Promise<readonly Row[]> {
  // The query declares the type of its rows.
  const rows = runNow?.(query.sql, query.parameters) as readonly Row[] | null | undefined;
  return rows ?? read.executeQuery<Row>(query).then((result) => result.rows);
}

/**
 * Returns a query with its values. `build` is called once per shape, with a slot for each value, so the shape names
 * everything else that the query depends on. The query can also contain samples of values, by `sampleOf`.
 */
export function compiledFor<Row, V extends Values>(
  { kind, queries }: Context,
  shape: string,
  values: V,
  build: (slots: Slots<V>) => Compilable<Row>,
  samples: Values = {},
): CompiledQuery<Row> {
  let compiled = queries.get(shape);
  if (compiled === undefined) {
    const built = build(slotsOf(values)).compile();
    compiled = { ...built, parameters: built.parameters.map(slotOf) };
    if (shape.length <= LONGEST_SHAPE) queries.set(shape, compiled);
  }
  const parameters = compiled.parameters.map((parameter) =>
    parameter instanceof Slot
      ? parameterOf(kind, values[parameter.name] ?? samples[parameter.name])
      : parameter,
  );
  // A shape has one kind of rows.
  return { ...compiled, parameters } as CompiledQuery<Row>;

  function slotOf(parameter: unknown): unknown {
    const sample = String(parameter);
    return Object.hasOwn(samples, sample) ? new Slot(sample) : parameter;
  }
}

// Samples are random, so that no request contains one.
const FIRST_ID = -(2 ** 52) - randomInt(2 ** 47);
const TEXT = `sample ${randomUUID()} `;

/** The members of queries that are lists of values; the compiled query has slots for the values of short ones. */
const LISTS = /^(?:authors|exclude|include|parents|posts|slugs|formerSlugs|\w+Exclude)$/;

/**
 * Returns a query with samples in place of the values of its lists, the values by sample, and the query with the
 * number of values in place of each list.
 */
export function sampleOf<Query extends object>(query: Query) {
  const samples: Record<string, unknown> = {};
  const members: readonly (readonly [string, unknown])[] = Object.entries(query);
  const shape = Object.fromEntries(members);
  const sampled = Object.fromEntries(members);
  let count = 0;
  const sample = (value: unknown): unknown => {
    count += 1;
    const sample = typeof value === 'number' ? FIRST_ID - count : `${TEXT}${count}`;
    samples[sample] = value;
    return sample;
  };
  for (const [name, list] of members) {
    if (!LISTS.test(name) || !Array.isArray(list)) continue;
    const isOfIds = list.every((value) => typeof value === 'number');
    const known: readonly unknown[] = isOfIds ? knownIds(list) : list;
    if (known.length > LONG_LIST) continue;
    shape[name] = known.length;
    sampled[name] = known.map(sample);
  }
  // A sample has the type of its value.
  return { query: sampled as Query, samples, shape };
}

/** Returns the rows of a query that looks up ids; it is compiled for one id and for many. */
export async function rowsByIds<Row>(
  context: Context,
  shape: string,
  ids: readonly number[],
  build: (isAmong: (column: string) => Expression<SqlBool>) => Compilable<Row>,
): Promise<readonly Row[]> {
  const known = knownIds(ids);
  const [id] = known;
  if (id === undefined) return [];
  if (known.length === 1)
    return rowsOf(context, shape, { id }, (slots) =>
      build((column) => sql<SqlBool>`${sql.ref(column)} = ${slots.id}`),
    );
  return rowsOf(context, `${shape}, many`, { ids: known }, ({ ids: list }) =>
    build((column) => isAmong(context, sql.ref(column), list)),
  );
}

/** Returns the condition that a column is one of the values of a list, which is one parameter. */
export function isAmong(
  { kind }: Context,
  column: Expression<unknown>,
  list: RawBuilder<readonly number[]> | RawBuilder<readonly string[]>,
  type: 'bigint' | 'text' = 'bigint',
): Expression<SqlBool> {
  return kind === 'postgres'
    ? sql<SqlBool>`${column} = any(${list}::${sql.raw(type)}[])`
    : sql<SqlBool>`${column} in (select value from json_each(${list}))`;
}

/** Returns a text that identifies the compiled form of a query. */
export function shapeOf(name: string, query: object): string {
  return `${name} ${textOf(query)}`;
}

/** Returns equal texts for equal queries. The text of an access is cached, since many queries share one. */
export function textOf(query: object): string {
  const { access, ...others }: { readonly access?: object | null } = query;
  const text = JSON.stringify(others);
  // The replacer takes longer than all the rest.
  const whole = text.includes('null') ? JSON.stringify(others, finite) : text;
  return `${whole} ${access ? accessText(access) : ''}`;
}

const accessTexts = new WeakMap<object, string>();

function accessText(access: object): string {
  const known = accessTexts.get(access);
  if (known !== undefined) return known;
  const text = JSON.stringify(access, finite);
  accessTexts.set(access, text);
  return text;
}

/** JSON writes every number that is not finite as `null`. */
function finite(_key: string, value: unknown): unknown {
  return typeof value === 'number' && !Number.isFinite(value) ? String(value) : value;
}

function slotsOf<V extends Values>(values: V): Slots<V> {
  const slots = Object.keys(values).map((name) => [name, sql`${new Slot(name)}`]);
  // There is one slot for each member, with the type of its value.
  return Object.fromEntries(slots) as Slots<V>;
}

/** SQLite receives a list as JSON. */
function parameterOf(kind: Context['kind'], value: unknown): unknown {
  return kind === 'sqlite' && Array.isArray(value) ? JSON.stringify(value) : withoutNul(value);
}
