import { currentSite } from '../../context.ts';
import type { FeedEntry } from '../../lib/http-client/feeds.ts';
import { writtenDate } from '../../web/content/titles.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { SiteOptions } from '../../domain/options.ts';
import {
  isSet,
  numberField,
  numberOf,
  switchField,
  textField,
  textOf,
  urlField,
} from '../fields.ts';
import type { Instance, WidgetType } from '../widget-type.ts';
import { list, titleOr } from './list.ts';

/** What another site published last. */
export const rss: WidgetType = {
  id: 'rss',
  name: 'RSS',
  description: 'The newest entries of a feed.',
  classname: 'widget_rss',
  fields: [
    textField('title', 'Title'),
    urlField('url', 'Address of the feed'),
    numberField('items', 'How many entries', { least: 1, most: 20, unset: 10 }),
    switchField('show_summary', 'Show what they say'),
    switchField('show_date', 'Show their dates'),
  ],
  async show({ options, budget }, instance) {
    const url = textOf(instance, 'url');
    budget.take('renderQueries');
    const feed = url === '' ? null : await currentSite().feeds.read(url);
    if (!feed) return null;
    const entries = feed.entries.slice(0, numberOf(instance, 'items', 10));
    const body = list(entries.map((entry) => entryItem(entry, instance, options)));
    return body && { title: titleOr(instance, feed.title || 'Feed'), body };
  },
};

function entryItem(
  { link, title, summary, date }: FeedEntry,
  instance: Instance,
  options: SiteOptions,
): Html {
  const name = title || 'Untitled';
  const written =
    date && isSet(instance, 'show_date') ? writtenDate(date, options, { dateStyle: 'long' }) : '';
  return html`${link === '' ? name : html`<a class="rsswidget" href="${link}">${name}</a>`}
  ${written !== '' && html`<span class="rss-date">${written}</span>`}
  ${isSet(instance, 'show_summary') && html`<div class="rssSummary">${summary}</div>`}`;
}
