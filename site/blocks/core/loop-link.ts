import type { Html } from '../../pages/html.ts';
import type { RenderRequest } from '../block-type.ts';
import { textOf } from '../values.ts';
import { loopOf } from './loop.ts';

const ARROWS: { readonly [name: string]: { readonly next: string; readonly previous: string } } = {
  arrow: { next: '→', previous: '←' },
  chevron: { next: '»', previous: '«' },
};

const WORDS = { next: 'Next page', previous: 'Previous page' };

/** A link to the page after or before the one that the loop around is at; nothing where there is none. */
export async function loopLink(request: RenderRequest, way: 'next' | 'previous'): Promise<Html> {
  const { attributes, context, wrapper, html } = request;
  const loop = await loopOf(request);
  const page = way === 'next' ? loop.page + 1 : loop.page - 1;
  if (page < 1 || page > (await loop.pages())) return html``;
  const name = textOf(context, 'paginationArrow');
  const arrow = Object.hasOwn(ARROWS, name) && ARROWS[name];
  const sign = arrow && html`<span aria-hidden="true">${arrow[way]}</span>`;
  const label = textOf(attributes, 'label') || WORDS[way];
  const words = way === 'next' ? html`${label} ${sign}` : html`${sign} ${label}`;
  return html`<a ${wrapper()} href="${loop.link(page)}">${words}</a>`;
}
