import type { BlockRenderer } from '../../block-type.ts';
import { stored } from '../../../web/html.ts';
import { textAlign } from '../../values.ts';

/** What the site is about, in a few words; nothing where it says nothing. */
export const siteTagline: BlockRenderer = ({ attributes, scope, wrapper, html }) => {
  const tagline = scope.options.text('blogdescription');
  return tagline === ''
    ? html``
    : html`<p ${wrapper(textAlign(attributes))}>${stored(tagline)}</p>`;
};
