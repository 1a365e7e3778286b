import type { Html } from '../../web/html.ts';
import type { RenderRequest } from '../block-type.ts';
import { textOf } from '../values.ts';

/** Pages of something that a block shows one page of. */
export interface Pages {
  /** The one that is shown: 1 for the first. */
  readonly page: number;
  /** How many there are. */
  pages(): Promise<number>;
  /** The address of a page. */
  link(page: number): string;
}

export interface NeighbourOptions {
  readonly way: 'next' | 'previous';
  /** What the link says where the block does not say it. */
  readonly words: string;
  /** The name of an arrow beside it. */
  readonly arrow: string;
}

const ARROWS: { readonly [name: string]: { readonly next: string; readonly previous: string } } = {
  arrow: { next: '→', previous: '←' },
  chevron: { next: '»', previous: '«' },
};

/** A link to the page after or before the one that is shown; nothing where there is none. */
export async function neighbourLink(
  { attributes, wrapper, html }: RenderRequest,
  pages: Pages,
  { way, words, arrow }: NeighbourOptions,
): Promise<Html> {
  const page = way === 'next' ? pages.page + 1 : pages.page - 1;
  if (page < 1 || page > (await pages.pages())) return html``;
  const signs = Object.hasOwn(ARROWS, arrow) && ARROWS[arrow];
  const sign = signs && html`<span aria-hidden="true">${signs[way]}</span>`;
  const label = textOf(attributes, 'label') || words;
  const said = way === 'next' ? html`${label} ${sign}` : html`${sign} ${label}`;
  return html`<a ${wrapper()} href="${pages.link(page)}">${said}</a>`;
}

// On each side of the page that is shown.
const NEAR = 2;

/** Links to the first page, the last, and those near to the one that is shown; nothing for one page. */
export async function numberLinks({ wrapper, html }: RenderRequest, pages: Pages): Promise<Html> {
  const last = await pages.pages();
  if (last < 2) return html``;
  const items: Html[] = [];
  let before = 0;
  for (const number of numbersNear(pages.page, last)) {
    if (number > before + 1) items.push(html`<span class="page-numbers dots">…</span>`);
    items.push(
      number === pages.page
        ? html`<span class="page-numbers current" aria-current="page">${number}</span>`
        : html`<a class="page-numbers" href="${pages.link(number)}">${number}</a>`,
    );
    before = number;
  }
  return html`<div ${wrapper()}>${items}</div>`;
}

function numbersNear(page: number, last: number): readonly number[] {
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, at) => page - NEAR + at);
  const numbers = new Set([1, ...near, last]);
  return [...numbers].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}
