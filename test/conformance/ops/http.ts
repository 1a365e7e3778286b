import type { WireResponse, WireRequest } from '../../../runtime/http/index.ts';
import { makeApplicationPassword } from '../../../site/domain/accounts.ts';
import type { TestSite } from '../../site/site-of.ts';
import { textAt } from '../input.ts';
import type { CaseInput, Ops } from '../types.ts';
import { PAGES_URL } from './case-sites.ts';
import type { CaseSites } from './case-sites.ts';

/** Sections 1, 4 and 5 over HTTP: URLs, headers and credentials, with the content of `site.json`. */
export function httpOps(sites: CaseSites): Ops {
  return {
    http: async ({ input }, { directory }) => {
      const site = await sites.shared(directory);
      const request = await wireRequest(site, input);
      const answer = await site.app.respond(request);
      if (answer) return { ...headTold(answer), ...bodyTold(String(answer.body ?? '')) };
      const page = await (await sites.pages(directory)).app.pages.respond(request);
      if (!page) return { status: 404, headers: {}, no_cache: false, served: false };
      // For requests that the service does not handle, the records contain the redirect target only.
      const head = headTold(page);
      const { Link, Location } = head.headers;
      const headers = JSON.parse(
        JSON.stringify({ Link, Location }).replaceAll(PAGES_URL, '{base_url}'),
      ) as object;
      return { ...head, headers, served: false };
    },
  };
}

async function wireRequest(site: TestSite, input: CaseInput): Promise<WireRequest> {
  const authorization = await authorizationOf(site, input);
  // A case has the headers as a map of texts.
  const headers = (input['headers'] ?? {}) as { readonly [name: string]: string };
  return {
    method: textAt(input, 'method'),
    url: textAt(input, 'path'),
    headers: {
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
      ),
      ...(authorization !== null && { authorization }),
    },
    body: Buffer.from(textAt(input, 'raw', '')),
    ip: nextClient(),
    connection: { isTls: false, serverName: 'site.test' },
  };
}

let clients = 0;

/** Every case has a client of its own, so that failed logins of one do not block the others. */
function nextClient(): string {
  clients = (clients % 65_535) + 1;
  return `198.18.${clients >> 8}.${clients & 255}`;
}

/** Builds the header for a user and the kind of credentials that the case names. */
const CREDENTIALS: { readonly [kind: string]: (login: string, password: string) => string } = {
  good: basic,
  'unspaced password': (login, password) => basic(login, password.replaceAll(' ', '')),
  'by e-mail': (login, password) => basic(`${login}@example.test`, password),
  'login password': (login) => basic(login, 'the password to log in'),
  'unknown user': (_login, password) => basic('nobody-of-this-name', password),
  'wrong password': (login) => basic(login, 'wrong wrong wrong'),
  'empty password': (login) => basic(login, ''),
  'no colon': (login) => `Basic ${Buffer.from(login).toString('base64')}`,
  'not base64': () => 'Basic ****',
  bearer: (_login, password) => `Bearer ${password}`,
};

async function authorizationOf(site: TestSite, input: CaseInput): Promise<string | null> {
  const { user, credentials } = input;
  if (typeof user !== 'string') return null;
  const make = CREDENTIALS[String(credentials ?? 'good')];
  if (!make) throw new TypeError(`case: unknown credentials ${String(credentials)}`);
  return make(user, await passwordOf(site, user));
}

const passwords = new WeakMap<TestSite, Map<string, Promise<string>>>();

function passwordOf(site: TestSite, login: string): Promise<string> {
  const known = passwords.get(site) ?? new Map<string, Promise<string>>();
  passwords.set(site, known);
  const password = known.get(login) ?? makePassword(site, login);
  known.set(login, password);
  return password;
}

async function makePassword({ store }: TestSite, login: string): Promise<string> {
  const user = await store.users.byLogin(login);
  if (!user) throw new TypeError(`case: there is no user ${login}`);
  const { password } = await makeApplicationPassword(store, user.id, { name: 'conformance' });
  return password.replace(/.{4}(?=.)/g, '$& ');
}

function basic(login: string, password: string): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
}

function headTold({ status, headers }: WireResponse) {
  const lines = headerMap(headers);
  return {
    status,
    headers: lines,
    no_cache: lines['Cache-Control']?.includes('no-cache') ?? false,
  };
}

function headerMap(lines: readonly string[]): { [name: string]: string } {
  const map: { [name: string]: string } = {};
  for (let at = 0; at < lines.length; at += 2) {
    const [name = '', value = ''] = [lines[at], lines[at + 1]];
    map[name] = map[name] === undefined ? value : `${map[name]}, ${value}`;
  }
  return map;
}

const BEGINNING = 24;

function bodyTold(text: string): object {
  if (text === '') return { empty: true };
  if (text.startsWith('/**/')) return { text_begins: text.slice(0, BEGINNING) };
  const body: unknown = JSON.parse(text);
  if (Array.isArray(body)) return { body_kind: 'list' };
  if (typeof body !== 'object' || body === null) return { body_kind: typeof body };
  if ('code' in body && 'message' in body)
    return { error: { code: body.code, data: 'data' in body ? body.data : null } };
  return { body_keys: Object.keys(body), ...(text.includes('\n') && { indented: true }) };
}
