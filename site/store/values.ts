/** Returns the names of columns from their defaults. */
export function namesOf<Name extends string>(defaults: Readonly<Record<Name, Column>>): Name[] {
  // Object.keys returns texts; the defaults have no other members.
  return Object.keys(defaults) as Name[];
}

type Column = string | number;
type AsColumn<Value> = Value extends boolean ? number : Value;

/**
 * Returns the columns `names` of `row` as both databases store them: booleans as 0 or 1, numbers as whole
 * numbers in a common range. `undefined` members are left out.
 */
export function columns<
  Name extends string,
  Row extends { readonly [K in Name]?: string | number | boolean | undefined },
>(row: Row, names: readonly Name[]): { [K in Name]?: AsColumn<Exclude<Row[K], undefined>> } {
  const found: { [name: string]: Column } = {};
  for (const name of names) {
    const value: string | number | boolean | undefined = row[name];
    if (value !== undefined) found[name] = column(value);
  }
  // The type says this for each member: text stays text, numbers and booleans become numbers.
  return found as { [K in Name]?: AsColumn<Exclude<Row[K], undefined>> };
}

function column(value: string | number | boolean): Column {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (typeof value === 'number') return whole(value);
  return value;
}

/** Returns a whole number that fits into a column; the offset of a huge page may exceed it. */
export function whole(value: number): number {
  if (Number.isNaN(value)) return 0;
  return Math.trunc(Math.min(Math.max(value, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
}

/** Returns the ids that a row can have, without duplicates. */
export function knownIds(ids: readonly number[]): number[] {
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id));
}

// SQLite accepts 32,766 parameters in a statement, PostgreSQL 65,535.
export const MOST_AT_ONCE = 5_000;

/** Splits a list into lists that are short enough to be parameters of one statement. */
export function batches<T>(items: readonly T[], size = MOST_AT_ONCE): (readonly T[])[] {
  if (items.length <= size) return items.length === 0 ? [] : [items];
  const found: (readonly T[])[] = [];
  for (let start = 0; start < items.length; start += size)
    found.push(items.slice(start, start + size));
  return found;
}

/** Returns a map of rows by id. */
export function keyed<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row> {
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the value of a JSON column. Invalid JSON counts as text, since columns can be edited by hand. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Returns a parameter without the character NUL, which PostgreSQL rejects and SQLite may truncate at. */
export function withoutNul(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNul);
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '') : value;
}
