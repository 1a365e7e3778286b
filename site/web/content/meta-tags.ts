import { pictureUrl } from '../../blocks/core/html.ts';
import { renderExcerpt } from '../../domain/text.ts';
import { stripAllTags } from '../../../runtime/schema/text/html.ts';
import { html, stored } from '../html.ts';
import type { Html } from '../html.ts';
import { isOpen } from '../post-password.ts';
import type { PageRequest } from '../request.ts';
import { plainTitle } from './titles.ts';
import type { View } from './view.ts';

const MOST_LETTERS = 160;

/** Returns the description and the Open Graph properties of a page, for search engines and link previews. */
export async function metaTags(request: PageRequest, view: View, link: string): Promise<Html> {
  const { options } = request.scope;
  const name = options.text('blogname');
  const post = view.kind === 'single' ? view.post : null;
  const text = post && isOpen(request, post) ? renderExcerpt(post.excerpt, post.content) : '';
  const description = shortened(
    stripAllTags(text) || describedBy(view) || options.text('blogdescription'),
  );
  const image = post && isOpen(request, post) ? await pictureUrl(request.scope, post) : null;
  return html`${description !== '' && html`<meta name="description" content="${stored(description)}" />`}
    <meta property="og:type" content="${post?.type === 'post' ? 'article' : 'website'}" />
    <meta property="og:title" content="${post ? plainTitle(post) : stored(name)}" />
    <meta property="og:url" content="${link}" />
    <meta property="og:site_name" content="${stored(name)}" />
    ${description !== '' && html`<meta property="og:description" content="${stored(description)}" />`}
    ${image !== null && html`<meta property="og:image" content="${image}" />`}`;
}

function describedBy(view: View): string {
  if (view.kind === 'term') return stripAllTags(view.term.description);
  return view.kind === 'author' ? stripAllTags(view.user.description) : '';
}

/** Returns the start of a text, up to the last word that fits. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= MOST_LETTERS) return line;
  return `${line.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')}…`;
}
