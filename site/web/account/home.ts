import type { WireResponse } from '../../../runtime/http/index.ts';
import type { User } from '../../../runtime/server/index.ts';
import type { ApplicationPasswordRow } from '../../store/index.ts';
import { avatarImage } from '../avatar.ts';
import { ACCOUNT_PATH } from '../addresses.ts';
import { plainText, redirect } from '../response.ts';
import { writtenDate } from '../content/titles.ts';
import { moment } from '../../domain/dates.ts';
import { html, json, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';
import { adminAddress, textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { accountResponse } from './response.ts';
import { formOwner, isOwnForm, nonceField } from './forms.ts';
import { logoutForm } from './login.ts';
import { sessionSection } from './sessions.ts';

const REVOKE = 'revoke-application-password';

/** The account page: applications with a password, sessions, and settings for scripts. */
export async function accountHome(request: PageRequest, user: User): Promise<WireResponse> {
  const { scope } = request;
  const row = await scope.store.users.byId(user.id);
  const passwords = await scope.store.applicationPasswords.of(user.id);
  const body = html`<div class="card lead">
      ${await avatarImage(scope, user.id, 48)}
      <div>
        <h1>${stored(row?.name ?? user.login)}</h1>
        <p class="meta">
          Logged in as <strong>${user.login}</strong>${row && `, ${row.roles.join(', ')}`}
        </p>
        <p><a href="${adminAddress(request)}">Administration</a></p>
        ${logoutForm(request)}
      </div>
    </div>
    <section class="card" aria-labelledby="applications">
      <h2 id="applications">Applications</h2>
      ${passwords.length === 0 ? html`<p>No application has a password of yours.</p>` : table(request, passwords)}
      <p>
        <a href="${adminAddress(request, '/authorize-application.php')}">Authorize application</a>
      </p>
    </section>
    ${await sessionSection(request, user)} ${settingsForScripts(request, user)}`;
  return accountResponse(request, { title: raw('Your account'), body }, { width: 'wide' });
}

/** Revokes an application password. */
export async function revoke(request: PageRequest, user: User): Promise<WireResponse> {
  if (!isOwnForm(request, REVOKE)) return plainText('This form has expired.\n', 403);
  const uuid = textOf(request.form, 'uuid');
  if (uuid !== '') await request.scope.store.applicationPasswords.remove(user.id, uuid);
  return redirect(request, adminAddress(request, ACCOUNT_PATH));
}

/** Returns a new nonce for scripts whose nonce has expired; `0` without a login. */
export function restNonce({ login, session }: PageRequest): WireResponse {
  if (session.user === null) return plainText('0', 400);
  return plainText(login.restNonce(session.user, session));
}

/** Returns the settings with which scripts call the API as the current user (5.1). */
function settingsForScripts(request: PageRequest, user: User): Html {
  const { server, login, session, wire } = request;
  const settings = {
    root: server.restUrl('/', wire.connection),
    nonce: login.restNonce(user, session),
    nonceEndpoint: adminAddress(request, '/admin-ajax.php?action=rest-nonce'),
    namespace: server.core,
    user: { id: user.id, login: user.login },
  };
  return html`<script type="application/json" id="api-settings">
    ${json(settings)}
  </script>`;
}

function table(request: PageRequest, passwords: readonly ApplicationPasswordRow[]): Html {
  const owner = formOwner(request);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Since</th>
        <th scope="col">Last used</th>
        <th scope="col">From</th>
        <td></td>
      </tr>
    </thead>
    <tbody>
      ${passwords.map(
        (password) =>
          html`<tr>
            <th scope="row">${password.name}</th>
            <td data-label="Since">${day(request, password.created)}</td>
            <td data-label="Last used">${day(request, password.last_used) || 'never'}</td>
            <td data-label="From">${password.last_ip}</td>
            <td>
              <details class="confirm">
                <summary class="small" aria-label="Revoke ${password.name}">Revoke</summary>
                <form method="post">
                  ${nonceField(request, REVOKE, owner)}
                  <input type="hidden" name="uuid" value="${password.uuid}" />
                  <p>Programs that use it can no longer log in.</p>
                  <button class="small" aria-label="Revoke ${password.name} now">Revoke now</button>
                </form>
              </details>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function day({ scope }: PageRequest, stored: string | null): string {
  const date = moment(stored);
  return date ? writtenDate(date, scope.options, { dateStyle: 'medium' }) : '';
}
