import type { SiteOptions } from '../../domain/options.ts';
import type { Scope } from '../../handlers/scope.ts';
import { avatarImage } from '../avatar.ts';
import { html, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';
import type { PageRequest } from '../request.ts';
import type { Summary, SummaryPage } from './summaries.ts';
import { dateElement, writtenDate } from './titles.ts';
import type { ListView, View } from './view.ts';

/** The title of a list; empty for all posts of the site. */
export function listTitle({ options }: Pick<Scope, 'options'>, view: ListView): Html {
  switch (view.kind) {
    case 'posts':
      return raw('');
    case 'term':
      return stored(view.term.name);
    case 'author':
      return stored(view.user.name);
    case 'date':
      return html`${periodOf(view.date, options)}`;
    case 'format':
      return html`${view.format.charAt(0).toUpperCase()}${view.format.slice(1)}`;
    case 'search':
      return html`“${view.text}”`;
  }
}

/** The label before the title of a list; empty for all posts of the site. */
export function kindOf(view: ListView): string {
  switch (view.kind) {
    case 'posts':
      return '';
    case 'term':
      return view.taxonomy.label.singular;
    case 'author':
      return 'Author';
    case 'date':
      return 'Archive';
    case 'format':
      return 'Format';
    case 'search':
      return 'Found for';
  }
}

/** A list of posts with its heading and the way to its other pages. */
export async function listBody(
  request: PageRequest,
  view: ListView,
  { summaries, pages }: SummaryPage,
  at: { readonly link: string; readonly page: number },
): Promise<Html> {
  const { options } = request.scope;
  return html`${await heading(request, view)}
    <div class="list">
      ${
        summaries.length === 0 &&
        html`<p>${view.kind === 'search' ? 'Nothing was found.' : 'There is nothing here yet.'}</p>`
      }
      ${summaries.map((summary) => summaryArticle(summary, options))}
    </div>
    ${pages > 1 && pager(request, at, pages)}`;
}

async function heading(request: PageRequest, view: ListView): Promise<Html | null> {
  const title = listTitle(request.scope, view);
  const kind = html`<p class="meta">${kindOf(view)}</p>`;
  switch (view.kind) {
    case 'posts':
      return html`<h1 class="skip">Posts</h1>`;
    case 'term':
      return html`${kind}
        <h1>${title}</h1>
        ${described(request, view.term.description)}`;
    case 'author':
      return html`<div class="lead">
        ${await avatarImage(request.scope, view.user, 96)}
        <div>
          ${kind}
          <h1>${title}</h1>
          ${described(request, view.user.description)}
        </div>
      </div>`;
    case 'date':
    case 'format':
    case 'search':
      return html`${kind}
        <h1>${title}</h1>`;
  }
}

function described({ scope }: PageRequest, description: string): Html | null {
  if (description === '') return null;
  return html`<p class="tagline">${raw(scope.budget.phrase(description))}</p>`;
}

function summaryArticle(
  { post, link, title, author, excerpt }: Summary,
  options: SiteOptions,
): Html {
  return html`<article>
    <h2><a href="${link}">${title}</a></h2>
    <p class="meta">
      ${dateElement(post.date, options)} ${author !== '' && html`· ${stored(author)}`}
      ${post.sticky && html`<span class="badge">Pinned</span>`}
      ${excerpt === null && html`<span class="badge">Protected</span>`}
    </p>
    ${excerpt}
  </article>`;
}

function pager(
  { scope: { permalinks } }: PageRequest,
  { link, page }: { readonly link: string; readonly page: number },
  pages: number,
): Html {
  const newer =
    page > 1 && html`<a rel="prev" href="${permalinks.later(link, page - 1)}">Newer</a>`;
  const older =
    page < pages && html`<a rel="next" href="${permalinks.later(link, page + 1)}">Older</a>`;
  return html`<nav aria-label="More posts">
    <ul class="pages">
      <li>${newer}</li>
      <li class="meta">Page ${page} of ${pages}</li>
      <li>${older}</li>
    </ul>
  </nav>`;
}

function periodOf(
  { year, month, day }: Extract<View, { kind: 'date' }>['date'],
  options: SiteOptions,
): string {
  const moment = new Date(Date.UTC(2000, (month ?? 1) - 1, day ?? 1));
  moment.setUTCFullYear(year);
  return writtenDate(moment, options, {
    year: 'numeric',
    ...(month === undefined ? {} : { month: 'long' }),
    ...(day === undefined ? {} : { day: 'numeric' }),
  });
}
