import { RestRequest } from '../../runtime/server/index.ts';
import { headerOf } from '../../runtime/http/index.ts';
import type { WireResponse } from '../../runtime/http/index.ts';
import type { SiteOptions } from '../domain/options.ts';
import { allowVisitor } from '../handlers/comments/permissions.ts';
import type { CommentQuery, Limited } from '../store/index.ts';
import { accountResponse } from './account/response.ts';
import { formOwner, isFromHere, isOwnForm, nonceField } from './account/forms.ts';
import { commentsPath, loginAddress } from './addresses.ts';
import { isOpen } from './post-password.ts';
import { redirect, wrongMethod } from './response.ts';
import { postById } from './content/find.ts';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';
import { textOf } from './request.ts';
import type { PageRequest } from './request.ts';

/** The nonce action of the comment form. */
export const COMMENT_ACTION = 'comment';

/** Returns the query for the approved comments on a post, oldest first. */
export function approvedOn(post: number): Limited<CommentQuery> {
  return { access: null, posts: [post], approved: ['1'], types: ['comment', ''], order: 'asc' };
}

/**
 * Creates a comment from the form on the page of a post, with the checks of the API, and redirects to the comment. If only registered
 * users may comment, visitors get a link to the login page, with a form that keeps the text they have typed.
 */
export async function takeComment(request: PageRequest): Promise<WireResponse> {
  if (request.method !== 'POST') return wrongMethod('POST');
  const { server, session, form, scope, wire } = request;
  const [id, parent] = [idIn(form, 'post'), idIn(form, 'parent')];
  const found = await postById(scope, id);
  const link = found?.link ?? scope.permalinks.home();
  const isVisitor = session.user === null;
  if (isVisitor && scope.options.flag('comment_registration')) {
    const address = loginAddress(server, { redirect_to: `${link}#respond` });
    if (textOf(form, 'content').trim() === '') return redirect(request, address);
    const door = html`<a href="${address}" target="_blank">Log in</a>`;
    return notice(request, link, 401, html`${door} and then send your comment again.`);
  }
  // A visitor has no permissions that another site could use.
  if (isVisitor ? !isFromHere(request) : !isOwnForm(request, COMMENT_ACTION))
    return notice(request, link, 403, 'This form has expired, or comes from another site.');
  const sent = new RestRequest({
    method: 'POST',
    route: `/${server.core}/comments`,
    body: {
      ...{ post: id, content: textOf(form, 'content') },
      ...(parent > 0 ? { parent } : {}),
      ...(found && isOpen(request, found.view.post) ? { password: found.view.post.password } : {}),
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

function notice(
  request: PageRequest,
  link: string,
  status: number,
  message: Html | string,
): WireResponse {
  const body = html`<div class="card">
    <h1>Your comment</h1>
    <p role="${status < 400 ? 'status' : 'alert'}">${message}</p>
    ${status >= 400 && isFromHere(request) && sentForm(request)}
    <p><a href="${link}">Back to the post</a></p>
  </div>`;
  return accountResponse(request, { title: raw('Your comment'), body }, { status });
}

/** Renders the fields for the name and address of a visitor, with the values that were sent before. */
export function visitorFields(
  options: SiteOptions,
  [name = '', address = '']: string[] = [],
): Html {
  const required = options.flag('require_name_email', true) && raw('required');
  return html`<label for="comment-name">Name</label>
    <input
      id="comment-name"
      name="author_name"
      value="${name}"
      autocomplete="name"
      maxlength="245"
      ${required}
    />
    <label for="comment-email">E-mail address (not shown)</label>
    <input
      id="comment-email"
      name="author_email"
      type="email"
      value="${address}"
      autocomplete="email"
      maxlength="100"
      ${required}
    />`;
}

/** Returns a form with a refused comment, so that its text is not lost. */
function sentForm(request: PageRequest): Html {
  const { form, scope, session } = request;
  const { baseUrl, token } = scope.settings;
  const of = (name: string): string => textOf(form, name);
  const isForAll = !scope.options.flag('comment_registration');
  const author = session.user
    ? nonceField(request, COMMENT_ACTION, formOwner(request))
    : isForAll && visitorFields(scope.options, [of('author_name'), of('author_email')]);
  return html`<form method="post" action="${baseUrl}${commentsPath(token)}">
    <input type="hidden" name="post" value="${of('post')}" />
    <input type="hidden" name="parent" value="${of('parent')}" />
    ${author}
    <label for="comment">Comment</label>
    <textarea id="comment" name="content" rows="6" required>${of('content')}</textarea>
    <button>Send again</button>
  </form>`;
}
