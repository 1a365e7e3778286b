import type { BlockRenderer } from '../../block-type.ts';
import { can } from '../../../domain/permissions/caller.ts';
import { currentSite } from '../../../context.ts';
import { Templates } from '../../../themes/templates.ts';
import { textOf } from '../../values.ts';

/** A part of the active theme, or what was made of it here; who may mend it is told when it is not there. */
export const templatePart: BlockRenderer = async ({
  attributes,
  scope,
  wrapper,
  contentOf,
  html,
}) => {
  const slug = textOf(attributes, 'slug');
  const { themes } = currentSite();
  const parts = new Templates('parts', themes, scope.settings.token);
  const [part] = slug === '' ? [] : await parts.list(scope.store, { slugs: [slug] });
  if (!part) {
    if (!can(scope.caller, 'edit_theme_options')) return html``;
    return html`<p ${wrapper()}>There is no template part ${slug}.</p>`;
  }
  const content = await contentOf({ key: `template part ${slug}`, content: part.content });
  switch (textOf(attributes, 'tagName')) {
    case 'header':
      return html`<header ${wrapper()}>${content}</header>`;
    case 'footer':
      return html`<footer ${wrapper()}>${content}</footer>`;
    default:
      return html`<div ${wrapper()}>${content}</div>`;
  }
};
