import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { directionOf, languageOf } from '../domain/formatters.ts';
import type { Scope } from '../handlers/scope.ts';
import { siteStylesheet } from '../themes/stylesheet.ts';
import { logoutForm } from './account/login.ts';
import { ACCOUNT_PATH, stylesheetPath } from './addresses.ts';
import { html, raw, stored } from './html.ts';
import type { Html } from './html.ts';
import { adminAddress } from './request.ts';
import type { PageRequest } from './request.ts';

/** The parts of a document. */
export interface Content {
  /** The title before the name of the site; empty for the front page. */
  readonly title: Html;
  readonly head?: Html;
  readonly body: Html;
  /** Links for logged-in users to edit the content of the page. */
  readonly tools?: readonly Html[];
}

/** Returns a public page: the stylesheet of the theme, and a bar for logged-in users. */
export async function sitePage(
  request: PageRequest,
  { title, head, body, tools = [] }: Content,
): Promise<Html> {
  const { scope, session } = request;
  const { digest } = await siteStylesheet(scope.store);
  const main = withMain(body.text);
  return document(scope, {
    title,
    icon: (await scope.settings.iconUrl?.()) || ICON,
    head: html`<link
        rel="stylesheet"
        href="${scope.settings.baseUrl}${stylesheetPath(scope.settings.token, digest)}"
      />
      ${head}`,
    body: html`<a class="skip" href="#${main.id}">Skip to the content</a>
      ${session.user !== null && userBar(request, session.user.login, tools)} ${raw(main.text)}`,
  });
}

const accountStyle = readFileSync(new URL('account/style.css', import.meta.url), 'utf8');

/** The source of the inline stylesheet of account pages for the content security policy. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(accountStyle).digest('base64')}'`;

/** Returns an account page: only its content and a link to the front page. */
export function accountPage(
  { scope }: PageRequest,
  { title, head, body }: Content,
  width: 'narrow' | 'wide',
): Html {
  return document(scope, {
    title,
    icon: ICON,
    head: html`${raw(`<style>${accountStyle}</style>`)}${head}`,
    body: html`<main id="content" class="account ${width}">
      <p class="site-name"><a href="${scope.permalinks.home()}">${siteName(scope)}</a></p>
      ${body}
    </main>`,
  });
}

interface Parts extends Content {
  readonly icon: string;
}

function document(scope: Scope, { title, head, body, icon }: Parts): Html {
  const language = languageOf(scope.options.locale);
  const name = siteName(scope);
  return html`<!doctype html>
    <html lang="${language}" dir="${directionOf(language)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title.text === '' ? name : html`${title} – ${name}`}</title>
        <link rel="icon" href="${icon}" />
        ${head}
      </head>
      <body>
        ${body}
      </body>
    </html> `;
}

const MAIN = /<main\b([^>]*)>/;

/** Adds an ID to the main element of a body, for the skip link. */
function withMain(body: string): { readonly id: string; readonly text: string } {
  const attributes = MAIN.exec(body)?.[1];
  if (attributes === undefined) return { id: 'content', text: `<main id="content">${body}</main>` };
  const id = /\sid="([\w-]+)"/.exec(attributes)?.[1];
  if (id !== undefined) return { id, text: body };
  return { id: 'content', text: body.replace(MAIN, (tag) => `<main id="content"${tag.slice(5)}`) };
}

/** Returns the bar at the top of each page for a logged-in user. */
function userBar(request: PageRequest, login: string, tools: readonly Html[]): Html {
  return html`<aside class="site-bar" aria-label="Your account">
    <ul>
      <li><a href="${adminAddress(request)}">Administration</a></li>
      ${tools.map((tool) => html`<li>${tool}</li>`)}
    </ul>
    <ul>
      <li><a href="${adminAddress(request, ACCOUNT_PATH)}">${login}</a></li>
      <li>${logoutForm(request)}</li>
    </ul>
  </aside>`;
}

const ICON =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" rx="2" fill="#1c5d79"/>' +
      '<path d="M2 2.5h4M2 4h4M2 5.5h2.5" stroke="#fff" stroke-width=".7"/></svg>',
  );

/** Returns the name of the site for pages. */
function siteName({ options }: Scope): Html {
  return stored(options.text('blogname') || 'Untitled site');
}
