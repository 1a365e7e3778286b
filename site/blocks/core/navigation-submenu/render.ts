import type { BlockRenderer } from '../../block-type.ts';
import { navigationAnchor } from '../navigation-link/link.ts';

/** A point of a navigation with more points below it. */
export const navigationSubmenu: BlockRenderer = async (request) => {
  const { wrapper, content, html } = request;
  const anchor = await navigationAnchor(request);
  if (anchor === null) return html``;
  const inner = await content();
  return html`<li ${wrapper('has-child')}>
    ${anchor}
    ${
      inner.text.trim() !== '' &&
      html`<ul>
        ${inner}
      </ul>`
    }
  </li>`;
};
