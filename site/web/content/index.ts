import type { WireResponse } from '../../../runtime/http/index.ts';
import { isReading, moved, privatePage, sharedPage, wrongMethod } from '../response.ts';
import type { HeaderLines } from '../response.ts';
import { html, raw } from '../html.ts';
import type { Html } from '../html.ts';
import { sitePage } from '../layout.ts';
import { hasPostPassword } from '../post-password.ts';
import type { PageRequest } from '../request.ts';
import { feed, feedLinks } from '../feeds.ts';
import { advertised, advertisedInHead, advertisedInHeaders } from './head-links.ts';
import { asksForEmbed, embedPage, oembedLinks } from './embed.ts';
import { listBody, listTitle } from './list.ts';
import { metaTags } from './meta-tags.ts';
import { previewed, singleBody } from './single.ts';
import { resolve } from './resolve.ts';
import type { Resolved } from './resolve.ts';
import { withCurrentPage } from './view.ts';
import type { View } from './view.ts';
import { summariesOf } from './summaries.ts';
import { plainTitle } from './titles.ts';

/** Responds with the content at an address of the site: posts, pages, archives, or a 404 page. */
export async function contentPage(request: PageRequest): Promise<WireResponse> {
  if (!isReading(request)) return wrongMethod('GET, HEAD');
  const fed = await feed(request);
  if (fed) return fed;
  const found = await resolve(request);
  if (found?.redirect) return moved(found.redirect);
  const resolved = found && (await previewed(request, found));
  const on = resolved && withCurrentPage(request, resolved, resolved.page);
  const shown = on && (await bodyOf(on, resolved));
  if (!on || !shown) return misspelt(request) ?? notFound(request);
  const canonical = request.scope.permalinks.later(resolved.link, resolved.page);
  if (asksForEmbed(request, resolved.view)) return embedPage(request, resolved);
  return answered(on, resolved.view, 200, {
    ...shown,
    head: html`<link rel="canonical" href="${canonical}" />
      ${await metaTags(request, resolved.view, canonical)}
      ${oembedLinks(request, resolved)}${feedLinks(request.scope)}`,
  });
}

/** Title and body of a view; `null` for a page of it that is not there. */
async function bodyOf(
  request: PageRequest,
  { view, link, page }: Resolved,
): Promise<{ title: Html; body: Html } | null> {
  if (view.kind === 'single') {
    if (page > 1) return null;
    const isHome = link === request.scope.permalinks.home();
    const title = isHome ? raw('') : plainTitle(view.post);
    return { title, body: await singleBody(request, view, link) };
  }
  const found = await summariesOf(request, view, page);
  if (page > found.pages || (view.kind === 'date' && found.total === 0)) return null;
  const name = listTitle(request.scope, view);
  const title = page > 1 ? html`${name}${name.text !== '' && ' – '}Page ${page}` : name;
  return { title, body: await listBody(request, view, found, { link, page }) };
}

/** Leads from an address that a sentence ended with to the address itself; `null` for any other. */
function misspelt({ path, server }: PageRequest): WireResponse | null {
  const address = path.replace(/[.,;:!'")\]]+$/, '');
  return address === path || address.length < 2 ? null : moved(server.settings.baseUrl + address);
}

function notFound(request: PageRequest): Promise<WireResponse> {
  const home = request.scope.permalinks.home();
  const body = html`<h1>Nothing is here</h1>
    <p>No page has this address, or it is not for everybody.</p>
    <p><a href="${home}">Go to the front page</a></p>`;
  return answered(request, null, 404, { title: raw('Not found'), body, head: raw('') });
}

async function answered(
  request: PageRequest,
  view: View | null,
  status: number,
  content: { readonly title: Html; readonly head: Html; readonly body: Html },
): Promise<WireResponse> {
  const told = advertised(request, view);
  const head = html`${content.head}${advertisedInHead(request, told)}`;
  const page = await sitePage(request, { ...content, head });
  const headers: HeaderLines = advertisedInHeaders(told);
  // A personal page must not be cached for others, and a missing page may exist soon.
  const isForAll = status === 200 && request.session.user === null && !hasPostPassword(request);
  return isForAll ? sharedPage(request, page, status, headers) : privatePage(page, status, headers);
}
