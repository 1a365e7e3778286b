import { digestApplicationPassword } from '../../runtime/auth/index.ts';
import { Hooks } from '../../runtime/hooks/index.ts';
import { SiteLogin, createServer } from '../../runtime/server/index.ts';
import type {
  Accounts,
  LoginSettings,
  PlainEndpoint,
  RequestParts,
  RouteDefinition,
  ServerSettings,
  User,
  Server,
} from '../../runtime/server/index.ts';

/** A small service for tests, with a fixed URL, key and clock. */

export const NOW = Date.UTC(2024, 0, 15, 12);

export const settings = {
  profile: 'content-api',
  token: 'cms',
  baseUrl: 'http://site.test',
  adminUrl: 'http://site.test/admin',
  apiRel: 'https://api.test/',
  name: () => 'A site',
  description: () => 'For tests',
} satisfies ServerSettings;

const loginSettings: LoginSettings = {
  token: settings.token,
  baseUrl: settings.baseUrl,
  adminUrl: settings.adminUrl,
  nonceSecret: 'a key',
  clock: () => NOW,
};

export const ada: User = { id: 7, login: 'ada', can: () => true };
export const bob: User = { id: 8, login: 'bob', can: () => false };

export const ADAS_PASSWORD = 'abcd EFGH ijkl MNOP qrst UVWX';

/** Two users, one of whom has an application password. `uses` lists recorded uses. */
export function accountsOf(uses: string[] = []): Accounts {
  const users = [ada, bob];
  return {
    findById: async (id) => users.find((user) => user.id === id) ?? null,
    findByLoginOrEmail: async (name) =>
      users.find(({ login }) => name === login || name === `${login}@site.test`) ?? null,
    verifyPassword: async () => false,
    applicationPasswords: async (id) =>
      id === ada.id
        ? [
            {
              uuid: 'uuid-of-ada',
              name: 'App',
              appId: '',
              digest: digestApplicationPassword(ADAS_PASSWORD),
              created: new Date(NOW),
              lastUsed: null,
              lastIp: null,
            },
          ]
        : [],
    recordUse: async (id, uuid, ip) => void uses.push(`${id} ${uuid} ${ip}`),
    applicationPasswordsAvailable: (id) => id !== bob.id,
  };
}

export interface ServiceOptions {
  readonly hooks?: Hooks<Server>;
  readonly accounts?: Accounts;
  readonly settings?: Partial<ServerSettings>;
  readonly loginSettings?: Partial<LoginSettings>;
  readonly onBug?: (bug: unknown, requestId: string | null) => void;
  readonly isUnavailable?: (bug: unknown) => boolean;
}

function loginOf(accounts: Accounts, options: ServiceOptions): SiteLogin {
  const token = options.settings?.token ?? settings.token;
  return new SiteLogin({ ...loginSettings, token, ...options.loginSettings }, { accounts });
}

/** The logins of a server with accounts. */
export function loginAt({ login }: Server): SiteLogin {
  if (!login) throw new Error('the server has no accounts');
  return login;
}

/** Returns a server with these routes below `test/v1`. */
export function serviceWith(
  routes: { readonly [route: string]: RouteDefinition } = {},
  options: ServiceOptions = {},
): Server {
  const hooks = options.hooks ?? new Hooks<Server>();
  hooks.on('rest_api_init', (server) => {
    for (const [route, definition] of Object.entries(routes))
      server.registerRoute('test/v1', route, definition);
  });
  return createServer(
    { ...settings, ...options.settings },
    {
      hooks,
      ...(options.accounts && { login: loginOf(options.accounts, options) }),
      ...(options.onBug && { onBug: options.onBug }),
      ...(options.isUnavailable && { isUnavailable: options.isUnavailable }),
    },
  );
}

/** Returns a public endpoint that responds with the result of `callback`. */
export function open(
  callback: PlainEndpoint['callback'],
  others: Partial<PlainEndpoint> = {},
): PlainEndpoint {
  return { methods: 'GET', callback, permission_callback: () => true, ...others };
}

/** Returns status and body of a request. */
export async function ask(
  server: Server,
  parts: RequestParts | string,
): Promise<{ status: number; body: unknown }> {
  const request = typeof parts === 'string' ? { route: parts } : parts;
  const { status, text } = await server.serve(request);
  return { status, body: text === null ? null : JSON.parse(text) };
}

/** Returns the headers of a request as a map. */
export async function headersOf(
  server: Server,
  parts: RequestParts,
): Promise<{ [name: string]: string }> {
  return Object.fromEntries((await server.serve(parts)).headers);
}
