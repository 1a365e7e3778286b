import type { BlockRenderer } from '../../block-type.ts';
import { can } from '../../../access/caller.ts';
import { textOf } from '../../values.ts';

/** A part that templates share, as it is stored; who may mend it is told when it is not there. */
export const templatePart: BlockRenderer = async ({
  attributes,
  scope,
  wrapper,
  contentOf,
  html,
}) => {
  const slug = textOf(attributes, 'slug');
  const { rows } = await scope.store.posts.find({
    types: [`${scope.settings.token}_template_part`],
    statuses: ['publish'],
    slugs: [slug],
    limit: 1,
  });
  const [part] = rows;
  if (!part) {
    if (!can(scope.caller, 'edit_theme_options')) return html``;
    return html`<p ${wrapper()}>There is no template part ${slug}.</p>`;
  }
  const content = await contentOf({ key: `template part ${part.id}`, content: part.content });
  switch (textOf(attributes, 'tagName')) {
    case 'header':
      return html`<header ${wrapper()}>${content}</header>`;
    case 'footer':
      return html`<footer ${wrapper()}>${content}</footer>`;
    default:
      return html`<div ${wrapper()}>${content}</div>`;
  }
};
