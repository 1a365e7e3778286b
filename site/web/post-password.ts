import { isSame, sign } from '../../runtime/auth/crypto.ts';
import type { WireResponse } from '../../runtime/http/index.ts';
import { tryPostPassword } from '../domain/permissions/post-passwords.ts';
import type { PostRow } from '../store/index.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import { plainText, redirect, wrongMethod } from './response.ts';
import { loginAddress, ownAddress } from './addresses.ts';
import { textOf } from './request.ts';
import type { PageRequest } from './request.ts';

const TEN_DAYS = 10 * 24 * 60 * 60 * 1000;

/** Whether the reader may see the protected content of a post: its password is in a cookie. */
export function isOpen(request: PageRequest, post: PostRow): boolean {
  if (post.password === '') return true;
  const given = request.cookies[cookieName(request)];
  return given !== undefined && isSame(given, markOf(request, post.password));
}

/** Whether a request has a password cookie; its response must then not be cached. */
export function hasPostPassword(request: PageRequest): boolean {
  return request.cookies[cookieName(request)] !== undefined;
}

/** Returns the form that asks for the password of a post. */
export function passwordForm(request: PageRequest, post: PostRow, link: string): Html {
  const isWrong = hasPostPassword(request);
  return html`<form
    class="post-password-form"
    method="post"
    action="${loginAddress(request.server, { action: 'postpass' })}"
  >
    <p>This post is protected. Enter the password to read it.</p>
    ${isWrong && html`<p class="note">The password is incorrect.</p>`}
    <input type="hidden" name="redirect_to" value="${link}" />
    <input type="hidden" name="post_id" value="${post.id}" />
    <label for="post-password-${post.id}">Password</label>
    <input
      id="post-password-${post.id}"
      name="post_password"
      type="password"
      required
      autocomplete="off"
    />
    <button>Read it</button>
  </form>`;
}

/**
 * Stores the password of a reader in a cookie, as a keyed digest. A wrong password is stored as well, since the page of
 * the post shows the error. After too many wrong passwords, requests are rejected for a while (429).
 */
export async function keepPostPassword(request: PageRequest): Promise<WireResponse> {
  if (request.method !== 'POST') return wrongMethod('POST');
  const { server, login, form, wire, scope } = request;
  const given = textOf(form, 'post_password');
  const id = Number.parseInt(textOf(form, 'post_id'), 10) || 0;
  const post = (await scope.store.posts.byId(id)) ?? { id: 0, password: '' };
  const { isRight, wait } = await tryPostPassword(login.loginLimits, post, given, wire.ip);
  if (wait > 0)
    return plainText('There were too many wrong passwords. Please try again later.\n', 429, [
      'Retry-After',
      String(wait),
    ]);
  const back = ownAddress(server, textOf(form, 'redirect_to')) ?? `${server.settings.baseUrl}/`;
  const cookie = login.cookies.header({
    kind: KIND,
    value: isRight ? markOf(request, given) : WRONG,
    expires: new Date(scope.now + TEN_DAYS),
    isTls: wire.connection.isTls,
  });
  return redirect(request, back, ['Set-Cookie', cookie]);
}

const KIND = 'postpass';
// Shorter than any digest.
const WRONG = 'wrong';

function cookieName({ login }: PageRequest): string {
  return login.cookies.nameOf(KIND);
}

function markOf({ login }: PageRequest, password: string): string {
  return sign(`postpass|${password}`, login.settings.nonceSecret);
}
