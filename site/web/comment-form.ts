import { RestRequest } from '../../runtime/server/index.ts';
import { headerOf } from '../../runtime/http/index.ts';
import type { WireResponse } from '../../runtime/http/index.ts';
import { allowVisitor } from '../handlers/comment/permissions.ts';
import { accountResponse } from './account/response.ts';
import { isFromHere, isOwnForm } from './account/forms.ts';
import { loginAddress } from './addresses.ts';
import { redirect, wrongMethod } from './response.ts';
import { postById } from './content/find.ts';
import { html, raw } from './html.ts';
import { textOf } from './request.ts';
import type { PageRequest } from './request.ts';

/** The nonce action of the comment form. */
export const COMMENT_ACTION = 'comment';

/**
 * Creates a comment from the form on the page of a post, with the checks of the API, and redirects to the post. If only
 * registered users may comment, visitors are redirected to the login page.
 */
export async function takeComment(request: PageRequest): Promise<WireResponse> {
  if (request.method !== 'POST') return wrongMethod('POST');
  const { server, session, form, scope, wire } = request;
  const [id, parent] = [idIn(form, 'post'), idIn(form, 'parent')];
  const link = (await postById(scope, id))?.link ?? scope.permalinks.home();
  const isVisitor = session.user === null;
  if (isVisitor && scope.options.flag('comment_registration'))
    return redirect(request, loginAddress(server, { redirect_to: `${link}#respond` }));
  // A visitor has no permissions that another site could use.
  if (isVisitor ? !isFromHere(request) : !isOwnForm(request, COMMENT_ACTION))
    return notice(request, link, 403, 'This form has expired, or comes from another site.');
  const sent = new RestRequest({
    method: 'POST',
    route: `/${server.core}/comments`,
    body: {
      ...{ post: id, content: textOf(form, 'content') },
      ...(parent > 0 ? { parent } : {}),
      ...(isVisitor ? writerIn(form) : {}),
    },
    headers: { 'user-agent': headerOf(wire, 'user-agent') ?? '' },
    user: session.user,
    address: wire.ip,
  });
  if (isVisitor) allowVisitor(sent);
  const { status, data } = await server.dispatch(sent);
  const comment: { readonly [field: string]: unknown } =
    typeof data === 'object' && data !== null ? { ...data } : {};
  if (status !== 201) return notice(request, link, status, String(comment['message']));
  if (comment['status'] !== 'approved')
    return notice(request, link, 200, 'Your comment is awaiting moderation.');
  return redirect(request, String(comment['link']));
}

function idIn(form: PageRequest['form'], name: string): number {
  return /^\d{1,15}$/.test(textOf(form, name)) ? Number(form[name]) : 0;
}

/** Returns the name and the e-mail address of a visitor; empty fields are left out. */
function writerIn(form: PageRequest['form']): { readonly [field: string]: string } {
  const names = ['author_name', 'author_email'];
  const fields = names.map((name) => [name, textOf(form, name).trim()] as const);
  return Object.fromEntries(fields.filter(([, value]) => value !== ''));
}

function notice(request: PageRequest, link: string, status: number, message: string): WireResponse {
  const body = html`<div class="card">
    <h1>Your comment</h1>
    <p role="${status < 400 ? 'status' : 'alert'}">${message}</p>
    <p><a href="${link}">Back to the post</a></p>
  </div>`;
  return accountResponse(request, { title: raw('Your comment'), body }, { status });
}
