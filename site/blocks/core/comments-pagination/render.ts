import type { BlockRenderer } from '../../block-type.ts';

/** The way to the other pages of what was said under the post; nothing where there are none. */
export const commentsPagination: BlockRenderer = async ({ wrapper, content, html }) => {
  const inside = await content();
  return inside.text.trim() === ''
    ? html``
    : html`<nav ${wrapper()} aria-label="Pages of comments">${inside}</nav>`;
};
