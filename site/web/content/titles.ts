import { stripAllTags } from '../../../runtime/schema/text/html.ts';
import { dateInFormat, formatDate, languageOf } from '../../domain/formatters.ts';
import type { DateParts } from '../../domain/links.ts';
import { renderTitle } from '../../domain/text.ts';
import type { SiteOptions } from '../../domain/options.ts';
import type { PostRow } from '../../store/index.ts';
import { html, raw, stored } from '../html.ts';
import type { Html } from '../html.ts';

type Titled = Pick<PostRow, 'title' | 'status'>;

/** Returns the title of a post for a page. */
export function titleOf(post: Titled): Html {
  const title = renderTitle(post.title, { isPrivate: post.status === 'private' });
  return raw(title === '' ? 'Untitled' : title);
}

/** Returns the title of a post without markup, for the title of a page. */
export function plainTitle(post: Titled): Html {
  return stored(stripAllTags(titleOf(post).text));
}

/** Returns a date of the site in the format of its settings, optionally with the time. */
export function dateElement(date: string, options: SiteOptions, hasTime = false): Html {
  const moment = new Date(`${date.replace(' ', 'T')}Z`);
  const language = languageOf(options.locale);
  const inFormat = (name: string, unset: string): string =>
    dateInFormat(options.text(name) || unset, moment, language, options.zone);
  const day = inFormat('date_format', 'F j, Y');
  const time = inFormat('time_format', 'g:i a');
  return html`<time datetime="${dateInFormat('c', moment, language, options.zone)}"
    >${day}${hasTime && time !== '' && ` at ${time}`}</time
  >`;
}

/** Returns the name of a year, month or day. */
export function periodName({ year, month, day }: DateParts, options: SiteOptions): string {
  const moment = new Date(Date.UTC(2000, (month ?? 1) - 1, day ?? 1));
  moment.setUTCFullYear(year);
  return writtenDate(moment, options, {
    year: 'numeric',
    ...(month === undefined ? {} : { month: 'long' }),
    ...(day === undefined ? {} : { day: 'numeric' }),
  });
}

/** Formats a moment, whose UTC fields are the local time of the site, in the language of the site. */
export function writtenDate(
  moment: Date,
  { locale }: SiteOptions,
  format: Intl.DateTimeFormatOptions,
): string {
  return Number.isNaN(moment.getTime()) ? '' : formatDate(moment, languageOf(locale), format);
}
