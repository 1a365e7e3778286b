import type { Scope } from '../../handlers/scope.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { BlockRenderers, RenderRequest } from '../block-types.ts';
import { textOf, wholeNumber } from '../attributes.ts';
import { addressOf } from './published.ts';

const PAGE_PARAMETER = /^(?:query-(?:\d+-)?|comments-)page$/;

/**
 * Returns a function that sets the page of one block in the URL of the current page, or in the URL of the post without
 * a current page. The pages of other blocks are preserved.
 */
export async function blockUrls(
  scope: Scope,
  post: RenderRequest['post'],
): Promise<(parameter: string, page: number) => string> {
  const { page: shown, permalinks } = scope;
  const own = shown?.address ?? (post && (await addressOf(scope, post))) ?? permalinks.home();
  return (parameter, page) => {
    const url = new URL(own);
    for (const [name, value] of Object.entries(shown?.query ?? {}))
      if (PAGE_PARAMETER.test(name) && wholeNumber(value) > 1)
        url.searchParams.set(name, String(wholeNumber(value)));
    if (page > 1) url.searchParams.set(parameter, String(page));
    else url.searchParams.delete(parameter);
    return url.href;
  };
}

/** Returns the page of a block that the query requests: at least 1, at most `most`. */
export function requestedPage({ page }: Scope, parameter: string, most: number): number {
  return Math.min(Math.max(1, wholeNumber(page?.query[parameter])), most);
}

/** The pagination of a block. */
export interface Pages {
  /** The current page, from 1. */
  readonly page: number;
  /** Returns the number of pages. */
  pages(): Promise<number>;
  /** Returns the URL of a page. */
  link(page: number): string;
}

interface PaginationOptions {
  readonly pagesOf: (request: RenderRequest) => Promise<Pages>;
  /** The accessible name of the navigation. */
  readonly label: string;
  /** The context value with the kind of arrow: `arrow` or `chevron`. */
  readonly arrow: string;
  /** The default text of the link to the next page. */
  readonly next: string;
  readonly previous: string;
}

const ARROWS: { readonly [name: string]: { readonly next: string; readonly previous: string } } = {
  arrow: { next: '→', previous: '←' },
  chevron: { next: '»', previous: '«' },
};

/** Returns the four pagination blocks: the navigation element and its next, previous and numbered links. */
export function paginationBlocks(name: string, options: PaginationOptions): BlockRenderers {
  return {
    [name]: async ({ wrapper, content, html }) => {
      const links = await content();
      if (links.text.trim() === '') return html``;
      return html`<nav ${wrapper()} aria-label="${options.label}">${links}</nav>`;
    },
    [`${name}-next`]: (request) => neighbourLink(request, options, 'next'),
    [`${name}-previous`]: (request) => neighbourLink(request, options, 'previous'),
    [`${name}-numbers`]: async (request) => numberLinks(request, await options.pagesOf(request)),
  };
}

/** Returns the link to the next or previous page; the empty string if there is none. */
async function neighbourLink(
  request: RenderRequest,
  { pagesOf, arrow, ...texts }: PaginationOptions,
  rel: 'next' | 'previous',
): Promise<Html> {
  const { attributes, context, wrapper, html } = request;
  const pages = await pagesOf(request);
  const page = rel === 'next' ? pages.page + 1 : pages.page - 1;
  if (page < 1 || page > (await pages.pages())) return html``;
  const name = textOf(context, arrow);
  const arrows = Object.hasOwn(ARROWS, name) && ARROWS[name];
  const sign = arrows && html`<span aria-hidden="true">${arrows[rel]}</span>`;
  const label = textOf(attributes, 'label') || texts[rel];
  const text = rel === 'next' ? html`${label} ${sign}` : html`${sign} ${label}`;
  const relation = rel === 'next' ? 'next' : 'prev';
  return html`<a ${wrapper()} rel="${relation}" href="${pages.link(page)}">${text}</a>`;
}

// Number of page links on each side of the current page.
const NEAR = 2;

/** Renders links to pages; nothing for a single page. */
async function numberLinks({ wrapper }: RenderRequest, pages: Pages): Promise<Html> {
  const last = await pages.pages();
  if (last < 2) return html``;
  return html`<div ${wrapper()}>${pageNumbers(pages.page, last, (page) => pages.link(page))}</div>`;
}

/** Returns links to the first page, the last page and the pages near the current one. */
export function pageNumbers(
  current: number,
  last: number,
  link: (page: number) => string,
): readonly Html[] {
  const items: Html[] = [];
  let before = 0;
  for (const number of numbersNear(current, last)) {
    if (number > before + 1) items.push(html`<span class="page-numbers dots">…</span>`);
    items.push(
      number === current
        ? html`<span class="page-numbers current" aria-current="page">${number}</span>`
        : html`<a class="page-numbers" href="${link(number)}">${number}</a>`,
    );
    before = number;
  }
  return items;
}

function numbersNear(page: number, last: number): readonly number[] {
  const near = Array.from({ length: 2 * NEAR + 1 }, (_, at) => page - NEAR + at);
  const numbers = new Set([1, ...near, last]);
  return [...numbers].filter((number) => number >= 1 && number <= last).sort((a, b) => a - b);
}
