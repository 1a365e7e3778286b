import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RestRequest } from '../../runtime/server/index.ts';
import type { Served } from '../../runtime/server/index.ts';
import { makeApplicationPassword, userOf } from '../../site/domain/accounts.ts';
import type { CatalogueAddresses } from '../../site/domain/catalogues/catalogue.ts';
import { createSite } from '../../site/app.ts';
import type { App } from '../../site/app.ts';
import type { Limits } from '../../site/limits.ts';
import { importSite } from '../../site/store/index.ts';
import type { SiteFile, Store, UserRow } from '../../site/store/index.ts';
import { opened, sqliteDatabases } from './store-databases.ts';
import type { Address, Databases } from './store-databases.ts';

/** The themes that the site files of tests refer to. */
export const testThemes = join(import.meta.dirname, 'themes');

/** A request of a test. */
export interface SiteRequest {
  /** A login name or a user row; anonymous if omitted or 0. */
  readonly user?: string | 0 | UserRow;
  readonly method?: string;
  readonly route: string;
  readonly query?: { readonly [name: string]: unknown };
  /** Sent as JSON. */
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  /** The network address of the client. */
  readonly address?: string;
}

/** A response. */
export interface SiteResponse {
  readonly status: number;
  readonly headers: Served['headers'];
  /** The text of the body; `null` if there is none. */
  readonly text: string | null;
  /** The parsed JSON body. */
  readonly body: unknown;
}

/** A site with the content of a site file, in its own database. */
export interface TestSite {
  readonly app: App;
  readonly store: Store;
  /** Sends a request to the service. */
  ask(ask: SiteRequest): Promise<SiteResponse>;
  close(): Promise<void>;
}

/** A site that can be restarted. */
export interface RestartableSite extends TestSite {
  /** Returns another site with the same content and active plugins, as after a restart. */
  restarted(): Promise<Pick<TestSite, 'app' | 'ask'> & { readonly problems: readonly string[] }>;
}

/** URLs, clock and databases of a test site. */
export interface SiteOfOptions {
  readonly baseUrl?: string;
  readonly adminUrl?: string;
  readonly apiRel?: string;
  readonly clock?: () => number;
  /** Local hosts to which the site may send requests. */
  readonly outgoingHosts?: readonly string[];
  readonly pluginsDir?: string;
  readonly catalogues?: CatalogueAddresses;
  readonly catalogueTimeout?: number;
  readonly limits?: Limits;
}

/** A site file of the tests; passwords are chosen for these logins. */
interface TestSiteFile extends SiteFile {
  readonly application_passwords?: readonly {
    readonly user: string;
    readonly app_id: string;
    readonly name: string;
  }[];
}

/** Makes sites with the same content: imported once, then copied. */
export class SiteMaker {
  readonly #file: TestSiteFile;
  readonly #options: SiteOfOptions &
    Required<Pick<SiteOfOptions, 'baseUrl' | 'adminUrl' | 'apiRel'>>;
  #databases: Promise<Databases> | null;
  #template: Promise<Address> | null = null;

  /** Uses SQLite by default. The caller stops databases that it passes. */
  constructor(
    file: TestSiteFile,
    options: SiteOfOptions = {},
    databases: Promise<Databases> | null = null,
  ) {
    this.#file = file;
    this.#databases = databases;
    this.#options = {
      baseUrl: 'http://site.test',
      adminUrl: 'http://site.test/admin',
      apiRel: 'https://api.test/',
      outgoingHosts: [],
      ...options,
    };
  }

  /** Reads the content of a site file. */
  static async read(
    path: string,
    options?: SiteOfOptions,
    databases?: Promise<Databases>,
  ): Promise<SiteMaker> {
    // The schema of the file is in its folder.
    return new SiteMaker(
      JSON.parse(await readFile(path, 'utf8')) as TestSiteFile,
      options,
      databases,
    );
  }

  /** Makes a new site. */
  async make(): Promise<RestartableSite> {
    this.#databases ??= sqliteDatabases();
    const databases = await this.#databases;
    this.#template ??= this.#import(databases);
    const address = await databases.copyOf(await this.#template);
    const store = await opened(address);
    const app = this.#siteOver(store, address.dataDir);
    return {
      app,
      store,
      ask: (ask) => app.run(() => send(app, store, ask)),
      restarted: async () => {
        const again = this.#siteOver(store, address.dataDir);
        const problems = await again.plugins.start();
        return { app: again, problems, ask: (ask) => again.run(() => send(again, store, ask)) };
      },
      close: async () => {
        await store.close();
        await databases.drop(address);
      },
    };
  }

  #siteOver(store: Store, dataDir: string): App {
    const { clock, catalogueTimeout, ...settings } = this.#options;
    return createSite({
      store,
      settings: {
        token: 'cms',
        ...settings,
        debug: false,
        dataDir,
        themesDir: testThemes,
        checkResponses: 'strict',
      },
      secret: 'of a test',
      ...(clock ? { clock } : {}),
      ...(catalogueTimeout ? { catalogueTimeout } : {}),
    });
  }

  async #import(databases: Databases): Promise<Address> {
    const address = await databases.fresh();
    const store = await opened(address);
    await importSite(store, this.#file, this.#options);
    for (const { user, name, app_id: appId } of this.#file.application_passwords ?? []) {
      const row = await store.users.byLogin(user);
      if (row) await makeApplicationPassword(store, row.id, { name, appId });
    }
    // Databases are copied without open connections; an SQLite database is then a single file.
    await store.close();
    return address;
  }
}

/** Sends a request to the service of a site. */
export async function send(app: App, store: Store, ask: SiteRequest): Promise<SiteResponse> {
  const row =
    typeof ask.user === 'string' ? await store.users.byLogin(ask.user) : ask.user || undefined;
  if (ask.user && !row) throw new Error(`there is no user ${String(ask.user)}`);
  const isJson = ask.body !== undefined;
  const { status, headers, text } = await app.server.serve(
    new RestRequest({
      method: ask.method ?? 'GET',
      route: ask.route,
      query: ask.query ?? {},
      headers: { ...(isJson ? { 'Content-Type': 'application/json' } : {}), ...ask.headers },
      raw: isJson ? JSON.stringify(ask.body) : '',
      user: row ? userOf(row) : null,
      address: ask.address ?? null,
    }),
  );
  const body: unknown = text === null || text === '' ? null : JSON.parse(text);
  return { status, headers, text, body };
}
