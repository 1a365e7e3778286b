import { besides } from '../../media/details.ts';
import { mediaFile } from '../../handlers/media/file.ts';
import { readableMedia } from '../../handlers/media/readable.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { html } from '../../pages/html.ts';
import type { Html } from '../../pages/html.ts';

/** The picture that stands for a post; `null` where it has none that the caller may see. */
export function pictureOf(scope: Scope, post: KnownPost, size = 'medium'): Promise<Html | null> {
  return picture(scope, Number(post.meta[scope.keys.thumbnail] ?? 0), size);
}

/** A picture by its number, in the copy of a size when there is one. */
export async function picture(scope: Scope, id: number, size: string): Promise<Html | null> {
  const row = id > 0 ? await scope.store.posts.byId(id) : undefined;
  if (row?.type !== 'attachment') return null;
  const [attachment] = await readableMedia(scope, await withMeta(scope, [row]));
  const file = attachment && mediaFile(scope, attachment);
  if (!file?.isPicture) return null;
  const sizes = file.details?.sizes ?? {};
  const copy = Object.hasOwn(sizes, size) ? sizes[size] : undefined;
  const url = copy ? scope.media.urlOf(besides(file.file, copy.file)) : file.url;
  const { width, height } = copy ?? file.details ?? {};
  const extent =
    width !== undefined && height !== undefined && html` width="${width}" height="${height}"`;
  return html`<img src="${url}" alt="${file.altText}" ${extent} loading="lazy" />`;
}
