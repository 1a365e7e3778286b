import { randomBytes, timingSafeEqual } from 'node:crypto';
import { digest, sign } from '../auth/crypto.ts';
import { isError } from '../errors/index.ts';
import type { RestError } from '../errors/index.ts';
import { MemoryBody } from '../http/body.ts';
import { headerOf, html, redirect } from '../http/index.ts';
import type { UploadedFile, WireRequest, WireResponse } from '../http/index.ts';
import { announcedError, DEFAULT_UPLOAD_LIMIT, parametersError } from '../http/limits.ts';
import type { Server } from '../server/index.ts';
import { Api } from './api.ts';
import { hidden } from './layout.ts';
import type { Page } from './layout.ts';
import type { Model } from './model.ts';
import { Posted } from './posted.ts';

/** The user of the admin. */
export interface AdminCaller {
  readonly name: string;
  /** The headers with the credentials of the user, for requests to the API. */
  readonly headers: { readonly [name: string]: string };
  /** Identifies the login session. Forms of one session are refused in another. */
  readonly session: string;
}

/** The form of a request: its fields and its files. */
export interface SentForm {
  readonly posted: Posted;
  readonly files: readonly UploadedFile[];
}

/** Whether a form can bring files. */
export function bringsFiles(wire: WireRequest): boolean {
  return /^multipart\/form-data\b/i.test(headerOf(wire, 'content-type') ?? '');
}

/**
 * Returns the form that a request contains, with its files if the caller may upload; `null` for a body that is not a form. Errors:
 * those of `UnreadBody.form`, and `rest_too_many_parameters` (400).
 */
export async function readForm(
  wire: WireRequest,
  { parameters, files, uploadLimit, uploadFolder: folder }: Server['settings'],
  takesFiles = false,
): Promise<SentForm | RestError | null> {
  const unread = wire.unread ?? new MemoryBody(wire.body, wire.headers);
  const caller = { isKnown: takesFiles };
  if (bringsFiles(wire)) {
    const limit = takesFiles ? (uploadLimit ?? DEFAULT_UPLOAD_LIMIT) : unread.limit;
    const most = { limit, fieldLimit: unread.limit, parameters, files };
    const form =
      announcedError(wire.headers, limit) ??
      (await unread.form(caller, { ...most, takesFiles, folder }));
    return isError(form) ? form : { posted: new Posted(form.pairs), files: form.files };
  }
  const type = headerOf(wire, 'content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  const body = await unread.bytes(caller);
  if (isError(body)) return body;
  const text = new TextDecoder().decode(body);
  const refusal = parametersError(text, parameters);
  return refusal ?? { posted: new Posted(new URLSearchParams(text)), files: [] };
}

/**
 * Returns the token that the forms of a page contain. It is masked anew for each page, so that the lengths of compressed pages say
 * nothing about it.
 */
export function csrfToken(caller: AdminCaller, secret: string): string {
  const mask = randomBytes(TOKEN_BYTES);
  return Buffer.concat([mask, masked(tokenOf(caller, secret), mask)]).toString('base64url');
}

/** Whether a form has a token of the session of the caller. */
function isOwnToken(text: string, caller: AdminCaller, secret: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== 2 * TOKEN_BYTES) return false;
  const sent = masked(bytes.subarray(TOKEN_BYTES), bytes.subarray(0, TOKEN_BYTES));
  return timingSafeEqual(sent, tokenOf(caller, secret));
}

const TOKEN_BYTES = 32;

function tokenOf({ session }: AdminCaller, secret: string): Buffer {
  return Buffer.from(sign(`admin|${session}`, secret), 'base64url');
}

function masked(bytes: Buffer, mask: Buffer): Buffer {
  return Buffer.from(bytes.map((byte, at) => byte ^ (mask[at] ?? 0)));
}

/** Returns why a form is not accepted; `null` if a page of the admin sent it in the session of the caller. */
export function formProblem(
  wire: WireRequest,
  server: Server,
  posted: Posted,
  caller: AdminCaller,
  secret: string,
): string | null {
  if (!isFromHere(wire, server)) return 'The form came from another site.';
  return isOwnToken(posted.text('_csrf'), caller, secret)
    ? null
    : 'This form was opened in another session. Nothing was saved yet: please check it and send it again.';
}

/** Whether the browser says that a page of this origin sent the request, or says nothing about it. */
export function isFromHere(wire: WireRequest, { settings }: Server): boolean {
  const site = headerOf(wire, 'sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headerOf(wire, 'origin');
  if (origin === null) return true;
  return (
    origin === new URL(settings.baseUrl).origin ||
    origin.replace(/^https?:\/\//, '') === headerOf(wire, 'host')
  );
}

const COOKIE = 'admin_key';

/** The login of projects whose API takes `Authorization: Bearer KEY`: the key is kept in a cookie that scripts cannot read. */
export class KeyLogin {
  readonly #path: string;

  /** `path` is that of the admin. */
  constructor(path: string) {
    this.#path = path;
  }

  /** Responds to the login form: a redirect with the cookie, or the form with an error. */
  async logIn(wire: WireRequest, server: Server, model: Model): Promise<WireResponse | Page> {
    if (wire.method !== 'POST') return loginPage(null);
    const form = await readForm(wire, server.settings);
    if (isError(form)) return loginPage(form.message);
    const key = form?.posted.text('key').trim() ?? '';
    if (!isFromHere(wire, server) || !/^[\x21-\x7e]+$/.test(key))
      return loginPage('Please enter your key.');
    const api = new Api(server, wire, keyCaller(key).headers);
    const [first] = model.collections.values();
    const { status } = first ? await api.send({ route: first.path.template }) : { status: 200 };
    if (status === 401) return loginPage('The API does not accept this key.');
    return redirect(303, `${this.#path}/`, ['Set-Cookie', this.cookie(key, wire)]);
  }

  callerOf(wire: WireRequest): AdminCaller | null {
    const [, value = ''] =
      new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headerOf(wire, 'cookie') ?? '') ?? [];
    return value === '' ? null : keyCaller(decoded(value));
  }

  /** Returns the cookie of a key; without one the cookie is removed. */
  cookie(key: string, { connection }: WireRequest): string {
    const parts = [
      `${COOKIE}=${encodeURIComponent(key)}`,
      `Path=${this.#path}`,
      'HttpOnly',
      'SameSite=Strict',
    ];
    if (connection.isTls) parts.push('Secure');
    if (key === '') parts.push('Max-Age=0');
    return parts.join('; ');
  }
}

function keyCaller(key: string): AdminCaller {
  return { name: 'Logged in', headers: { authorization: `Bearer ${key}` }, session: digest(key) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function loginPage(error: string | null): Page {
  return {
    title: 'Log in',
    status: error === null ? 200 : 401,
    main: html`<form class="card narrow" method="post">
      <h1>Log in</h1>
      ${error !== null && html`<p class="error" role="alert" id="key-error">${error}</p>`}
      <div class="field">
        <label for="key">Key of the API</label>
        <input
          id="key"
          name="key"
          type="password"
          required
          autofocus
          autocomplete="current-password"
          ${error !== null && html` aria-invalid="true" aria-describedby="key-error"`}
        />
        <p class="help">
          The key that programs send as <code>Authorization: Bearer KEY</code>. It stays in a cookie
          of this browser until you log out.
        </p>
      </div>
      <button>Log in</button>
    </form>`,
  };
}

/**
 * Returns the page for a form that was sent after the login session ended: it keeps what was typed, and sends it again
 * once the user has logged in.
 */
export function sessionEnded(posted: Posted, loginUrl: string): Page {
  const kept = posted.entries.filter(([name]) => name !== '_csrf');
  return {
    title: 'Log in again',
    status: 401,
    main: html`<form class="card narrow" method="post">
      <h1>Your session has ended</h1>
      <p>What you typed is still here, and was not saved yet.</p>
      <ol>
        <li><a href="${loginUrl}" target="_blank" rel="noopener">Log in</a> in a new tab.</li>
        <li>Come back to this tab and continue.</li>
      </ol>
      ${kept.map(([name, value]) => hidden(name, value))}
      <button>Continue</button>
    </form>`,
  };
}
