import { readFile } from 'node:fs/promises';
import { createSite } from '../../site/app.ts';
import type { SiteParts } from '../../site/app.ts';
import { importSite } from '../../site/store/index.ts';
import type { SiteFile } from '../../site/store/index.ts';
import { send, testThemes } from './site-of.ts';
import type { TestSite } from './site-of.ts';
import { opened, postgresDatabases, sqliteDatabases } from './store-databases.ts';
import type { Databases } from './store-databases.ts';

/** Both kinds of databases, for `describe.each`. */
export const bothDatabases = [
  ['sqlite', sqliteDatabases],
  ['postgres', postgresDatabases],
] as const;

const PLACES = { baseUrl: 'http://site.test', adminUrl: 'http://site.test/admin' };

/** Makes a site with the content of `facts/site.json`, in a new database of this kind. */
export async function siteOn(
  databases: Databases,
  { token = 'cms', ...parts }: Partial<Omit<SiteParts, 'store'>> & { token?: string } = {},
): Promise<TestSite> {
  const address = await databases.fresh();
  const store = await opened(address);
  const text = await readFile(`${import.meta.dirname}/facts/site.json`, 'utf8');
  // The schema of the file is in its folder.
  await importSite(store, JSON.parse(text) as SiteFile, { ...PLACES, token });
  const app = createSite({
    store,
    settings: {
      token,
      ...PLACES,
      apiRel: 'https://api.test/',
      debug: false,
      dataDir: address.dataDir,
      themesDir: testThemes,
    },
    secret: 'of a test',
    ...parts,
  });
  return {
    app,
    store,
    ask: (ask) => app.run(() => send(app, store, ask)),
    close: () => store.close(),
  };
}
