import { credentialLines, paintFor } from '../banner.ts';
import { newCredentials } from '../first-start.ts';
import { openStore, StoreError } from '../store/index.ts';
import type { Settings } from '../config.ts';
import { fail } from '../tools/command-line.ts';

/** Gives a user a new password and application password and prints both; the site may be running. */
export async function renewPassword(settings: Settings, login: string): Promise<void> {
  const store = await openStore(settings);
  if (store instanceof StoreError) return fail(store.message);
  const credentials = await newCredentials(store, login);
  await store.close();
  if (credentials === null) return fail(`there is no user ${login}`);
  process.stdout.write(`${credentialLines(credentials, paintFor(process.stdout)).join('\n')}\n`);
}
