import type { BlockRenderer } from '../../block-type.ts';
import { canReadUnder } from '../../../domain/permissions/comments.ts';
import { COMMENT_ACTION } from '../../../web/comment-form.ts';
import { commentsPath, loginAddress } from '../../../web/addresses.ts';
import { textAlign } from '../../values.ts';
import { addressOf } from '../published.ts';

/**
 * The form to comment on the post with, on a page of the site; in what is answered over the API a link to
 * it. Comments are for those who are logged in: others are shown where to do so.
 */
export const postCommentsForm: BlockRenderer = async (request) => {
  const { attributes, scope, post, wrapper, html } = request;
  if (post?.comment_status !== 'open' || !canReadUnder(scope.caller, post, false)) return html``;
  const link = await addressOf(scope, post);
  if (link === null) return html``;
  const about = wrapper(textAlign(attributes));
  const place = `${link}#respond`;
  if (scope.caller === null) {
    const address = loginAddress(scope, { redirect_to: place });
    return html`<p ${about}><a rel="nofollow" href="${address}">Log in to comment</a></p>`;
  }
  if (!scope.page) return html`<p ${about}><a href="${place}">Write a comment</a></p>`;
  const { baseUrl, token } = scope.settings;
  return html`<form id="respond" ${about} method="post" action="${baseUrl}${commentsPath(token)}">
    ${scope.page.nonceField(COMMENT_ACTION)}
    <input type="hidden" name="post" value="${post.id}" />
    <label for="comment">Comment</label>
    <textarea id="comment" name="content" rows="6" required></textarea>
    <button>Send</button>
  </form>`;
};
