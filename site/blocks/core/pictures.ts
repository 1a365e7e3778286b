import { canReadPost } from '../../domain/permissions/posts.ts';
import { besides } from '../../media/details.ts';
import { mediaFile } from '../../handlers/media/file.ts';
import { anyPost } from '../../handlers/post-type/access.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';

/** The picture that stands for a post; `null` where it has none that the caller may see. */
export function pictureOf(scope: Scope, post: KnownPost, size = 'medium'): Promise<Html | null> {
  return picture(scope, Number(post.meta[scope.keys.thumbnail] ?? 0), size);
}

/** A picture by its number, in the copy of a size when there is one. */
export async function picture(scope: Scope, id: number, size: string): Promise<Html | null> {
  const post = await anyPost(scope, id);
  if (post?.type !== 'attachment' || !canReadPost(scope.caller, post)) return null;
  const file = mediaFile(scope, post);
  if (!file.isPicture) return null;
  const sizes = file.details?.sizes ?? {};
  const copy = Object.hasOwn(sizes, size) ? sizes[size] : undefined;
  const url = copy ? scope.media.urlOf(besides(file.file, copy.file)) : file.url;
  const { width, height } = copy ?? file.details ?? {};
  const extent =
    width !== undefined && height !== undefined && html` width="${width}" height="${height}"`;
  return html`<img src="${url}" alt="${file.altText}" ${extent} loading="lazy" />`;
}
