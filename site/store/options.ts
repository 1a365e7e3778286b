import { inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { readOptions } from './option-cache.ts';
import type { OptionStore } from './types.ts';

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
