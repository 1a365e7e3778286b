import { headerOf } from '../../../runtime/http/index.ts';
import { systemRandom } from '../../../runtime/auth/index.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { html } from '../html.ts';
import type { Html } from '../html.ts';

const VISITOR = 'visitor';

/** Whose forms they are: the nonces in them are bound to it. */
export interface FormOwner {
  /** The session of the login, or what a visitor is known by; empty for a visitor who is new. */
  readonly session: string;
  readonly userId: number;
}

/** The owner of the forms of a request. */
export function formOwner({ session, cookies, login }: PageRequest): FormOwner {
  if (session.user) return { session: session.session, userId: session.user.id };
  return { session: cookies[login.cookies.nameOf(VISITOR)] ?? '', userId: 0 };
}

/**
 * The owner of the forms on a public page. A visitor without a cookie gets one: otherwise another site could
 * fetch a nonce and make the visitor log in to an account of that site.
 */
export function knownOwner(request: PageRequest): { owner: FormOwner; headers: string[] } {
  const owner = formOwner(request);
  if (owner.session !== '') return { owner, headers: [] };
  const { login, wire } = request;
  const random = login.settings.random ?? systemRandom;
  const session = Buffer.from(random(18)).toString('base64url');
  const { isTls } = wire.connection;
  const cookie = login.cookies.header({ kind: VISITOR, value: session, isTls });
  return { owner: { session, userId: 0 }, headers: ['Set-Cookie', cookie] };
}

/** The hidden field that proves that a form is one of ours, for one action. */
export function nonceField(
  { server, login }: PageRequest,
  action: string,
  { session, userId }: FormOwner,
): Html {
  const nonce = login.nonces.create({ action, userId, session });
  return html`<input type="hidden" name="${nonceName(server.settings.token)}" value="${nonce}" />`;
}

/** Whether a form was sent from a page of ours, by whom it was made for, for this action. */
export function isOwnForm(request: PageRequest, action: string): boolean {
  const { session, userId } = formOwner(request);
  if (session === '' || !isFromHere(request)) return false;
  const { server, login, form } = request;
  const nonce = textOf(form, nonceName(server.settings.token));
  return login.nonces.verify(nonce, { action, userId, session }) !== false;
}

/** Whether the browser says that a page of this site sent the request, or says nothing about it. */
export function isFromHere({ wire, server }: PageRequest): boolean {
  const site = headerOf(wire, 'sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = headerOf(wire, 'origin');
  if (origin === null) return true;
  const { baseUrl, adminUrl } = server.settings;
  const own = [baseUrl, adminUrl].map((address) => new URL(address).origin);
  return own.includes(origin) || origin.replace(/^https?:\/\//, '') === headerOf(wire, 'host');
}

function nonceName(token: string): string {
  return `_${token}nonce`;
}
