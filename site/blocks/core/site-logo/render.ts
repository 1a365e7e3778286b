import type { BlockRenderer } from '../../block-type.ts';
import { picture } from '../pictures.ts';
import { isOn, numberOf } from '../../values.ts';

/** The picture that stands for the site; nothing where there is none. */
export const siteLogo: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const image = await picture(scope, scope.options.number('site_logo', 0), 'full');
  if (!image) return html``;
  const width = Math.round(numberOf(attributes, 'width', 0));
  const sized = width > 0 ? html`<div style="width: ${width}px">${image}</div>` : image;
  const home = scope.permalinks.home();
  return html`<div ${wrapper()}>
    ${isOn(attributes, 'isLink') ? html`<a href="${home}" rel="home">${sized}</a>` : sized}
  </div>`;
};
