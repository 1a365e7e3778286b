import type { Kysely } from 'kysely';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { Tables } from './tables.ts';
import type { OptionStore } from './types.ts';
import { fromJson } from './values.ts';

export type Options = ReadonlyMap<string, unknown>;

// Another process may change settings too. Without a version of the database that is noticed after this many milliseconds.
const FRESH_FOR = 1_000;

/** All settings of the site in memory: nearly every request asks for some of them. */
export class OptionCache {
  readonly #database: Kysely<Tables>;
  readonly #versionNow: () => string | null;
  #options: Options = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  /** The version of the database before the settings were read. */
  #readFrom: string | null = null;
  #reading: Promise<Options> | null = null;
  #reads = 0;

  /** `versionNow` returns the version of the database if that needs no waiting, otherwise `null`. */
  constructor(database: Kysely<Tables>, versionNow: () => string | null) {
    this.#database = database;
    this.#versionNow = versionNow;
  }

  /** The settings, read again when they are no longer fresh. */
  async all(): Promise<Options> {
    const version = this.#versionNow();
    if (version !== null) return this.of(version);
    if (performance.now() - this.#readAt < FRESH_FOR) return this.#options;
    this.#reading ??= this.refresh().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** The settings, read again unless they were read from this version of the database. */
  async of(version: string): Promise<Options> {
    return this.#readFrom === version ? this.#options : this.refresh(version);
  }

  /** The settings as they were read last. */
  latest(): Options {
    return this.#options;
  }

  /** Reads the settings now. */
  async refresh(from: string | null = this.#versionNow()): Promise<Options> {
    this.#reads += 1;
    const read = this.#reads;
    const options = await readOptions(this.#database);
    // A later read is newer.
    if (read === this.#reads) {
      this.#options = options;
      this.#readAt = performance.now();
      this.#readFrom = from;
    }
    return options;
  }
}

/** All settings as they are in the database. */
export async function readOptions(database: Kysely<Tables>): Promise<Options> {
  const rows = await database.selectFrom('options').selectAll().orderBy('name').execute();
  return new Map(rows.map((row) => [row.name, fromJson(row.value)]));
}

/** Settings of the site: one JSON value a name. Inside a transaction they are read from the database. */
export function optionStore(context: Context): OptionStore {
  const all = () =>
    context.write.isTransaction ? readOptions(context.read) : context.options.all();
  return {
    all,
    get: async (name) => (await all()).get(name),
    latest: () => context.options.latest(),
    set: (values) => setOptions(context, values),
  };
}

async function setOptions(
  context: Context,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  await inTransaction(context, async ({ write, changed }) => {
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
  });
}
