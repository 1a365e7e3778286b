import type { BlockRenderer } from '../../block-type.ts';
import type { Html } from '../../../pages/html.ts';
import { loopOf } from '../loop.ts';

// On each side of the page that is shown.
const NEAR = 2;

/** The first pages of the query around it, the last, and those near to the one that is shown. */
export const queryPaginationNumbers: BlockRenderer = async (request) => {
  const { wrapper, html } = request;
  const loop = await loopOf(request);
  const last = await loop.pages();
  if (last < 2) return html``;
  const items: Html[] = [];
  let before = 0;
  for (const number of numbersNear(loop.page, last)) {
    if (number > before + 1) items.push(html`<span class="page-numbers dots">…</span>`);
    items.push(
      number === loop.page
        ? html`<span class="page-numbers current" aria-current="page">${number}</span>`
        : html`<a class="page-numbers" href="${loop.link(number)}">${number}</a>`,
    );
    before = number;
  }
  return html`<div ${wrapper()}>${items}</div>`;
};

function numbersNear(page: number, last: number): readonly number[] {
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, at) => page - NEAR + at);
  const numbers = new Set([1, ...near, last]);
  return [...numbers].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}
