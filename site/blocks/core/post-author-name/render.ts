import type { BlockRenderer } from '../../block-type.ts';
import { authorById } from '../../../web/content/find.ts';
import { stored } from '../../../web/html.ts';
import { isOn, textAlign } from '../../values.ts';

/** The name of who wrote the post. */
export const postAuthorName: BlockRenderer = async ({ attributes, scope, post, wrapper, html }) => {
  const author = post ? await scope.store.users.byId(post.author) : undefined;
  if (!author) return html``;
  const found = isOn(attributes, 'isLink') ? await authorById(scope, author.id) : null;
  const name = stored(author.name);
  const shown = found ? html`<a href="${found.link}" rel="author">${name}</a>` : name;
  return html`<div ${wrapper(textAlign(attributes))}>${shown}</div>`;
};
