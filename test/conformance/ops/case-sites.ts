import { join } from 'node:path';
import { SiteMaker } from '../../site/site-of.ts';
import type { SiteOfOptions, TestSite } from '../../site/site-of.ts';
import { databasesOf } from '../../site/store-databases.ts';
import type { DatabaseKind, Databases } from '../../site/store-databases.ts';

/** URLs of the records. */
const PLACEHOLDERS = { baseUrl: '{base_url}', adminUrl: '{admin_url}', apiRel: '{api_rel}' };

/** Pages are found by their URLs, so their site has a real URL instead of a placeholder. */
export const PAGES_URL = 'http://site.test';
const PAGES = { baseUrl: PAGES_URL, adminUrl: `${PAGES_URL}/admin`, apiRel: '{api_rel}' };

/** The sites that the cases run on, with the content of the `site.json` in the folder of the cases, in one kind of database. */
export class CaseSites {
  readonly #kind: DatabaseKind;
  #databases: Promise<Databases> | null = null;
  readonly #makers = new Map<string, Promise<SiteMaker>>();
  readonly #shared = new Map<string, Promise<TestSite>>();
  readonly #pages = new Map<string, Promise<TestSite>>();

  constructor(kind: DatabaseKind) {
    this.#kind = kind;
  }

  /** The read-only site: one for all cases. */
  shared(directory: string): Promise<TestSite> {
    return known(this.#shared, directory, async () => (await this.#maker(directory)).make());
  }

  /** The site whose pages are read. */
  pages(directory: string): Promise<TestSite> {
    return known(this.#pages, directory, async () => (await this.#read(directory, PAGES)).make());
  }

  /** Runs work on a separate site, which is removed afterwards. */
  async withFresh<T>(directory: string, work: (site: TestSite) => Promise<T>): Promise<T> {
    const site = await (await this.#maker(directory)).make();
    try {
      return await work(site);
    } finally {
      await site.close();
    }
  }

  /** Closes the sites that were started. */
  async close(): Promise<void> {
    for (const site of [...this.#shared.values(), ...this.#pages.values()])
      await (await site).close();
    await (await this.#databases)?.stop();
  }

  #maker(directory: string): Promise<SiteMaker> {
    return known(this.#makers, directory, () => this.#read(directory, PLACEHOLDERS));
  }

  #read(directory: string, options: SiteOfOptions): Promise<SiteMaker> {
    this.#databases ??= databasesOf(this.#kind);
    return SiteMaker.read(join(directory, 'site.json'), options, this.#databases);
  }
}

function known<T>(values: Map<string, Promise<T>>, name: string, make: () => Promise<T>) {
  const value = values.get(name) ?? make();
  values.set(name, value);
  return value;
}
