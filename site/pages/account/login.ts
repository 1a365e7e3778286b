import type { Attempt } from '../../../runtime/auth/throttle.ts';
import { headerOf } from '../../../runtime/http/index.ts';
import type { WireAnswer } from '../../../runtime/http/index.ts';
import type { Server, User } from '../../../runtime/server/index.ts';
import { hashPassword } from '../../accounts/index.ts';
import { loginAddress, ownAddress } from '../addresses.ts';
import { redirect } from '../answer.ts';
import { html, raw } from '../html.ts';
import type { Html } from '../html.ts';
import { adminAddress, textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { accountAnswer } from './answer.ts';
import { isOwnForm, knownOwner, nonceField } from './forms.ts';

const ACTION = 'log-in';
const TWO_WEEKS = 14 * 24 * 60 * 60 * 1000;

/** The page to log in at. Who is logged in already is sent on. */
export function loginForm(request: PageRequest): WireAnswer {
  const { session, query } = request;
  if (session.user !== null) return redirect(request, destination(request));
  const isOut = textOf(query, 'loggedout') !== '';
  return page(request, isOut ? html`<p class="note" role="status">You are logged out.</p>` : null);
}

/**
 * Logs in: sets the cookie and sends to where the person wanted to go, if that is on this site. A wrong
 * name and a wrong password are answered alike, after the same time.
 */
export async function login(request: PageRequest): Promise<WireAnswer> {
  const { server, form, wire } = request;
  if (!isOwnForm(request, ACTION))
    return failed(request, 403, 'This form was open for too long, or came from somewhere else.');
  const attempt = { account: textOf(form, 'log'), ip: wire.ip };
  const wait = server.loginThrottle.wait(attempt);
  if (wait > 0) return tooMany(request, wait);
  const user = await userWith(server, attempt, textOf(form, 'pwd'));
  if (user === null) return failed(request, 401, 'Name and password do not belong together.');
  return redirect(request, destination(request), ['Set-Cookie', await cookieFor(request, user)]);
}

/** The user whose name and password these are. */
async function userWith(server: Server, attempt: Attempt, password: string): Promise<User | null> {
  const { accounts, loginThrottle } = server;
  if (!accounts) return null;
  // Counted before it is known: many at once would all be looked at before the first has failed.
  loginThrottle.failed(attempt);
  const user = await accounts.findByLoginOrEmail(attempt.account);
  const isRight = user ? await accounts.verifyPassword(user.id, password) : await pretend(password);
  if (!isRight) return null;
  loginThrottle.takeBack(attempt);
  loginThrottle.succeeded(attempt);
  return user;
}

/** Takes the time that a check takes, so that it does not tell which names there are. */
async function pretend(password: string): Promise<false> {
  await hashPassword(password);
  return false;
}

async function cookieFor({ server, form, wire }: PageRequest, user: User): Promise<string> {
  const { loginCookies } = server;
  if (!loginCookies) throw new Error('login: a server without accounts has no pages');
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

function failed(request: PageRequest, status: number, reason: string): WireAnswer {
  return page(request, html`<p class="error" role="alert">${reason} Please try again.</p>`, status);
}

function tooMany(request: PageRequest, wait: number): WireAnswer {
  const time = wait === 1 ? 'a second' : `${wait} seconds`;
  const told = html`<p class="error" role="alert">
    There were too many failed attempts. Please try again in ${time}.
  </p>`;
  return page(request, told, 429, ['Retry-After', String(wait)]);
}

function page(
  request: PageRequest,
  told: Html | null,
  status = 200,
  more: readonly string[] = [],
): WireAnswer {
  const { owner, headers } = knownOwner(request);
  const back = ownAddress(request.server, wanted(request));
  const body = html`<div class="card">
    <h1>Log in</h1>
    ${told}
    <form method="post" action="${loginAddress(request.server)}">
      ${nonceField(request, ACTION, owner)}
      ${back !== null && html`<input type="hidden" name="redirect_to" value="${back}" />`}
      <label for="log">User name or e-mail address</label>
      <input
        id="log"
        name="log"
        value="${textOf(request.form, 'log')}"
        required
        autocomplete="username"
        autocapitalize="none"
        spellcheck="false"
        autofocus
      />
      <label for="pwd">Password</label>
      <input id="pwd" name="pwd" type="password" required autocomplete="current-password" />
      <label class="inline">
        <input type="checkbox" name="rememberme" value="forever" /> Keep me logged in
      </label>
      <button>Log in</button>
    </form>
  </div>`;
  const answer = { status, headers: [...headers, ...more] };
  return accountAnswer(request, { title: raw('Log in'), body }, answer);
}
