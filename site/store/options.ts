import type { Kysely } from 'kysely';
import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import type { Tables } from './tables.ts';
import type { OptionStore } from './types.ts';
import { fromJson } from './values.ts';

export type Options = ReadonlyMap<string, unknown>;

// Another process may change settings too; that is noticed after this many milliseconds.
const FRESH_FOR = 1_000;

/** All settings of the site in memory: nearly every request asks for some of them. */
export class OptionCache {
  readonly #database: Kysely<Tables>;
  #options: Options = new Map();
  #readAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<Options> | null = null;
  #version = 0;

  constructor(database: Kysely<Tables>) {
    this.#database = database;
  }

  /** The settings, read again when they are no longer fresh. */
  async all(): Promise<Options> {
    if (performance.now() - this.#readAt < FRESH_FOR) return this.#options;
    this.#reading ??= this.reload().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  /** The settings as they were read last. */
  latest(): Options {
    return this.#options;
  }

  /** Reads the settings now: they have just been changed. */
  async reload(): Promise<Options> {
    this.#version += 1;
    const version = this.#version;
    const options = await readOptions(this.#database);
    // A later read is newer.
    if (version === this.#version) {
      this.#options = options;
      this.#readAt = performance.now();
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
  await inTransaction(context, async ({ write, options, afterCommit }) => {
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
    afterCommit.set(options, () => options.reload());
  });
}
