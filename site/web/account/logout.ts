import type { WireResponse } from '../../../runtime/http/index.ts';
import { loginAddress } from '../addresses.ts';
import { redirect } from '../answer.ts';
import { html, raw } from '../html.ts';
import type { Html } from '../html.ts';
import type { PageRequest } from '../request.ts';
import { accountAnswer } from './answer.ts';
import { formOwner, isOwnForm, nonceField } from './forms.ts';

const ACTION = 'log-out';

/** The button that logs out; it looks like a link. */
export function logoutForm(request: PageRequest): Html {
  return html`<form method="post" action="${loginAddress(request.server, { action: 'logout' })}">
    ${nonceField(request, ACTION, formOwner(request))}
    <button class="link">Log out</button>
  </form>`;
}

/** Ends the session and removes the cookie. Without a nonce it asks first: another site cannot log a user out. */
export async function logout(request: PageRequest): Promise<WireResponse> {
  const { server, login, session, method, wire } = request;
  const done = loginAddress(server, { loggedout: 'true' });
  if (session.user === null) return redirect(request, done);
  if (method !== 'POST' || !isOwnForm(request, ACTION)) return confirmation(request);
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
  return accountAnswer(request, { title: raw('Log out'), body }, { status });
}
