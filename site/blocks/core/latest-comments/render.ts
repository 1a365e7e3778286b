import type { BlockRenderer } from '../../block-type.ts';
import { publicComments } from '../../../domain/permissions/reading.ts';
import { firstWords, renderTitle } from '../../../domain/text.ts';
import { postsById } from '../../../handlers/comment/find.ts';
import { avatarImage } from '../../../web/avatar.ts';
import { dateElement } from '../../../web/content/titles.ts';
import { raw, stored } from '../../../web/html.ts';
import type { CommentRow } from '../../../store/index.ts';
import { isOn, numberOf } from '../../values.ts';
import { addressOf } from '../published.ts';

const EXCERPT = 20;

/** What was said last under posts that everybody can read. */
export const latestComments: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const { rows: found } = await scope.store.comments.find({
    access: publicComments(scope),
    approved: ['1'],
    types: ['comment', ''],
    limit: numberOf(attributes, 'commentsToShow', 5),
  });
  if (found.length === 0) return html`<div ${wrapper()}>Nobody has said anything yet.</div>`;
  const posts = await postsById(
    scope,
    found.map(({ post }) => post),
  );
  const items = [];
  for (const comment of found) {
    const post = posts.get(comment.post);
    const link = post && (await addressOf(scope, post));
    const title = raw(renderTitle(post?.title ?? '', { isPrivate: false }));
    items.push(
      html`<li>
        ${isOn(attributes, 'displayAvatar') && (await avatarImage(scope, comment, 48, 'lazy'))}
        <article>
          <footer>
            ${stored(comment.author_name || 'Anonymous')} on
            <a href="${link}#comment-${comment.id}">${title}</a>
            ${isOn(attributes, 'displayDate') && dateElement(comment.date, scope.options)}
          </footer>
          ${isOn(attributes, 'displayExcerpt') && html`<p>${excerptOf(comment)}</p>`}
        </article>
      </li>`,
    );
  }
  return html`<ol ${wrapper()}>
    ${items}
  </ol>`;
};

/** The first words of a comment. */
function excerptOf({ content }: CommentRow): ReturnType<typeof stored> {
  const { words, hasMore } = firstWords(content, EXCERPT);
  return stored(words.join(' ') + (hasMore ? '…' : ''));
}
