import type { BlockRenderer } from '../../block-type.ts';
import { avatarImage } from '../../../web/avatar.ts';
import { authorById } from '../../../web/content/find.ts';
import { raw, stored } from '../../../web/html.ts';
import { isOn, numberOf, textAlign, textOf } from '../../values.ts';

/** Who wrote the post. */
export const postAuthor: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const author = post ? await scope.store.users.byId(post.author) : undefined;
  if (!author) return html``;
  const found = await authorById(scope, author.id);
  const name = stored(author.name);
  const size = Math.min(512, Math.max(1, Math.round(numberOf(attributes, 'avatarSize', 48))));
  const byline = textOf(attributes, 'byline');
  return html`<div ${wrapper(textAlign(attributes))}>
    ${isOn(attributes, 'showAvatar') && (await avatarImage(scope, author, size, 'lazy'))}
    ${byline !== '' && html`<p class="byline">${raw(scope.budget.phrase(byline))}</p>`}
    <p class="name">${found ? html`<a href="${found.link}" rel="author">${name}</a>` : name}</p>
    ${isOn(attributes, 'showBio') && html`<p class="bio">${raw(scope.budget.phrase(author.description))}</p>`}
  </div>`;
};
