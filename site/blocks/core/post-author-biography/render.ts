import type { BlockRenderer } from '../../block-type.ts';
import { raw } from '../../../web/html.ts';
import { textAlign } from '../../values.ts';

/** What the author of the post says of herself or himself. */
export const postAuthorBiography: BlockRenderer = async (request) => {
  const { attributes, scope, post, wrapper, html } = request;
  const author = post ? await scope.store.users.byId(post.author) : undefined;
  if (!author || author.description === '') return html``;
  const said = raw(scope.budget.phrase(author.description));
  return html`<div ${wrapper(textAlign(attributes))}>${said}</div>`;
};
