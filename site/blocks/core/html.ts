import { canReadPost } from '../../domain/permissions/posts.ts';
import { mediaFile } from '../../handlers/media/file.ts';
import type { MediaFile } from '../../handlers/media/file.ts';
import { anyPost } from '../../handlers/post-type/access.ts';
import type { KnownPost } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { siblingPath } from '../../media/details.ts';
import { html, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { textOf } from '../attributes.ts';
import type { Attributes } from '../block-types.ts';

interface Dropdown {
  readonly label: string;
  readonly isLabelShown: boolean;
  /** Shown while no entry is selected. */
  readonly prompt: string;
  readonly entries: readonly { readonly href: string; readonly label: string | Html }[];
}

/** Renders a list of links in a `details` element, which opens without scripts. */
export function dropdown(wrapper: Html, { label, isLabelShown, prompt, entries }: Dropdown): Html {
  return html`<div ${wrapper}>
    ${isLabelShown && html`<p class="label">${label}</p>`}
    <details aria-label="${label}">
      <summary>${prompt}</summary>
      <ul>
        ${entries.map((entry) => html`<li><a href="${entry.href}">${entry.label}</a></li>`)}
      </ul>
    </details>
  </div>`;
}

/** Returns a heading of level 1 to 6, or a paragraph for level 0. */
export function headingOf(level: number, wrapper: Html, content: Html): Html {
  const name = raw([1, 2, 3, 4, 5, 6].includes(level) ? `h${level}` : 'p');
  return html`<${name} ${wrapper}>${content}</${name}>`;
}

/** Returns content in a link; unchanged without a URL. */
export function linked(content: Html, href: string | null, attributes: Html | null = null): Html {
  return href === null ? content : html`<a href="${href}" ${attributes}>${content}</a>`;
}

/** Returns the attribute `target` for a link of a block; `null` for the same tab. */
export function linkTarget(attributes: Attributes): Html | null {
  return textOf(attributes, 'linkTarget') === '_blank' ? html`target="_blank"` : null;
}

/** Returns the featured image of a post; `null` if it has none that the caller may read. */
export function pictureOf(scope: Scope, post: KnownPost, size = 'medium'): Promise<Html | null> {
  return picture(scope, Number(post.meta[scope.keys.thumbnail] ?? 0), size);
}

/** Returns the URL of the featured image of a post; `null` if it has none that the caller may read. */
export async function pictureUrl(scope: Scope, post: KnownPost): Promise<string | null> {
  return (await pictureFile(scope, Number(post.meta[scope.keys.thumbnail] ?? 0)))?.url ?? null;
}

async function pictureFile(scope: Scope, id: number): Promise<MediaFile | null> {
  const post = await anyPost(scope, id);
  if (post?.type !== 'attachment' || !canReadPost(scope.caller, post)) return null;
  const file = mediaFile(scope, post);
  return file.isPicture ? file : null;
}

/** Returns an image by its ID, in the given size if that copy exists; `null` if the caller may not read it. */
export async function picture(scope: Scope, id: number, size: string): Promise<Html | null> {
  const file = await pictureFile(scope, id);
  if (!file) return null;
  const sizes = file.details?.sizes ?? {};
  const copy = Object.hasOwn(sizes, size) ? sizes[size] : undefined;
  const url = copy ? scope.media.urlOf(siblingPath(file.file, copy.file)) : file.url;
  const { width, height } = copy ?? file.details ?? {};
  const extent =
    width !== undefined && height !== undefined && html` width="${width}" height="${height}"`;
  const sources = sourcesOf(scope, file);
  const srcset =
    sources.length > 1 &&
    html` srcset="${sources.join(', ')}" sizes="(max-width: ${width}px) 100vw, ${width}px"`;
  // The first image of a page is usually visible without scrolling.
  const loading = scope.page?.once('picture') ? 'eager' : 'lazy';
  return html`<img src="${url}" alt="${file.altText}" ${extent}${srcset} loading="${loading}" />`;
}

/** Returns the URLs of an image and its smaller copies with their widths. Cropped copies are left out. */
function sourcesOf({ media }: Scope, { file, url, details }: MediaFile): readonly string[] {
  const { width, height, sizes = {} } = details ?? {};
  if (width === undefined || height === undefined) return [];
  const copies = Object.values(sizes).filter(
    (copy) => Math.abs(copy.width / copy.height - width / height) < 0.02,
  );
  return [
    `${url} ${width}w`,
    ...copies.map((copy) => `${media.urlOf(siblingPath(file, copy.file))} ${copy.width}w`),
  ];
}
