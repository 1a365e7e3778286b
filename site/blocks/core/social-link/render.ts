import type { BlockRenderer } from '../../block-type.ts';
import { sanitizeUrl } from '../../../../runtime/schema/index.ts';
import { isOn, textOf } from '../../values.ts';

/** A link to where somebody is found elsewhere, by the name of the service; nothing without an address. */
export const socialLink: BlockRenderer = ({ attributes, context, wrapper, html }) => {
  const url = sanitizeUrl(textOf(attributes, 'url'));
  if (url === '') return html``;
  const service = textOf(attributes, 'service');
  const name = textOf(attributes, 'label') || service || url;
  const about = wrapper(...(/^[a-z0-9-]+$/.test(service) ? [`social-link-${service}`] : []));
  const target = isOn(context, 'openInNewTab') && html`target="_blank"`;
  return html`<li ${about}><a href="${url}" rel="noopener nofollow" ${target}>${name}</a></li>`;
};
