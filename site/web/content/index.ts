import { renderTemplate } from '../../blocks/render.ts';
import { can } from '../../domain/permissions/caller.ts';
import { canEditPost } from '../../domain/permissions/posts.ts';
import { canEditTerms } from '../../domain/permissions/terms.ts';
import { contentPages } from '../../domain/text.ts';
import { canEditUser } from '../../domain/permissions/users.ts';
import type { WireResponse } from '../../../runtime/http/index.ts';
import { isReading, moved, privatePage, redirect, sharedPage, wrongMethod } from '../response.ts';
import type { HeaderLines } from '../response.ts';
import { formOwner, nonceField } from '../account/forms.ts';
import { html, raw } from '../html.ts';
import type { Html } from '../html.ts';
import { sitePage } from '../document.ts';
import { hasPostPassword, isOpen, passwordForm } from '../post-password.ts';
import { adminAddress } from '../request.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { feed, feedLinks } from '../feeds.ts';
import { advertised, advertisedInHead, advertisedInHeaders } from './head-links.ts';
import { isEmbedRequest, embedPage, oembedLinks } from './embed.ts';
import { listTitle, postList } from './list.ts';
import { metaTags } from './meta-tags.ts';
import { formAt, previewed, resolve } from './resolve.ts';
import type { Resolved } from './resolve.ts';
import { pageTemplate, templateParts } from './template.ts';
import { plainTitle } from './titles.ts';
import type { CurrentPage, PostList } from './view.ts';

/** Responds with the content at an address of the site: posts, pages, archives, or a 404 page. */
export async function contentPage(request: PageRequest): Promise<WireResponse> {
  if (!isReading(request)) return wrongMethod('GET, HEAD');
  const fed = await feed(request);
  if (fed) return fed;
  // A query for a feed that does not exist gets a 404 page.
  const found = textOf(request.query, 'feed') === '' ? await resolve(request) : null;
  const resolved = found && (await previewed(request, found));
  const list = resolved && (await listOf(request, resolved));
  if (!resolved || list === 'missing') {
    const form = await formAt(request);
    if (form !== null) return redirect(request, form);
    return misspelt(request) ?? templatePage(request, null, null);
  }
  if (resolved.redirect) return moved(resolved.redirect);
  if (isEmbedRequest(request, resolved)) return embedPage(request, resolved);
  return templatePage(request, resolved, list);
}

/** Returns the posts that a view lists; `missing` if the page of the list does not exist. */
async function listOf(
  { scope }: PageRequest,
  { view, page }: Resolved,
): Promise<PostList | null | 'missing'> {
  if (view.kind === 'single')
    return page > contentPages(view.post.content).length ? 'missing' : null;
  const list = await postList(scope, view, page);
  const isMissing = page > list.pages || (view.kind === 'date' && list.total === 0);
  return isMissing ? 'missing' : list;
}

/** Redirects from a URL with trailing punctuation to the URL without it; returns `null` for any other URL. */
function misspelt({ path, server }: PageRequest): WireResponse | null {
  const address = path.replace(/(?<![.,;:!'")\]])[.,;:!'")\]]+$/, '');
  return address === path || address.length < 2 ? null : moved(server.settings.baseUrl + address);
}

/** Renders the template of the theme for the content; `resolved` is `null` for the 404 page. */
async function templatePage(
  request: PageRequest,
  resolved: Resolved | null,
  list: PostList | null,
): Promise<WireResponse> {
  const page = currentPage(request, resolved, list);
  const scope = { ...request.scope, page };
  const template = await pageTemplate(scope, resolved);
  const view = resolved?.view ?? null;
  const rendered = await renderTemplate(
    scope,
    template,
    view?.kind === 'single' ? view.post : null,
  );
  const links = advertised(request, view);
  const document = await sitePage(request, {
    title: resolved ? titleOf(request, resolved) : raw('Not found'),
    head: html`${resolved && (await headOf(request, resolved))}${advertisedInHead(request, links)}`,
    tools: resolved ? editLinks(request, resolved) : [],
    body: html`${template.isMissing && page.notice('The theme has no template for this page, not even `index`.')}
    ${unpublished(resolved)}${raw(rendered)}`,
  });
  const headers: HeaderLines = advertisedInHeaders(links);
  // A personal page must not be cached for others, and a missing page may exist soon.
  const isForAll = resolved && request.session.user === null && !hasPostPassword(request);
  return isForAll
    ? sharedPage(request, document, 200, headers)
    : privatePage(document, resolved ? 200 : 404, headers);
}

/** Returns the links to edit the content of a page and to add a post of its type, if the user may do this. */
function editLinks(request: PageRequest, { view: shown }: Resolved): readonly Html[] {
  const view = (shown.kind === 'posts' && shown.of) || shown;
  const { caller } = request.scope;
  const link = (path: string, label: string): Html =>
    html`<a href="${adminAddress(request, path)}">${label}</a>`;
  if (view.kind === 'single') {
    const { post, type } = view;
    const name = type.label.singular.toLowerCase();
    return [
      ...(canEditPost(caller, post)
        ? [link(`/${type.base}/edit?id=${post.id}`, `Edit this ${name}`)]
        : []),
      ...(can(caller, type.capabilities.create) ? [link(`/${type.base}/new`, `New ${name}`)] : []),
    ];
  }
  if (view.kind === 'term' && canEditTerms(caller, view.taxonomy)) {
    const { term, taxonomy } = view;
    const name = taxonomy.label.singular.toLowerCase();
    return [link(`/${taxonomy.base}/edit?id=${term.id}`, `Edit this ${name}`)];
  }
  return view.kind === 'author' && canEditUser(caller, view.user.id)
    ? [link(`/users/edit?id=${view.user.id}`, 'Edit this user')]
    : [];
}

/** Returns the page for its blocks. */
function currentPage(
  request: PageRequest,
  resolved: Resolved | null,
  list: PostList | null,
): CurrentPage {
  const { scope, server, wire, query } = request;
  const shown = new Set<string>();
  const link = resolved?.link ?? scope.permalinks.home();
  const view = resolved?.view ?? null;
  const links = new Map((list?.posts ?? []).map((each) => [each.post.id, each.link]));
  if (view?.kind === 'single') links.set(view.post.id, link);
  const notice = (message: string): Html =>
    can(scope.caller, 'edit_theme_options')
      ? html`<p class="site-notice" role="note">${message}</p>`
      : raw('');
  return {
    view,
    link,
    page: resolved?.page ?? 1,
    address: resolved ? canonical(request, resolved) : link,
    query,
    list,
    links,
    nonceField: (action) => nonceField(request, action, formOwner(request)),
    isOpen: (post) => isOpen(request, post),
    passwordForm: (post) => passwordForm(request, post, links.get(post.id) ?? link),
    part: templateParts(scope),
    once: (name) => !shown.has(name) && shown.add(name) === shown,
    notice,
    failed(block, error) {
      if (server.isUnavailable(error)) throw error;
      server.onBug(error, wire.id ?? null);
      return notice(`The block ${block} failed; the log has the error.`);
    },
  };
}

function titleOf({ scope }: PageRequest, { view, link, page }: Resolved): Html {
  const post = view.kind === 'single' && link !== scope.permalinks.home() && view.post;
  const listed = view.kind === 'single' ? raw('') : listTitle(scope, view);
  const name = post ? plainTitle(post) : listed;
  return page > 1 ? html`${name}${name.text !== '' && ' – '}Page ${page}` : name;
}

function canonical({ scope }: PageRequest, { link, page, view }: Resolved): string {
  return scope.permalinks.later(link, page, view.kind === 'single');
}

async function headOf(request: PageRequest, resolved: Resolved): Promise<Html> {
  const address = canonical(request, resolved);
  return html`<link rel="canonical" href="${address}" />
    ${await metaTags(request, resolved.view, address)}
    ${oembedLinks(request, resolved)}${feedLinks(request.scope, resolved)}`;
}

/** Returns a notice for readers who can see an unpublished post. */
function unpublished(resolved: Resolved | null): Html | null {
  if (resolved?.view.kind !== 'single') return null;
  const { status } = resolved.view.post;
  if (status === 'publish' || status === 'inherit') return null;
  return html`<p class="site-notice" role="note">Not published: ${status}</p>`;
}
