import type { WireResponse } from '../../../runtime/http/index.ts';
import { ACCOUNT_PATH, loginAddress } from '../addresses.ts';
import { isReading, redirect, wrongMethod } from '../response.ts';
import { keepPostPassword } from '../post-password.ts';
import { adminAddress, textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { authorize } from './authorize.ts';
import { accountHome, restNonce, revoke } from './home.ts';
import { login, loginForm, logout } from './login.ts';
import { endSessions } from './sessions.ts';

/** Responds to a request for the login page. */
export async function loginPage(request: PageRequest): Promise<WireResponse> {
  if (!isReading(request) && request.method !== 'POST') return wrongMethod('GET, HEAD, POST');
  switch (textOf(request.query, 'action')) {
    case 'logout':
      return logout(request);
    case 'postpass':
      return keepPostPassword(request);
    default:
      return request.method === 'POST' ? login(request) : loginForm(request);
  }
}

/**
 * Responds to requests below the admin URL; returns `null` if there is no such page. Anonymous visitors are redirected
 * to the login page and back.
 */
export async function adminPage(request: PageRequest, path: string): Promise<WireResponse | null> {
  const page = PAGES[path];
  if (!Object.hasOwn(PAGES, path) || !page) return null;
  if (!isReading(request) && request.method !== 'POST') return wrongMethod('GET, HEAD, POST');
  return page(request);
}

type AdminPage = (request: PageRequest) => Promise<WireResponse> | WireResponse | null;

const PAGES: { readonly [path: string]: AdminPage } = {
  '': (request) => redirect(request, adminAddress(request)),
  '/index.php': (request) => redirect(request, adminAddress(request)),
  [ACCOUNT_PATH]: account,
  '/authorize-application.php': (request) => {
    const { user } = request.session;
    return user ? authorize(request, user) : sentToLogIn(request);
  },
  '/admin-ajax.php': (request) =>
    textOf(request.query, 'action') === 'rest-nonce' ? restNonce(request) : null,
};

function account(request: PageRequest): Promise<WireResponse> | WireResponse {
  const { user } = request.session;
  if (!user) return sentToLogIn(request);
  if (request.method !== 'POST') return accountHome(request, user);
  return textOf(request.form, 'end') === '' ? revoke(request, user) : endSessions(request, user);
}

function sentToLogIn(request: PageRequest): WireResponse {
  const { server, wire } = request;
  const back = new URL(server.settings.adminUrl).origin + wire.url;
  return redirect(request, loginAddress(server, { redirect_to: back }));
}
