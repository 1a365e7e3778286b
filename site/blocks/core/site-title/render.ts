import type { BlockRenderer } from '../../block-type.ts';
import { stored } from '../../../web/html.ts';
import { headingOf } from '../heading-of.ts';
import { isOn, numberOf, textAlign, textOf } from '../../values.ts';

/** What the site is called; nothing where it has no name. */
export const siteTitle: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const name = scope.options.text('blogname');
  if (name.trim() === '') return html``;
  const isNew = textOf(attributes, 'linkTarget') === '_blank';
  const home = scope.permalinks.home();
  const link = html`<a href="${home}" rel="home" ${isNew && html`target="_blank"`}
    >${stored(name)}</a
  >`;
  const shown = isOn(attributes, 'isLink') ? link : stored(name);
  return headingOf(numberOf(attributes, 'level', 1), wrapper(textAlign(attributes)), shown);
};
