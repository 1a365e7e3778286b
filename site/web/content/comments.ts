import { canReadUnder } from '../../domain/permissions/comments.ts';
import { forest } from '../../domain/forest.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { renderComment } from '../../domain/text.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { CommentRow } from '../../store/index.ts';
import { avatarImage } from '../avatar.ts';
import { html, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';
import type { PageRequest } from '../request.ts';
import { dateElement } from './titles.ts';

const MOST_COMMENTS = 1_000;

/** The comments on a post as a tree; empty without comments. */
export async function commentsSection(
  { scope }: PageRequest,
  post: KnownPost,
): Promise<Html | null> {
  // The reader has given the password, where there is one.
  if (!canReadUnder(scope.caller, post, true)) return null;
  const { rows, total } = await scope.store.comments.find({
    access: null,
    posts: [post.id],
    approved: ['1'],
    order: 'asc',
    limit: MOST_COMMENTS,
  });
  if (rows.length === 0) return null;
  const answers = forest(rows, (row) => row);
  const articles = new Map<number, Html>();
  for (const row of rows) articles.set(row.id, await commentArticle(row));
  return html`<section class="comments" aria-labelledby="comments">
    <h2 id="comments">${total === 1 ? 'One comment' : `${total} comments`}</h2>
    ${total > rows.length && html`<p class="meta">These are the first ${rows.length}.</p>`}
    ${thread(0, 0)}
  </section>`;

  function thread(above: number, depth: number): Html | null {
    const below = answers.get(above);
    if (!below) return null;
    const items = below.map(({ id }) => {
      const inner = thread(id, depth + 1);
      // Deep below nothing is set in any further: there would be no room left.
      return depth < DEEPEST
        ? html`<li>${articles.get(id)}${inner}</li>`
        : html`<li>${articles.get(id)}</li>
            ${inner}`;
    });
    return depth <= DEEPEST
      ? html`<ol>
          ${items}
        </ol>`
      : html`${items}`;
  }

  async function commentArticle(comment: CommentRow): Promise<Html> {
    const name = stored(comment.author_name || 'Anonymous');
    const isWeb = /^https?:\/\//i.test(comment.author_url);
    return html`<article id="comment-${comment.id}">
      <div class="by">
        ${await avatarImage(scope, comment, 48, 'lazy')}
        <p class="meta">
          ${isWeb ? html`<a href="${comment.author_url}" rel="nofollow ugc">${name}</a>` : name}<br />
          ${dateElement(comment.date, scope.options, true)}
        </p>
      </div>
      ${raw(
        scope.budget.text(comment.content, (text) =>
          withSmileys(renderComment(text), scope.options),
        ),
      )}
    </article>`;
  }
}

const DEEPEST = 4;
