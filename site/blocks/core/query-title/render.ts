import type { BlockRenderer } from '../../block-type.ts';
import { kindOf, listTitle } from '../../../web/content/list.ts';
import { headingOf } from '../heading-of.ts';
import { isOn, numberOf, textAlign, textOf } from '../../values.ts';

/** What the archive that is shown is called, or what was looked for; nothing on any other page. */
export const queryTitle: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const view = scope.page?.view;
  if (!view || view.kind === 'single' || view.kind === 'posts') return html``;
  const isSearch = view.kind === 'search';
  if (isSearch !== (textOf(attributes, 'type') === 'search')) return html``;
  const name = listTitle(scope, view);
  const title = isSearch
    ? html`Search results${isOn(attributes, 'showSearchTerm') && html` for ${name}`}`
    : html`${isOn(attributes, 'showPrefix') && `${kindOf(view)}: `}${name}`;
  return headingOf(numberOf(attributes, 'level', 1), wrapper(textAlign(attributes)), title);
};
