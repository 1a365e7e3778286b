import { readSettings, SettingsError } from '../config.ts';
import type { Settings } from '../config.ts';
import { Problem } from '../lib/problem.ts';
import { openStore } from '../store/index.ts';
import type { Session, Store } from '../store/index.ts';
import { fail } from './command-line.ts';

/** Runs a command with the store of the site, then closes it. Prints the first error of the settings or of the store. */
export async function withStore(
  work: (store: Store, settings: Settings) => Promise<void>,
  settings = readSettings(process.env),
): Promise<void> {
  if (settings instanceof SettingsError) return fail(settings.message);
  const store = await openStore(settings);
  if (store instanceof Problem) return fail(store.message);
  try {
    await work(store, settings);
  } finally {
    await store.close();
  }
}

/** Whether the store contains a site. */
export async function hasUsers(session: Session): Promise<boolean> {
  return (await session.users.find({ limit: 0 })).total > 0;
}
