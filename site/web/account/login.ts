import { isSame, sign } from '../../../runtime/auth/crypto.ts';
import { systemRandom } from '../../../runtime/auth/index.ts';
import { headerOf } from '../../../runtime/http/index.ts';
import type { WireResponse } from '../../../runtime/http/index.ts';
import type { User } from '../../../runtime/server/index.ts';
import { loginAddress, ownAddress } from '../addresses.ts';
import { redirect } from '../response.ts';
import { html, raw } from '../html.ts';
import type { Html } from '../html.ts';
import { adminAddress, textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { accountResponse } from './response.ts';
import { formOwner, isOwnForm, knownOwner, nonceField } from './forms.ts';

const KIND = 'device';
const ONE_YEAR = 365 * 24 * 60 * 60 * 1000;
const FORM = /^(\d{1,15})\.([\w-]{22})\.([\w-]{43})$/;

/**
 * Returns the ID of the browser if it has logged in to the account of `user` before, otherwise `null`. The ID is in a
 * signed cookie, which does not prove a login: it prevents failures of others from blocking this browser.
 */
function knownDevice({ login, cookies }: PageRequest, user: User): string | null {
  const value = cookies[login.cookies.nameOf(KIND)] ?? '';
  const [, id = '', device = '', signature = ''] = FORM.exec(value) ?? [];
  if (Number(id) !== user.id || device === '') return null;
  return isSame(signature, signatureOf(login.settings.nonceSecret, id, device)) ? device : null;
}

/** Returns the `Set-Cookie` value that makes the browser a known device of `user` for a year. */
function deviceCookie(request: PageRequest, user: User): string {
  const { login, scope, wire } = request;
  const { nonceSecret } = login.settings;
  const device = knownDevice(request, user) ?? Buffer.from(systemRandom(16)).toString('base64url');
  return login.cookies.header({
    kind: KIND,
    value: `${user.id}.${device}.${signatureOf(nonceSecret, String(user.id), device)}`,
    expires: new Date(scope.now + ONE_YEAR),
    isTls: wire.connection.isTls,
  });
}

function signatureOf(secret: string, id: string, device: string): string {
  return sign(`device|${id}|${device}`, secret);
}

const LOG_IN = 'log-in';
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

/** The login page. Logged-in users are redirected. */
export function loginForm(request: PageRequest): WireResponse {
  const { session, query } = request;
  if (session.user !== null) return redirect(request, destination(request));
  const isOut = textOf(query, 'loggedout') !== '';
  return page(request, isOut ? html`<p class="note" role="status">You are logged out.</p>` : null);
}

/**
 * Logs in and redirects to the requested URL if it is on this site. A wrong name and a wrong password get the same
 * response after the same time.
 */
export async function login(request: PageRequest): Promise<WireResponse> {
  const { form, wire } = request;
  const { accounts, loginLimits } = request.login;
  if (!isOwnForm(request, LOG_IN))
    return failed(request, 403, 'This form has expired, or comes from another site.');
  const account = textOf(form, 'log');
  const user = (await accounts.findByLoginOrEmail(account)) ?? null;
  const device = user && knownDevice(request, user);
  const { isRight, wait } = await loginLimits.attempt(
    { account, ip: wire.ip, device },
    async () => {
      // The check takes as long for an unknown user as for a known one.
      const matches = await accounts.verifyPassword(user?.id ?? 0, textOf(form, 'pwd'));
      return matches && user !== null;
    },
  );
  if (wait > 0) return tooMany(request, wait);
  if (!isRight || user === null) return failed(request, 401, 'Incorrect username or password.');
  const headers = [
    ...['Set-Cookie', await cookieFor(request, user)],
    ...['Set-Cookie', deviceCookie(request, user)],
  ];
  return redirect(request, destination(request), headers);
}

async function cookieFor({ login, form, wire }: PageRequest, user: User): Promise<string> {
  const { loginCookies } = login;
  const isKept = textOf(form, 'rememberme') !== '';
  const { value, expires } = await loginCookies.issue(user, {
    ip: wire.ip,
    agent: headerOf(wire, 'user-agent') ?? '',
    ...(isKept ? { lifetime: TWO_WEEKS } : {}),
  });
  return loginCookies.header(value, isKept ? expires : null, wire.connection.isTls);
}

function destination(request: PageRequest): string {
  return ownAddress(request.server, wanted(request)) ?? adminAddress(request);
}

function wanted({ form, query }: PageRequest): string {
  return textOf(form, 'redirect_to') || textOf(query, 'redirect_to');
}

function failed(request: PageRequest, status: number, reason: string): WireResponse {
  return page(request, html`<p class="error" role="alert">${reason} Please try again.</p>`, status);
}

function tooMany(request: PageRequest, wait: number): WireResponse {
  const time = wait === 1 ? 'a second' : `${wait} seconds`;
  const message = html`<p class="error" role="alert">
    There were too many failed attempts. Please try again in ${time}.
  </p>`;
  return page(request, message, 429, ['Retry-After', String(wait)]);
}

function page(
  request: PageRequest,
  message: Html | null,
  status = 200,
  more: readonly string[] = [],
): WireResponse {
  const { owner, headers } = knownOwner(request);
  const back = ownAddress(request.server, wanted(request));
  const name = textOf(request.form, 'log');
  const body = html`<div class="card">
    <h1>Log in</h1>
    ${message}
    <form method="post" action="${loginAddress(request.server)}">
      ${nonceField(request, LOG_IN, owner)}
      ${back !== null && html`<input type="hidden" name="redirect_to" value="${back}" />`}
      <label for="log">User name or e-mail address</label>
      <input
        id="log"
        name="log"
        value="${name}"
        required
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        ${name === '' && raw('autofocus')}
      />
      <label for="pwd">Password</label>
      <input
        id="pwd"
        name="pwd"
        type="password"
        required
        autocomplete="current-password"
        ${name !== '' && raw('autofocus')}
      />
      <label class="inline">
        <input type="checkbox" name="rememberme" value="forever" /> Keep me logged in
      </label>
      <button>Log in</button>
    </form>
    <p class="help">If you have lost your password, an administrator can give you a new one.</p>
  </div>`;
  const options = { status, headers: [...headers, ...more] };
  return accountResponse(request, { title: raw('Log in'), body }, options);
}

const LOG_OUT = 'log-out';

/** Returns the button that logs out; it looks like a link. */
export function logoutForm(request: PageRequest): Html {
  return html`<form method="post" action="${loginAddress(request.server, { action: 'logout' })}">
    ${nonceField(request, LOG_OUT, formOwner(request))}
    <button class="link">Log out</button>
  </form>`;
}

/** Ends the session and removes the cookie. Without a nonce it asks for confirmation: other sites cannot log out users. */
export async function logout(request: PageRequest): Promise<WireResponse> {
  const { server, login, session, method, wire } = request;
  const done = loginAddress(server, { loggedout: 'true' });
  if (session.user === null) return redirect(request, done);
  if (method !== 'POST' || !isOwnForm(request, LOG_OUT)) return confirmation(request);
  await login.loginCookies.end(session);
  const cookie = login.loginCookies.header(null, null, wire.connection.isTls);
  return redirect(request, done, ['Set-Cookie', cookie]);
}

function confirmation(request: PageRequest): WireResponse {
  const body = html`<div class="card">
    <h1>Log out?</h1>
    <p>You are logged in as <strong>${request.session.user?.login}</strong>.</p>
    ${logoutForm(request)}
  </div>`;
  const status = request.method === 'POST' ? 403 : 200;
  return accountResponse(request, { title: raw('Log out'), body }, { status });
}
