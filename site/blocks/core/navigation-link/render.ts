import type { BlockRenderer } from '../../block-type.ts';
import { navigationAnchor } from './link.ts';

/** A point of a navigation. */
export const navigationLink: BlockRenderer = async (request) => {
  const { wrapper, html } = request;
  const anchor = await navigationAnchor(request);
  return anchor === null ? html`` : html`<li ${wrapper()}>${anchor}</li>`;
};
