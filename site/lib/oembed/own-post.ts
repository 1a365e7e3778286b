import type { EmbeddedView } from '../../../generated/oembed/types.ts';
import { postStatus } from '../../domain/statuses.ts';
import { renderTitle } from '../../domain/text.ts';
import { mediaFile } from '../../handlers/media/file.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { siblingPath } from '../../media/details.ts';
import type { Found, View } from '../../web/content/view.ts';
import { html, raw } from '../../web/html.ts';

const NARROWEST = 200;
const WIDEST = 600;
const LOWEST = 200;

/** Returns the oEmbed data of a post of this site; `null` if the post is not public. */
export async function ownPostView(
  scope: Scope,
  { view, link }: Found,
  maxWidth: number,
): Promise<EmbeddedView | null> {
  if (!isEmbeddable(view)) return null;
  const { post } = view;
  const width = Math.min(Math.max(maxWidth, NARROWEST), WIDEST);
  const height = Math.max(Math.ceil((width / 16) * 9), LOWEST);
  const title = renderTitle(post.title, { isPrivate: false });
  const { settings, store, options, permalinks } = scope;
  const author = await store.users.byId(post.author);
  return {
    version: '1.0',
    provider_name: options.text('blogname'),
    provider_url: settings.baseUrl,
    author_name: author?.name ?? options.text('blogname'),
    author_url: author ? permalinks.author(author.id, author.slug) : settings.baseUrl,
    title,
    type: 'rich',
    width,
    height,
    html: frame({ link, title, width, height }),
    ...(await thumbnail(scope, post, width)),
  };
}

/** Whether a view is a post of which everyone gets oEmbed data. */
export function isEmbeddable(view: View): view is View & { readonly kind: 'single' } {
  if (view.kind !== 'single') return false;
  const { post, type } = view;
  const isPublic = postStatus(post.status).isPublic === true || post.status === 'inherit';
  return isPublic && type.isViewable;
}

/** Returns a sandboxed frame with the embed page, and a link for clients without frames. */
function frame(shown: { link: string; title: string; width: number; height: number }): string {
  const { link, title, width, height } = shown;
  const page = `${link}${link.includes('?') ? '&' : '?'}embed=true`;
  return html`<blockquote class="embedded-content"><a href="${link}">${raw(title)}</a></blockquote>
    <iframe
      class="embedded-content"
      sandbox="allow-top-navigation-by-user-activation"
      src="${page}"
      width="${width}"
      height="${height}"
      title="${raw(title)}"
      loading="lazy"
      frameborder="0"
    ></iframe>`.text;
}

/** Returns the thumbnail properties of a post, with a picture that fits the width; none without a picture. */
async function thumbnail(scope: Scope, post: KnownPost, width: number): Promise<object> {
  const picture = await pictureOf(scope, post);
  if (!picture) return {};
  const { url, file, details } = mediaFile(scope, picture);
  const sizes = Object.values(details?.sizes ?? {}).sort((one, other) => one.width - other.width);
  const fitting = sizes.find((size) => size.width >= width);
  if (fitting)
    return {
      thumbnail_url: scope.media.urlOf(siblingPath(file, fitting.file)),
      thumbnail_width: fitting.width,
      thumbnail_height: fitting.height,
    };
  if (details?.width === undefined || details.height === undefined) return {};
  return { thumbnail_url: url, thumbnail_width: details.width, thumbnail_height: details.height };
}

async function pictureOf(scope: Scope, post: KnownPost): Promise<KnownPost | undefined> {
  if (post.type === 'attachment') return post.mime_type.startsWith('image/') ? post : undefined;
  const row = await scope.store.posts.byId(Number(post.meta[scope.keys.thumbnail] ?? 0));
  return row?.type === 'attachment' ? (await withMeta(scope, [row]))[0] : undefined;
}
