import { queriesBy } from '../http/build-query.ts';
import { oneLine } from '../http/header-list.ts';
import type { LinkAddresses } from '../shape/links.ts';
import { LONGEST_TEXT, RecentMap } from '../shape/recent.ts';
import type { HandlerRequest } from './endpoint.ts';
import type { Params, RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';

/** A page of a collection, as a handler answers it. */
export interface PageLike {
  readonly items: readonly unknown[];
  /** How many items there are on all pages; `null` where nobody counted. */
  readonly total: number | null;
  readonly page?: number;
  readonly cursor?: string;
}

/** Tells in the headers how large a collection is, and where its other pages are. */
export function withTotals(
  response: RestResponse,
  { items, total, page: shown, cursor }: PageLike,
  seen: HandlerRequest<unknown>,
  settings: Pick<AnswerSettings, 'totalHeaders' | 'constants' | 'addressesFor'>,
): RestResponse {
  const { request } = seen;
  const { totalHeaders, constants } = settings;
  const addresses = settings.addressesFor(request);
  const isNumbered = total !== null && !isReadByCursor(request);
  if (total !== null) {
    const size = numberParam(seen, 'per_page') ?? Math.max(items.length, 1);
    const page = shown ?? numberParam(seen, 'page') ?? 1;
    const pages = Math.ceil(total / size);
    response.headers
      .setLine(totalHeaders.total, String(total))
      .setLine(totalHeaders.pages, String(pages));
    const links = isNumbered ? pageLinks(request, addresses, { page, pages }) : '';
    if (links !== '') response.headers.setLine('Link', links);
  }
  if (cursor !== undefined) {
    const { page: _page, offset: _offset, ...rest } = request.query;
    // Beside a next page the cursor has a relation of its own; who follows cursors gets them as `next`.
    const rel = isNumbered ? `${constants.apiRel}cursor` : 'next';
    const query = queriesBy(rest, 'cursor', '0')(cursor);
    response.appendHeader('Link', headerLink(request, addresses, query, rel));
  }
  return response;
}

/** Whether the collection is read on from cursor to cursor, where numbers of pages lead nowhere. */
function isReadByCursor(request: RestRequest): boolean {
  const args = request.endpoint?.argsByName;
  if (!args?.has('cursor')) return false;
  return !args.has('page') || request.getParam('cursor') !== null;
}

/** Which page of how many is shown. */
interface Place {
  readonly page: number;
  readonly pages: number;
}

/** All that links to the pages before and after are made of. */
interface KeptLinks extends Place {
  readonly route: string;
  readonly root: string;
  /** The parameters in their order. */
  readonly names: readonly string[];
  readonly values: readonly unknown[];
  readonly links: string;
}

/** The links to the pages before and after, as a header has them. Clients ask for the same pages again. */
function pageLinks(request: RestRequest, addresses: LinkAddresses, place: Place): string {
  const { search, route, query } = request;
  const { root } = addresses;
  if (search === null || search.length > LONGEST_TEXT || root === undefined)
    return makePageLinks(request, addresses, place);
  const known = recentLinks.get(search);
  if (known?.route === route && known.root === root && isSame(known, place, query))
    return known.links;
  const links = makePageLinks(request, addresses, place);
  const [names, values] = [Object.keys(query), Object.values(query)];
  recentLinks.set(search, { ...place, route, root, names, values, links });
  return links;
}

const recentLinks = new RecentMap<string, KeptLinks>(1000);

// The search tells what was sent; what became of it is for filters and callbacks to decide.
function isSame(known: KeptLinks, { page, pages }: Place, query: Params): boolean {
  if (page !== known.page || pages !== known.pages) return false;
  let at = 0;
  for (const name in query) {
    const value = query[name];
    // A list or a map can have been changed in its place.
    if (typeof value === 'object' && value !== null) return false;
    if (name !== known.names[at] || value !== known.values[at]) return false;
    at += 1;
  }
  return at === known.names.length;
}

function makePageLinks(
  request: RestRequest,
  addresses: LinkAddresses,
  { page, pages }: Place,
): string {
  // Odd, but what clients are used to: `hide_empty=false` stands in links to pages as `hide_empty` alone.
  const queryOf = queriesBy(request.query, 'page', '');
  const link = (rel: string, target: number): string =>
    headerLink(request, addresses, queryOf(target), rel);
  const links = [
    ...(page > 1 ? [link('prev', Math.min(page - 1, pages))] : []),
    ...(pages > page ? [link('next', page + 1)] : []),
  ];
  return oneLine(links.join(', '));
}

function headerLink(
  { route }: RestRequest,
  { restUrl }: LinkAddresses,
  query: string,
  rel: string,
): string {
  return `<${restUrl(`${route}?${query}`)}>; rel="${rel}"`;
}

function numberParam({ request }: HandlerRequest<unknown>, name: string): number | null {
  const value = request.getParam(name);
  return typeof value === 'number' && value > 0 ? value : null;
}
