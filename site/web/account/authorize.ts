import type { WireResponse } from '../../../runtime/http/index.ts';
import { isUuid } from '../../../runtime/schema/formats/formats.ts';
import { sanitizeTextField } from '../../../runtime/schema/text/text-field.ts';
import type { User } from '../../../runtime/server/index.ts';
import { inGroups, makeApplicationPassword } from '../../domain/accounts.ts';
import { ACCOUNT_PATH } from '../addresses.ts';
import { redirect } from '../response.ts';
import { html, raw } from '../html.ts';
import type { Html } from '../html.ts';
import { adminAddress, textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { accountResponse } from './response.ts';
import { formOwner, isOwnForm, nonceField } from './forms.ts';
import { logoutForm } from './login.ts';

const ACTION = 'authorize-application';
const LONGEST_NAME = 200;

/** The access request of an application. */
interface AuthorizationRequest {
  /** The sanitized name; empty if the user has to enter one. */
  readonly name: string;
  readonly appId: string;
  readonly successUrl: string;
  readonly rejectUrl: string;
}

/** The page on which a user grants or denies an application access (4.1). */
export async function authorize(request: PageRequest, user: User): Promise<WireResponse> {
  const wanted = readAuthorization(request);
  if (typeof wanted === 'string') return refused(request, wanted);
  if (!request.login.accounts.applicationPasswordsAvailable(user.id))
    return refused(request, 'Application passwords cannot be used by this account.', 403);
  if (request.method !== 'POST') return question(request, user, wanted);
  if (!isOwnForm(request, ACTION))
    return question(request, user, wanted, {
      status: 403,
      reason: 'This form has expired. Please try again.',
    });
  const { form } = request;
  if (textOf(form, 'answer') !== 'approve') return redirect(request, denied(request, wanted));
  if (wanted.name === '') return question(request, user, wanted, UNNAMED);
  return approved(request, user, wanted);
}

/** Parses the request of an application; returns an error message if it cannot be granted. */
function readAuthorization({ method, form, query }: PageRequest): AuthorizationRequest | string {
  const sent = method === 'POST' ? form : query;
  const name = sanitizeTextField(textOf(sent, 'app_name'));
  const appId = textOf(sent, 'app_id').toLowerCase();
  const successUrl = textOf(sent, 'success_url');
  const rejectUrl = textOf(sent, 'reject_url');
  if (name.length > LONGEST_NAME) return 'The name of the application is too long.';
  if (appId !== '' && !isUuid(appId)) return 'The ID of the application (app_id) is not a UUID.';
  for (const [parameter, url] of Object.entries({
    success_url: successUrl,
    reject_url: rejectUrl,
  })) {
    if (url !== '' && !isSafeReturn(url))
      return `The return URL (${parameter}) is not allowed: use an https URL, an http URL of this machine, or a scheme that is a reversed domain name.`;
  }
  return { name, appId, successUrl, rejectUrl };
}

async function approved(
  request: PageRequest,
  user: User,
  wanted: AuthorizationRequest,
): Promise<WireResponse> {
  const { scope, server } = request;
  const now = new Date(scope.now);
  const { password } = await makeApplicationPassword(scope.store, user.id, wanted, now);
  if (wanted.successUrl === '') return shownOnce(request, wanted, password);
  const { baseUrl } = server.settings;
  const parameters = { site_url: baseUrl, user_login: user.login, password };
  return redirect(request, withQuery(new URL(wanted.successUrl).href, parameters), NO_REFERRER);
}

// The URL of this page must not be sent to the target page.
const NO_REFERRER = ['Referrer-Policy', 'no-referrer'];

function denied(request: PageRequest, { successUrl, rejectUrl }: AuthorizationRequest): string {
  if (rejectUrl !== '') return new URL(rejectUrl).href;
  if (successUrl !== '') return withQuery(new URL(successUrl).href, { success: 'false' });
  return adminAddress(request);
}

/** The error that is shown with the form. */
interface Problem {
  readonly status: number;
  readonly reason: string;
}

const UNNAMED: Problem = { status: 400, reason: 'Please enter a name for the application.' };

function question(
  request: PageRequest,
  user: User,
  wanted: AuthorizationRequest,
  problem: Problem | null = null,
): WireResponse {
  const named = wanted.name === '' ? html`An application` : html`<strong>${wanted.name}</strong>`;
  const body = html`<div class="card">
      <h1>Authorize application?</h1>
      ${problem && html`<p class="error" role="alert">${problem.reason}</p>`}
      <p>
        ${named} asks to use this site as <strong>${user.login}</strong>. It could then read and
        write whatever you can, until you take its password back.
      </p>
      <form method="post">
        ${nonceField(request, ACTION, formOwner(request))} ${requestFields(wanted)}
        ${destination(wanted)}
        <div class="choices">
          <button name="answer" value="approve">Approve</button>
          <button name="answer" value="deny" class="quiet" formnovalidate>Deny</button>
        </div>
      </form>
    </div>
    <div class="meta">Not you? ${logoutForm(request)}</div>`;
  return accountResponse(request, { title: TITLE, body }, { status: problem?.status ?? 200 });
}

const TITLE = raw('Authorize application');

function requestFields({ name, appId, successUrl, rejectUrl }: AuthorizationRequest): Html {
  const hidden = { app_id: appId, success_url: successUrl, reject_url: rejectUrl };
  const nameField =
    name === ''
      ? html`<label for="app-name">Name of the application</label>
          <input id="app-name" name="app_name" required maxlength="${LONGEST_NAME}" />`
      : html`<input type="hidden" name="app_name" value="${name}" />`;
  return html`${nameField}
  ${Object.entries(hidden).map(
    ([field, value]) =>
      value !== '' && html`<input type="hidden" name="${field}" value="${value}" />`,
  )}`;
}

function destination({ successUrl }: AuthorizationRequest): Html {
  if (successUrl === '')
    return html`<p>Its password is shown to you once, to be copied into the application.</p>`;
  const { protocol, host } = new URL(successUrl);
  const place = /^https?:$/.test(protocol) ? host : `${protocol}//`;
  return html`<p>You are sent back to <strong>${place}</strong>, with a password for it.</p>`;
}

function shownOnce(
  request: PageRequest,
  { name }: AuthorizationRequest,
  password: string,
): WireResponse {
  const body = html`<div class="card">
    <h1>The password of ${name}</h1>
    <p class="note secret"><code id="new-password">${inGroups(password)}</code></p>
    <p>Copy it now: it is not kept, and cannot be shown again. Blanks in it do not matter.</p>
    <p><a class="button" href="${adminAddress(request, ACCOUNT_PATH)}">Done</a></p>
  </div>`;
  return accountResponse(request, { title: TITLE, body });
}

function refused(request: PageRequest, reason: string, status = 400): WireResponse {
  const body = html`<div class="card">
    <h1>This does not work</h1>
    <p class="error" role="alert">${reason}</p>
    <p>The application that sent you here has made a mistake. No password was made.</p>
    <p><a href="${adminAddress(request, ACCOUNT_PATH)}">Go to your account</a></p>
  </div>`;
  return accountResponse(request, { title: TITLE, body }, { status });
}

/** A private-use scheme (RFC 8252, 7.1) is a reversed domain name, so it has a dot: `com.example.app`. */
const PRIVATE_USE = /^[a-z][a-z0-9+-]*(?:\.[a-z0-9+-]+)+$/;

/**
 * Whether a password may be sent to a URL: an `https:` URL, an `http:` URL of the loopback interface, or one of a
 * private-use scheme. Any other scheme (`ldap:`, `ssh:`, `ms-word:`) can start a program that the application does not
 * own.
 */
function isSafeReturn(address: string): boolean {
  // Parsers disagree about URLs with whitespace, control characters or backslashes.
  if (/[\s\p{Cc}\\]/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '') return false;
  const scheme = protocol.slice(0, -1);
  if (scheme === 'https') return true;
  if (scheme === 'http')
    return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/i.test(hostname);
  return PRIVATE_USE.test(scheme);
}

/** Returns a URL with additional query parameters; the rest is unchanged. */
function withQuery(address: string, more: { readonly [name: string]: string }): string {
  const [, start = '', fragment = ''] = /^([^#]*)(#.*)?$/s.exec(address) ?? [];
  const mark = !start.includes('?') ? '?' : /[?&]$/.test(start) ? '' : '&';
  return `${start}${mark}${new URLSearchParams(more).toString()}${fragment}`;
}
