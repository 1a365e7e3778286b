import { parseCookie } from 'cookie';
import type { Session } from '../../runtime/auth/login-cookie.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import { parametersError } from '../../runtime/http/limits.ts';
import { decodePercent, parseForm } from '../../runtime/http/query.ts';
import { headerOf } from '../../runtime/http/index.ts';
import type { WireRequest } from '../../runtime/http/index.ts';
import { decodeLetters } from '../../runtime/schema/text/slug.ts';
import type { Params, Server, SiteLogin } from '../../runtime/server/index.ts';
import { readScope } from '../handlers/scope.ts';
import type { Scope } from '../handlers/scope.ts';

/** A request for a page, with the user of its login cookie. */
export interface PageRequest {
  readonly server: Server;
  readonly login: SiteLogin;
  readonly scope: Scope;
  readonly wire: WireRequest;
  readonly method: string;
  /** The path relative to the site, not decoded: `/2024/03/`. */
  readonly path: string;
  /** The path relative to the admin URL; `null` outside of it. */
  readonly adminPath: string | null;
  readonly query: Params;
  /** The fields of a submitted form; empty for any other body. */
  readonly form: Params;
  readonly cookies: { readonly [name: string]: string | undefined };
  readonly session: Session;
}

/**
 * Reads a page request. Returns `null` for a URL outside of the site, and `rest_too_many_parameters` for too many
 * parameters.
 */
export async function readPageRequest(
  server: Server,
  wire: WireRequest,
): Promise<PageRequest | RestError | null> {
  const url = ownUrl(server, wire.url);
  if (url === null) return null;
  const { baseUrl, adminUrl } = server.settings;
  const path = pathBelow(baseUrl, url.pathname);
  const adminPath = pathBelow(adminUrl, url.pathname);
  if (path === null && adminPath === null) return null;
  const form = formOf(wire);
  const { parameters } = server.settings;
  const refusal = parametersError(url.search, parameters) ?? parametersError(form, parameters);
  if (refusal) return refusal;
  const cookie = headerOf(wire, 'cookie');
  const { login } = server;
  if (!login) throw new Error('pages: a server without logins has no pages');
  const session = await login.loginCookies.readHeader(cookie);
  return {
    server,
    login,
    scope: await readScope(session.user),
    wire,
    method: wire.method,
    // The admin URL can be outside of the site.
    path: path ?? url.pathname,
    adminPath,
    query: parseForm(url.search.slice(1)),
    form: parseForm(form),
    cookies: parseCookie(cookie ?? ''),
    session,
  };
}

/** Returns a string parameter of a form or query; empty if it is not set. */
export function textOf(params: Params, name: string): string {
  const value = params[name];
  return typeof value === 'string' ? value : '';
}

/** Returns the URL of an admin page. */
export function adminAddress({ server }: PageRequest, path = '/'): string {
  return `${server.settings.adminUrl}${path}`;
}

function ownUrl(server: Server, target: string): URL | null {
  // The request path may start with two slashes, which must not be parsed as a host.
  const address = new URL(server.settings.baseUrl).origin + (target.startsWith('/') ? target : '/');
  return URL.canParse(address) ? new URL(address) : null;
}

function pathBelow(address: string, path: string): string | null {
  const base = new URL(address).pathname.replace(/\/+$/, '');
  if (path === base) return '';
  return path.startsWith(`${base}/`) ? path.slice(base.length) : null;
}

/** Returns the body of a submitted form; empty for any other body. */
function formOf(wire: WireRequest): string {
  const type = headerOf(wire, 'content-type') ?? '';
  const isForm = /^\s*application\/x-www-form-urlencoded\b/i.test(type);
  return isForm ? Buffer.from(wire.body).toString('utf8') : '';
}

/** Returns a decoded path without slashes at its ends. An escaped slash does not separate, and stays escaped. */
export function bare(path: string): string {
  return trimmed(decodePercent(path.replace(/%2f/gi, '%252f')));
}

/** Returns a path without slashes at its ends that keeps the escapes a slug can have: `%2f` and `%e9`. */
export function slugPath(path: string): string {
  return trimmed(decodeLetters(path).replace(/%[0-9a-f]{2}/gi, (octet) => octet.toLowerCase()));
}

function trimmed(path: string): string {
  return path.replace(/^\/+|(?<!\/)\/+$/g, '');
}
