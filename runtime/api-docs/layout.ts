import { escapeHtml } from '../schema/text/html.ts';
import type { Model } from './model.ts';

/** A page: its title, and the HTML of its main part. */
export interface Page {
  readonly title: string;
  readonly main: string;
}

/** The facts that every page needs. */
export interface Frame {
  readonly model: Model;
  /** The URL of the front page, without a trailing slash. */
  readonly address: string;
  /** The name of the service; empty for none. */
  readonly name: string;
  /** The address of the site that the reference belongs to. */
  readonly home: string;
  readonly guides: readonly { readonly slug: string; readonly title: string }[];
}

/** Returns the URL path of the page of a resource. */
export function resourceUrl({ address }: Pick<Frame, 'address'>, resource: string): string {
  return `${address}/resources/${resource.split('/').map(encodeURIComponent).join('/')}`;
}

/** Returns a whole document. `current` is the URL of the page, which the navigation marks. */
export function documentOf(frame: Frame, { title, main }: Page, current: string): string {
  const { address, name, home, model } = frame;
  const file = (path: string): string => escapeHtml(`${address}/${path}`);
  const suffix = name === '' ? 'API reference' : `API reference – ${name}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title === '' ? suffix : `${title} – ${suffix}`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${file('style.css')}">
<script type="module" src="${file('script.js')}" data-docs="${escapeHtml(address)}"></script>
</head>
<body>
<a class="skip" href="#main">Skip to content</a>
<header>
<a class="brand" href="${escapeHtml(address)}">${escapeHtml(name || model.title)} <span>API reference</span></a>
<form role="search" action="${file('search')}"><input type="search" name="q" aria-label="Search the reference" placeholder="Search (press /)" autocomplete="off"></form>
<p id="caller"><a href="${escapeHtml(home)}">Home</a></p>
</header>
<div class="columns">
<nav aria-label="Reference"><details open><summary>Contents</summary>
${navigation(frame, current)}
</details></nav>
<main id="main">
${main}
</main>
</div>
</body>
</html>
`;
}

function navigation(frame: Frame, current: string): string {
  const { address, guides, model } = frame;
  const link = (url: string, text: string): string =>
    `<li><a href="${escapeHtml(url)}"${url === current ? ' aria-current="page"' : ''}>${escapeHtml(text)}</a></li>`;
  const guide = guides.map(({ slug, title }) => link(`${address}/guide/${slug}`, title));
  const resources = model.resources.map(({ name }) => link(resourceUrl(frame, name), name));
  return `<h2>Guide</h2><ul>${guide.join('')}</ul><h2>Resources</h2><ul>${resources.join('')}</ul>`;
}

/** Returns escaped text in which \`code\` is marked up. */
export function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}

/** Returns a block of code. */
export function code(text: string): string {
  return `<pre tabindex="0"><code>${escapeHtml(text)}</code></pre>`;
}
