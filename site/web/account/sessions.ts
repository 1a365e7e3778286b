import type { WireResponse } from '../../../runtime/http/index.ts';
import type { User } from '../../../runtime/server/index.ts';
import { moment, timestamp } from '../../domain/dates.ts';
import { toLocal } from '../../domain/zones.ts';
import type { LoginSessionRow } from '../../store/index.ts';
import { ACCOUNT_PATH, loginAddress } from '../addresses.ts';
import { plainText, redirect } from '../response.ts';
import { writtenDate } from '../content/titles.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';
import { adminAddress, textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { formOwner, isOwnForm, nonceField } from './forms.ts';

const UNKNOWN = 'Unknown browser';

// In this order: Edge and Opera also send `Chrome`, and Chrome also sends `Safari`.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(?:e|ium)\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

// In this order: Android also sends `Linux`, and an iPhone also sends `Mac OS X`.
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b|\biPod\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

/** Returns a short name for the browser in a `User-Agent` header: `Firefox on Windows`. */
export function browserName(agent: string): string {
  const browser = nameIn(BROWSERS, agent);
  const system = nameIn(SYSTEMS, agent);
  if (browser !== null) return system === null ? browser : `${browser} on ${system}`;
  if (system !== null) return `${UNKNOWN} on ${system}`;
  // Programs start the header with their own name: `curl/8.5.0`.
  return /^[\w.-]{1,40}(?=\/|$)/.exec(agent)?.[0] ?? UNKNOWN;
}

function nameIn(names: readonly (readonly [RegExp, string])[], agent: string): string | null {
  return names.find(([pattern]) => pattern.test(agent))?.[1] ?? null;
}

const ACTION = 'end-session';
const OTHERS = 'others';
const ALL = 'all';

/** Returns the list of sessions of a user, with buttons that end one, all others, or all. */
export async function sessionSection(request: PageRequest, user: User): Promise<Html> {
  const { scope, session } = request;
  const rows = await scope.store.loginSessions.of(user.id, timestamp(new Date(scope.now)));
  const hasOthers = rows.some(({ digest }) => digest !== session.session);
  return html`<section class="card" aria-labelledby="sessions">
    <h2 id="sessions">Where you are logged in</h2>
    <table>
      <thead>
        <tr>
          <th scope="col">Browser</th>
          <th scope="col">Address</th>
          <th scope="col">Since</th>
          <td></td>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row) => sessionRow(request, row))}
      </tbody>
    </table>
    <p>End all sessions to log out everywhere, in this browser too.</p>
    <div class="choices">
      ${
        hasOthers &&
        html`<form method="post">
          ${fields(request, OTHERS)}
          <button class="quiet">End all other sessions</button>
        </form>`
      }
      <form method="post">
        ${fields(request, ALL)}
        <button class="quiet">End all sessions</button>
      </form>
    </div>
  </section>`;
}

function sessionRow(request: PageRequest, row: LoginSessionRow): Html {
  const name = browserName(row.agent);
  const isThis = row.digest === request.session.session;
  return html`<tr>
    <th scope="row">${name} ${isThis && html`<span class="badge">This browser</span>`}</th>
    <td data-label="Address">${row.ip}</td>
    <td data-label="Since">${time(request, row.created)}</td>
    <td>
      <form method="post">
        ${fields(request, String(row.id))}
        <button class="quiet small" aria-label="End the session of ${name}, ${row.ip}">End</button>
      </form>
    </td>
  </tr>`;
}

function fields(request: PageRequest, which: string): Html {
  return html`${nonceField(request, ACTION, formOwner(request))}
    <input type="hidden" name="end" value="${which}" />`;
}

/** Ends one session of the user, all other sessions, or all sessions. */
export async function endSessions(request: PageRequest, user: User): Promise<WireResponse> {
  if (!isOwnForm(request, ACTION)) return plainText('This form has expired.\n', 403);
  const { server, login, scope, session, wire, form } = request;
  const { loginSessions } = scope.store;
  const which = textOf(form, 'end');
  if (which === OTHERS) await loginSessions.end(user.id, { except: session.session });
  else if (which === ALL) await loginSessions.end(user.id, {});
  else if (/^\d{1,15}$/.test(which)) await loginSessions.end(user.id, { id: Number(which) });
  const isLoggedIn = (await loginSessions.byDigest(session.session)) !== undefined;
  if (isLoggedIn) return redirect(request, adminAddress(request, ACCOUNT_PATH));
  const cookie = login.loginCookies.header(null, null, wire.connection.isTls);
  return redirect(request, loginAddress(server, { loggedout: 'true' }), ['Set-Cookie', cookie]);
}

function time({ scope }: PageRequest, stored: string): string {
  const date = moment(stored);
  if (!date) return '';
  const local = toLocal(date.getTime() / 1000, scope.options.zone) * 1000;
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return writtenDate(new Date(local), scope.options, style);
}
