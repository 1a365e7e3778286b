import { queryWith, replaceInQuery } from '../http/query.ts';
import { oneLine } from '../http/header-list.ts';
import { encodePath } from '../http/urls.ts';
import type { LinkAddresses } from '../shape/links.ts';
import type { HandlerRequest, Page } from './endpoint.ts';
import type { RestRequest } from './request.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** A link to another page: the relation, and the parameter that leads there. */
interface PageLink {
  readonly rel: string;
  readonly name: 'page' | 'cursor';
  readonly value: string | number;
  /** Whether a client can do without it. */
  readonly isOptional: boolean;
}

// Many proxies and clients refuse a response with more than 8 kB of headers.
const LONGEST_LINKS = 4096;

/** Sets the headers with the size of a collection and the links to its other pages. */
export function withTotals(
  response: RestResponse,
  { items, total, page: shown, cursor }: Page<unknown>,
  seen: HandlerRequest<unknown>,
  server: Server,
): RestResponse {
  const { request } = seen;
  // The headers of embedded responses are not shown.
  if (request.isEmbedded) return response;
  const { totals } = server.protocol;
  const isNumbered = total !== null && !isReadByCursor(request);
  const links: PageLink[] = [];
  if (total !== null) {
    const size = numberParam(seen, 'per_page') ?? Math.max(items.length, 1);
    const page = shown ?? numberParam(seen, 'page') ?? 1;
    const pages = Math.ceil(total / size);
    if (totals) {
      response.headers.set(totals.total, String(total));
      response.headers.set(totals.pages, String(pages));
    }
    if (isNumbered) links.push(...numberedLinks(page, pages));
  }
  if (cursor !== undefined) {
    // On a numbered page the cursor has its own relation; on a page that was requested by cursor it is `next`.
    const rel = isNumbered ? `${server.settings.apiRel}cursor` : 'next';
    links.push({ rel, name: 'cursor', value: cursor, isOptional: isNumbered });
  }
  const text = linksText(links, request, server.addresses.forLinks(request.connection));
  if (text !== '') response.headers.set('Link', text);
  return response;
}

/** Whether the collection is read by cursor, where page numbers have no meaning. */
function isReadByCursor(request: RestRequest): boolean {
  const args = request.endpoint?.args.byName;
  if (!args?.has('cursor')) return false;
  return !args.has('page') || request.getParam('cursor') !== null;
}

/** Returns the links to the previous and next pages; a client can also compute them from the totals. */
function numberedLinks(page: number, pages: number): readonly PageLink[] {
  const link = (rel: string, value: number): PageLink => ({
    rel,
    name: 'page',
    value,
    isOptional: true,
  });
  return [
    ...(page > 1 ? [link('prev', Math.min(page - 1, pages))] : []),
    ...(pages > page ? [link('next', page + 1)] : []),
  ];
}

/**
 * Writes links with the parameters of the request. If they are too long, the query is repeated as the client
 * sent it, in which lists are shorter; links that are still too long are omitted.
 */
function linksText(
  links: readonly PageLink[],
  request: RestRequest,
  addresses: LinkAddresses,
): string {
  const written = links.map((link) => linkText(request, addresses, link, queryFor(request, link)));
  const text = oneLine(written.join(', '));
  if (text.length <= LONGEST_LINKS) return text;
  let room = LONGEST_LINKS;
  const kept: string[] = [];
  for (const link of links.toSorted((a, b) => importanceOf(b) - importanceOf(a))) {
    const replaced = ['rest_route', 'page', ...(link.name === 'page' ? [] : ['offset', 'cursor'])];
    const query = replaceInQuery(request.search ?? '', link.name, String(link.value), replaced);
    const short = oneLine(linkText(request, addresses, link, query));
    if (link.isOptional && short.length > room) continue;
    room -= short.length + ', '.length;
    kept.push(short);
  }
  return kept.join(', ');
}

function importanceOf({ rel, isOptional }: PageLink): number {
  if (!isOptional) return 3;
  return rel === 'next' ? 2 : rel === 'prev' ? 1 : 0;
}

function queryFor({ query }: RestRequest, { name, value }: PageLink): string {
  // Links to pages contain `hide_empty=false` as `hide_empty` without a value: clients rely on it.
  if (name === 'page') return queryWith(query, name, value, '');
  const { page: _page, offset: _offset, ...others } = query;
  return queryWith(others, name, value, '0');
}

function linkText(
  { path }: RestRequest,
  { restUrl }: LinkAddresses,
  { rel }: PageLink,
  query: string,
): string {
  return `<${restUrl(`${encodePath(path)}?${query}`)}>; rel="${rel}"`;
}

function numberParam({ request }: HandlerRequest<unknown>, name: string): number | null {
  const value = request.getParam(name);
  return typeof value === 'number' && value > 0 ? value : null;
}
