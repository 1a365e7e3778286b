import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listen } from '../../runtime/http/index.ts';
import type { LoginLimitSettings } from '../../runtime/auth/index.ts';
import type { Hooks, Server } from '../../runtime/server/index.ts';
import { hashPassword } from '../../site/domain/accounts.ts';
import { createSite } from '../../site/app.ts';
import type { App } from '../../site/app.ts';
import { freePort } from '../../site/lib/free-port.ts';
import { sampleSite } from '../../site/sample/index.ts';
import { importSite, openStore } from '../../site/store/index.ts';
import type { SiteFile, Store } from '../../site/store/index.ts';
import { Problem } from '../../site/lib/problem.ts';

/** The password of every user of the sample site. */
export const PASSWORD = 'a lamp, a kettle & a stove';

/** The sample site on its own port. */
export interface WebSite {
  readonly app: App;
  readonly store: Store;
  readonly base: string;
  readonly admin: string;
  /** Sends an anonymous request without following redirects. */
  get(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
}

export interface WebSiteOptions {
  readonly clock?: () => number;
  readonly failedLogins?: LoginLimitSettings;
  readonly hooks?: Hooks<Server>;
  readonly file?: SiteFile;
  /** The path of the site: `/blog`. */
  readonly folder?: string;
  readonly trustedProxies?: readonly string[];
  readonly sessionLimit?: number;
  /** The maximum upload size in bytes. */
  readonly uploadLimit?: number;
  readonly token?: string;
  readonly apiRel?: string;
  readonly themesDir?: string;
}

export async function openWebSite(options: WebSiteOptions = {}): Promise<WebSite> {
  const { clock, failedLogins, hooks, token = 'cms', folder = '' } = options;
  const {
    file = sampleSite(token),
    apiRel = 'https://api.test/',
    themesDir,
    sessionLimit,
    uploadLimit,
  } = options;
  const port = await freePort(0, '127.0.0.1');
  if (typeof port !== 'number') throw port;
  const base = `http://127.0.0.1:${port}${folder}`;
  const admin = `${base}/${token}-admin`;
  const dataDir = await mkdtemp(join(tmpdir(), 'web-site-'));
  const store = await openStore({ databaseUrl: 'sqlite::memory:', dataDir });
  if (store instanceof Problem) throw new Error(store.message);
  const hash = await hashPassword(PASSWORD);
  await importSite(store, file, {
    baseUrl: base,
    adminUrl: admin,
    token,
    passwordHashes: new Map(file.users.map(({ username }) => [username, hash])),
  });
  const app = createSite({
    store,
    settings: {
      token,
      baseUrl: base,
      adminUrl: admin,
      apiRel,
      debug: false,
      dataDir,
      ...(themesDir === undefined ? {} : { themesDir }),
      ...(sessionLimit ? { sessionLimit } : {}),
      ...(uploadLimit ? { uploadLimit } : {}),
    },
    secret: 'of a test',
    ...(clock ? { clock } : {}),
    ...(failedLogins ? { failedLogins } : {}),
    ...(hooks ? { hooks } : {}),
  });
  const listening = await listen(app, {
    port,
    fallback: app.pages,
    trustedProxies: options.trustedProxies ?? [],
  });
  return {
    app,
    store,
    base,
    admin,
    get: (path, init) => fetch(at(base, path), { redirect: 'manual', ...init }),
    close: async () => {
      await listening.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** The URL and the nonce that a script needs for requests of the logged-in user. */
export interface ApiSettings {
  readonly root: string;
  readonly nonce: string;
  readonly nonceEndpoint: string;
}

/** A browser without scripts: it keeps cookies and submits forms with all their fields. */
export class Visitor {
  readonly #base: string;
  readonly #token: string;
  readonly #cookies: Map<string, string>;
  // The current visitor: a test may replace the visitor of a client.
  readonly #fetch = globalThis.fetch;

  /** `cookies` shares the cookie jar of another visitor: one browser at two sites of a host. */
  constructor(base: string, token = 'cms', cookies: Visitor | null = null) {
    this.#base = base;
    this.#token = token;
    this.#cookies = cookies ? cookies.#cookies : new Map();
  }

  get cookies(): Map<string, string> {
    return this.#cookies;
  }

  /** Whether there is a login cookie of any site. */
  get isLoggedIn(): boolean {
    return [...this.#cookies.keys()].some((name) => name.includes('_logged_in'));
  }

  async get(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const answer = await this.#fetch(at(this.#base, path), {
      redirect: 'manual',
      ...init,
      headers,
    });
    for (const line of answer.headers.getSetCookie()) this.#keep(line);
    return answer;
  }

  /** Submits the form of the page at `path` that has these fields, with its hidden fields. */
  async submit(
    path: string,
    fields: { readonly [name: string]: string },
    headers: { readonly [name: string]: string } = {},
  ): Promise<Response> {
    const page = await (await this.get(path)).text();
    const form = [...page.matchAll(/<form[\s\S]*?<\/form>/g)]
      .map(([text]) => text)
      .find((text) => Object.keys(fields).every((name) => text.includes(`name="${name}"`)));
    if (form === undefined)
      throw new Error(`no form with ${Object.keys(fields).join()} at ${path}`);
    const sent = new URLSearchParams({ ...hiddenFields(form), ...fields });
    const action = /<form[^>]*action="([^"]*)"/.exec(form)?.[1] ?? path;
    return this.get(decoded(action), { method: 'POST', body: sent, headers });
  }

  logIn(login: string, password = PASSWORD): Promise<Response> {
    return this.submit(`/${this.#token}-login.php`, { log: login, pwd: password });
  }

  /** Returns the settings that a page has for scripts of a logged-in user. */
  async apiSettings(): Promise<ApiSettings> {
    const text = await (await this.get(`/${this.#token}-admin/profile.php`)).text();
    const found = /<script type="application\/json" id="api-settings">\s*([\s\S]*?)\s*<\/script>/;
    // The page contains this JSON; a test with other content fails on it.
    return JSON.parse(found.exec(text)?.[1] ?? 'null') as ApiSettings;
  }

  #keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line)) this.#cookies.delete(name);
    else this.#cookies.set(name, value);
  }
}

function hiddenFields(form: string): { [name: string]: string } {
  const inputs = form.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  return Object.fromEntries(
    inputs.map((input) => {
      const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(input)?.[1] ?? '';
      return [of('name'), decoded(of('value'))];
    }),
  );
}

/** Unescapes the text of an attribute. */
export function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

function at(base: string, path: string): string {
  return path.startsWith('/') ? base + path : path;
}
