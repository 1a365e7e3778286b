import type { Kysely } from 'kysely';
import { isDatabaseUnavailable } from './unavailable.ts';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { Connections } from './sqlite.ts';
import type { Tables } from './tables.ts';
import type { OptionStore } from './types.ts';
import { fromJson } from './values.ts';

export type Options = ReadonlyMap<string, unknown>;

// Without a version of the database, changes by other processes are noticed after this many milliseconds.
const FRESH_FOR = 1_000;

/** Caches all settings of the site, because nearly every request needs some of them. */
export class OptionCache {
  readonly #read: () => Promise<readonly OptionRow[]>;
  readonly #versionNow: () => string | null;
  #rows: readonly OptionRow[] = [];
  #options: Options = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  /** The version of the database before the settings were read. */
  #readFrom: string | null = null;
  #reading: Promise<Options> | null = null;
  #reads = 0;
  #latest = 0;
  /** The number of reads that found changed settings. */
  changes = 0;

  constructor({ read, readNow, versionNow }: Connections) {
    const query = optionsQuery(read).compile();
    this.#read = async () => {
      // The query declares the type of its rows.
      const rows = readNow?.(query.sql, query.parameters) as
        readonly OptionRow[] | null | undefined;
      return rows ?? (await read.executeQuery(query)).rows;
    };
    this.#versionNow = versionNow;
  }

  /** Returns the settings, read again if they are no longer fresh. */
  async all(): Promise<Options> {
    const version = this.#versionNow();
    if (version !== null) return this.of(version);
    if (performance.now() - this.#readAt < FRESH_FOR) return this.#options;
    this.#reading ??= this.refresh().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** Returns the settings, read again unless they were read from this version of the database. */
  async of(version: string): Promise<Options> {
    return this.#readFrom === version ? this.#options : this.refresh(version);
  }

  /** Returns the settings as they were last read. */
  latest(): Options {
    return this.#options;
  }

  /** Reads the settings again; if the database is unavailable, the next reader does that. */
  async clear(): Promise<void> {
    this.#readAt = Number.NEGATIVE_INFINITY;
    this.#readFrom = null;
    try {
      await this.refresh();
    } catch (error) {
      // A committed change must not fail because of this.
      if (!isDatabaseUnavailable(error)) throw error;
    }
  }

  /** Reads the settings now, whether or not they are fresh. */
  async refresh(from: string | null = this.#versionNow()): Promise<Options> {
    this.#reads += 1;
    const read = this.#reads;
    const rows = await this.#read();
    const options = areSame(rows, this.#rows) ? this.#options : optionsOf(rows);
    // A read that started later is newer. A read that has not ended must not prevent the use of this result.
    if (read > this.#latest) {
      this.#latest = read;
      if (options !== this.#options) this.changes += 1;
      this.#rows = rows;
      this.#options = options;
      this.#readAt = performance.now();
      this.#readFrom = from;
    }
    return options;
  }
}

interface OptionRow {
  readonly name: string;
  /** The value as JSON. */
  readonly value: string;
}

function optionsQuery(database: Kysely<Tables>) {
  return database.selectFrom('options').select(['name', 'value']).orderBy('name');
}

function areSame(rows: readonly OptionRow[], others: readonly OptionRow[]): boolean {
  if (rows.length !== others.length) return false;
  return rows.every(
    ({ name, value }, at) => name === others[at]?.name && value === others[at].value,
  );
}

function optionsOf(rows: readonly OptionRow[]): Options {
  return new Map(rows.map((row) => [row.name, fromJson(row.value)]));
}

/** Returns the collection of settings: one JSON value per name. Inside a transaction they are read from the database. */
export function optionStore(context: Context): OptionStore {
  const all = async () =>
    context.write.isTransaction
      ? optionsOf(await optionsQuery(context.read).execute())
      : context.options.all();
  return {
    all,
    get: async (name) => (await all()).get(name),
    latest: () => context.options.latest(),
    set: (values) =>
      inTransaction(context, async ({ write, changed }) => {
        for (const name of Object.keys(values)) {
          const value = values[name];
          if (value === undefined || value === null) {
            await write.deleteFrom('options').where('name', '=', name).execute();
            continue;
          }
          await write
            .insertInto('options')
            .values({ name, value: JSON.stringify(value) })
            .onConflict((conflict) =>
              conflict.column('name').doUpdateSet((eb) => ({ value: eb.ref('excluded.value') })),
            )
            .execute();
        }
        changed.add('options');
      }),
  };
}
