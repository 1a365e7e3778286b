import type { BlockRenderer } from '../../block-type.ts';
import { textOf } from '../../values.ts';

/** A link to the front page, as a point of a navigation. */
export const homeLink: BlockRenderer = ({ attributes, scope, wrapper, html }) =>
  html`<li ${wrapper()}>
    <a href="${scope.permalinks.home()}" rel="home">${textOf(attributes, 'label') || 'Home'}</a>
  </li>`;
