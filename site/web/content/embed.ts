import type { WireResponse } from '../../../runtime/http/index.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { renderExcerpt } from '../../domain/text.ts';
import { isEmbeddable } from '../../lib/oembed/own-post.ts';
import { privatePage, sharedPage } from '../response.ts';
import { html, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';
import { hasPostPassword, isOpen } from '../post-password.ts';
import { textOf } from '../request.ts';
import type { PageRequest } from '../request.ts';
import { EMBED_POLICY } from '../security-headers.ts';
import { advertised, advertisedInHeaders } from './head-links.ts';
import { plainTitle, titleOf } from './titles.ts';
import type { Found, FoundPost } from './view.ts';

/** Whether the embed page of a post is requested. */
export function isEmbedRequest({ query }: PageRequest, found: Found): found is FoundPost {
  return found.view.kind === 'single' && textOf(query, 'embed') !== '';
}

/** The embed page of a post: title, excerpt, and a link to the site. */
export async function embedPage(
  request: PageRequest,
  { view, link }: FoundPost,
): Promise<WireResponse> {
  const { post } = view;
  const { scope } = request;
  const excerpt = isOpen(request, post)
    ? withSmileys(renderExcerpt(post.excerpt, post.content), scope.options)
    : '';
  const site = stored(scope.options.text('blogname'));
  const page = html`<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
        <meta name="robots" content="noindex, follow" />
        <title>${plainTitle(post)} – ${site}</title>
        <link rel="canonical" href="${link}" />
        <link rel="icon" href="data:," />
        <style>
          ${raw(STYLE)}
        </style>
      </head>
      <body>
        <h1><a href="${link}" target="_top">${titleOf(post)}</a></h1>
        ${raw(excerpt)}
        <p class="site"><a href="${scope.permalinks.home()}" target="_top">${site}</a></p>
      </body>
    </html>`;
  const headers = [...EMBED_POLICY, ...advertisedInHeaders(advertised(request, view))];
  const isForAll = request.session.user === null && !hasPostPassword(request);
  return isForAll ? sharedPage(request, page, 200, headers) : privatePage(page, 200, headers);
}

const STYLE = `
body { margin: 0; padding: 1.25rem; border: 1px solid #dfdcd5; font: 1rem/1.5 system-ui, sans-serif; color: #22262b; background: #fff; overflow-wrap: break-word; }
h1 { margin: 0 0 0.5rem; font-size: 1.25rem; line-height: 1.25; }
a { color: inherit; text-decoration: none; }
.site { margin: 1rem 0 0; font-size: 0.875rem; font-weight: 600; }
`;

/** Returns the links to the oEmbed data of a post for the head of its page. */
export function oembedLinks({ server, wire }: PageRequest, { view, link }: Found): Html | null {
  if (!isEmbeddable(view) || server.restUrl('/', wire.connection) === '') return null;
  const address = (format: string): string => {
    const query = `url=${encodeURIComponent(link)}${format === 'xml' ? '&format=xml' : ''}`;
    return server.restUrl(`/oembed/1.0/embed?${query}`, wire.connection);
  };
  return html`<link rel="alternate" type="application/json+oembed" href="${address('json')}" />
    <link rel="alternate" type="text/xml+oembed" href="${address('xml')}" />`;
}
