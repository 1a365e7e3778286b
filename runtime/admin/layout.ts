import { html } from '../http/index.ts';
import type { Html, Insert } from '../http/index.ts';

/** The addresses and names that all pages share. */
export interface Frame {
  /** The address of the admin, without a slash at its end. */
  readonly address: string;
  readonly site: string;
  /** The address of the site; `null` for a service without pages. */
  readonly home: string | null;
  readonly caller: string | null;
  readonly accountUrl: string | null;
  /** Whether the admin has a login of its own, which it can end. */
  readonly canLogOut: boolean;
  readonly csrf: string;
  readonly menu: readonly MenuGroup[];
}

export interface MenuGroup {
  readonly label: string;
  /** Whether it is closed at first. */
  readonly isMinor?: boolean;
  readonly links: readonly { readonly slug: string; readonly label: string }[];
}

/** The content of a page. */
export interface Page {
  readonly title: string;
  readonly main: Html;
  /** The slug of the collection, which the menu marks. */
  readonly slug?: string | undefined;
  readonly notice?: Insert;
  readonly status?: number;
}

/** Returns a page of the admin as a document. */
export function documentOf(frame: Frame, { title, main, slug, notice }: Page): string {
  const { address, site, caller } = frame;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} – ${site === '' ? 'Admin' : site}</title>
        <link rel="stylesheet" href="${address}/style.css" />
        <link rel="icon" href="data:," />
        <script src="${address}/script.js" type="module"></script>
      </head>
      <body>
        <a class="skip" href="#main">Skip to content</a>
        <header class="top">
          <a class="brand" href="${address}/"
            ><span aria-hidden="true">◆</span> ${site === '' ? 'Admin' : site}</a
          >
          ${caller !== null && callerMenu(frame)}
        </header>
        <div class="frame">
          ${caller !== null && menuOf(frame, slug)}
          <main id="main" tabindex="-1">
            ${notice ? html`<div class="notice" role="status">${notice}</div>` : null} ${main}
          </main>
        </div>
      </body>
    </html> `.text;
}

function callerMenu({ address, home, caller, accountUrl, canLogOut, csrf }: Frame): Html {
  return html`<ul class="caller">
    ${home !== null && html`<li><a href="${home}">View site</a></li>`}
    <li>
      ${accountUrl === null ? caller : html`<a href="${accountUrl}" title="Your account">${caller}</a>`}
    </li>
    ${
      canLogOut &&
      html`<li>
        <form method="post" action="${address}/logout">
          ${hidden('_csrf', csrf)}<button class="quiet">Log out</button>
        </form>
      </li>`
    }
  </ul>`;
}

function menuOf({ address, menu }: Frame, slug: string | undefined): Html {
  const groups = menu
    .filter(({ links }) => links.length > 0)
    .map(({ label, links, isMinor }) => {
      const items = links.map(
        (link) =>
          html`<li>
            <a href="${address}/${link.slug}" ${link.slug === slug && html` aria-current="page"`}
              >${link.label}</a
            >
          </li>`,
      );
      const isOpen = links.some((link) => link.slug === slug);
      return isMinor === true
        ? html`<details${isOpen && html` open`}><summary>${label}</summary><ul>${items}</ul></details>`
        : html`<h2>${label}</h2>
            <ul>
              ${items}
            </ul>`;
    });
  return html`<nav aria-label="Admin">
    <details open>
      <summary>Menu</summary>
      ${groups}
    </details>
  </nav>`;
}

/** A hidden field of a form. Browsers only keep line breaks in a text area. */
export function hidden(name: string, value: string): Html {
  return value.includes('\n')
    ? html`<textarea name="${name}" hidden>${value}</textarea>`
    : html`<input type="hidden" name="${name}" value="${value}" />`;
}
