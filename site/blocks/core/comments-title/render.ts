import type { BlockRenderer } from '../../block-type.ts';
import { titleOf } from '../../../web/content/titles.ts';
import { commentsUnder } from '../comments-of.ts';
import { headingOf } from '../heading-of.ts';
import { isOn, numberOf, textAlign } from '../../values.ts';

/** How much was said under the post; nothing where nobody said a word. */
export const commentsTitle: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const query = commentsUnder(post);
  const { total } = query ? await scope.store.comments.find({ ...query, limit: 0 }) : { total: 0 };
  if (!post || total === 0) return html``;
  const counted = total === 1 ? 'One comment' : `${total} comments`;
  const many = isOn(attributes, 'showCommentsCount') ? counted : 'Comments';
  const title = isOn(attributes, 'showPostTitle') && html` on “${titleOf(post)}”`;
  const level = numberOf(attributes, 'level', 2);
  return headingOf(level, wrapper(textAlign(attributes)), html`${many}${title}`);
};
