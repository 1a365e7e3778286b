import { stripAllTags } from '../../../runtime/schema/text/strip-tags.ts';
import { formatDate, languageOf } from '../../content/formatters.ts';
import { renderTitle } from '../../content/text.ts';
import type { SiteOptions } from '../../content/options.ts';
import type { PostRow } from '../../store/index.ts';
import { html, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';

type Titled = Pick<PostRow, 'title' | 'status'>;

/** The title of a post as a page shows it. */
export function titleOf(post: Titled): Html {
  const title = renderTitle(post.title, { isPrivate: post.status === 'private' });
  return raw(title === '' ? 'Untitled' : title);
}

/** Returns the title of a post without its markup, for the title of a page. */
export function plainTitle(post: Titled): Html {
  return stored(stripAllTags(titleOf(post).text));
}

/** A date of the site, as people write it. */
export function dateElement(date: string, options: SiteOptions): Html {
  const written = writtenDate(new Date(`${date.replace(' ', 'T')}Z`), options, DAY);
  return html`<time datetime="${date.replace(' ', 'T')}">${written}</time>`;
}

const DAY: Intl.DateTimeFormatOptions = { dateStyle: 'long' };

/** Returns a moment, whose UTC fields are those of the site, in the language of the site. */
export function writtenDate(
  moment: Date,
  { locale }: SiteOptions,
  format: Intl.DateTimeFormatOptions,
): string {
  return Number.isNaN(moment.getTime()) ? '' : formatDate(moment, languageOf(locale), format);
}
