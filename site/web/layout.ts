import { currentSite } from '../context.ts';
import { languageOf } from '../domain/formatters.ts';
import { readablePosts } from '../domain/permissions/reading.ts';
import type { Scope } from '../handlers/scope.ts';
import { declaredSidebars } from '../widgets/arrangement.ts';
import { renderSidebar } from '../widgets/render.ts';
import { logoutForm } from './account/login.ts';
import { loginAddress, REFERENCE_PATH } from './addresses.ts';
import { postsShown } from './content/find.ts';
import { titleOf } from './content/titles.ts';
import { html, raw, stored } from './html.ts';
import type { Html } from './html.ts';
import { adminAddress } from './request.ts';
import type { PageRequest } from './request.ts';
import { styleElement } from './style.ts';

/** The parts of a page inside of the layout. */
export interface Content {
  /** The title before the name of the site; empty for the front page. */
  readonly title: Html;
  readonly head?: Html;
  readonly body: Html;
}

/** A page for everybody: name of the site, its pages, the content, and a way to log in. */
export async function sitePage(request: PageRequest, content: Content): Promise<Html> {
  const { scope, server, session } = request;
  const home = scope.permalinks.home();
  const icon = (await scope.settings.iconUrl?.()) || ICON;
  return document(
    scope,
    { ...content, icon },
    html`
      <a class="skip" href="#content">Skip to the content</a>
      <header>
        <p class="site-name"><a href="${home}" rel="home">${siteName(scope)}</a></p>
        ${tagline(scope)} ${await navigation(request)}
      </header>
      <main id="content">${content.body}</main>
      ${await widgetAreas(scope)}
      <footer>
        <ul>
          <li><a href="${server.restUrl('/', request.wire.connection)}">API</a></li>
          <li><a href="${server.settings.baseUrl}${REFERENCE_PATH}">API reference</a></li>
          ${
            session.user === null
              ? html`<li><a href="${loginAddress(server)}" rel="nofollow">Log in</a></li>`
              : html`<li><a href="${adminAddress(request)}">${session.user.login}</a></li>
                  <li>${logoutForm(request)}</li>`
          }
        </ul>
      </footer>
    `,
  );
}

/** A page about an account: nothing but itself and the way back. */
export function accountPage(
  { scope }: PageRequest,
  content: Content,
  width: 'narrow' | 'wide',
): Html {
  return document(
    scope,
    content,
    html`
      <main id="content" class="account ${width}">
        <p class="site-name"><a href="${scope.permalinks.home()}">${siteName(scope)}</a></p>
        ${content.body}
      </main>
    `,
  );
}

function document(
  scope: Scope,
  { title, head, icon = ICON }: Content & { readonly icon?: string },
  body: Html,
): Html {
  const language = languageOf(scope.options.locale);
  const name = siteName(scope);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title.text === '' ? name : html`${title} – ${name}`}</title>
        <link rel="icon" href="${icon}" />
        ${styleElement} ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
}

const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" rx="2" fill="#1c5d79"/>' +
      '<path d="M2 2.5h4M2 4h4M2 5.5h2.5" stroke="#fff" stroke-width=".7"/></svg>',
  );

/** The name of the site, as pages show it. */
function siteName({ options }: Scope): Html {
  return stored(options.text('blogname') || 'Untitled site');
}

function tagline({ options }: Scope): Html | null {
  const text = options.text('blogdescription');
  return text === '' ? null : html`<p class="tagline">${stored(text)}</p>`;
}

const MOST_PAGES = 8;

/** The topmost pages of the site. */
async function navigation({ scope, path }: PageRequest): Promise<Html | null> {
  const { rows } = await scope.store.posts.find({
    access: readablePosts(scope),
    types: ['page'],
    statuses: ['publish'],
    parents: [0],
    orderBy: 'menu_order',
    order: 'asc',
    limit: MOST_PAGES,
  });
  const pages = await postsShown(scope, rows);
  if (pages.length === 0) return null;
  const items = pages.map(({ view, link }) => {
    if (view.kind !== 'single') return null;
    const isHere = link === scope.settings.baseUrl + path;
    return html`<li>
      <a href="${link}" ${isHere && raw('aria-current="page"')}>${titleOf(view.post)}</a>
    </li>`;
  });
  return html`<nav aria-label="Pages">
    <ul>
      ${items}
    </ul>
  </nav>`;
}

/** The sidebars of the site that have anything to show. */
async function widgetAreas(scope: Scope): Promise<readonly Html[]> {
  const areas: Html[] = [];
  for (const { id, name, before_widget: before } of await declaredSidebars(scope.store)) {
    const widgets = raw(await renderSidebar(scope, currentSite().widgetTypes, id));
    if (widgets.text === '') continue;
    // Where the theme says nothing of the frame, widgets are items of a list.
    const body = /^\s*<li\b/i.test(before)
      ? html`<ul>
          ${widgets}
        </ul>`
      : widgets;
    areas.push(html`<aside id="${id}" class="widgets" aria-label="${name}">${body}</aside>`);
  }
  return areas;
}
