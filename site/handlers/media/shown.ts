import { escapeHtml } from '../../../runtime/schema/text/html.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { renderContent, renderTitle } from '../../domain/text.ts';
import { possibleSizes, wantedSizes } from '../../media/sizes.ts';
import { baseName, siblingPath } from '../../media/details.ts';
import type { StoredSize } from '../../media/details.ts';
import type { KnownPost } from '../post-type/access.ts';
import type { Scope } from '../scope.ts';
import type { MediaFile } from './file.ts';

/** Returns the details of a file for `media_details`: each copy with its URL. */
export function shownDetails(
  { media }: Scope,
  post: KnownPost,
  { file, url, details }: MediaFile,
): { [name: string]: unknown } {
  if (details === null || Object.keys(details).length === 0) return {};
  const { sizes = {}, ...rest } = details;
  const shown = Object.entries(sizes).map(([name, size]): [string, object] => {
    const { 'mime-type': mime_type, ...known } = size;
    return [name, { ...known, mime_type, source_url: media.urlOf(siblingPath(file, size.file)) }];
  });
  // The file itself is listed as a size if there are others.
  if (shown.length > 0) {
    const { width, height } = details;
    const full = { file: baseName(file), width, height, mime_type: post.mime_type };
    shown.push(['full', { ...full, source_url: url }]);
  }
  return { ...rest, sizes: Object.fromEntries(shown) };
}

/** Returns the names of the smaller copies that a picture lacks. */
export function missingSizes({ options }: Scope, { isPicture, details }: MediaFile): string[] {
  if (!isPicture) return [];
  if (details === null) return wantedSizes(options).map(({ name }) => name);
  const { width, height, sizes = {} } = details;
  if (width === undefined || height === undefined) return [];
  return possibleSizes(options, { width, height })
    .map(({ name }) => name)
    .filter((name) => !Object.hasOwn(sizes, name));
}

/** Returns the content of an attachment page: a link to the file, then the description. */
export function renderDescription(scope: Scope, post: KnownPost, file: MediaFile): string {
  const shown = file.isPicture ? pictureTag(scope, file) : renderTitle(post.title, NOT_PRIVATE);
  const link = `<p class="attachment"><a href="${escapeHtml(file.url)}">${shown}</a></p>\n`;
  const { budget, settings, options } = scope;
  const render = (content: string): string =>
    withSmileys(renderContent(content, settings.token), options);
  return link + budget.text(post.content, render);
}

const NOT_PRIVATE = { isPrivate: false };

/** Returns an `<img>` of the medium size, or of the picture itself. */
function pictureTag({ media }: Scope, { file, url, details, altText }: MediaFile): string {
  const size: StoredSize | undefined = details?.sizes?.['medium'];
  const source = size ? media.urlOf(siblingPath(file, size.file)) : url;
  const { width, height } = size ?? details ?? {};
  const extent =
    width === undefined || height === undefined ? '' : ` width="${width}" height="${height}"`;
  return `<img${extent} src="${escapeHtml(source)}" alt="${escapeHtml(altText)}" loading="lazy" />`;
}
