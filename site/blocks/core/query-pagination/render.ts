import type { BlockRenderer } from '../../block-type.ts';

/** The way to the other pages of the query around it; nothing where there are none. */
export const queryPagination: BlockRenderer = async ({ wrapper, content, html }) => {
  const inside = await content();
  return inside.text.trim() === ''
    ? html``
    : html`<nav ${wrapper()} aria-label="Pages">${inside}</nav>`;
};
