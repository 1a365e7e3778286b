import { storedDate } from '../../domain/dates.ts';
import type { SiteOptions } from '../../domain/options.ts';
import type { Scope } from '../../handlers/scope.ts';
import { within } from '../../web/content/find.ts';
import { periodName, writtenDate } from '../../web/content/titles.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import type { BlockRenderer, BlockRenderers } from '../block-types.ts';
import { isOn, numberOf, textOf } from '../attributes.ts';
import { dropdown } from './html.ts';
import { published } from './published.ts';

const LENGTHS: { readonly [type: string]: 4 | 7 | 10 } = { yearly: 4, monthly: 7, daily: 10 };
const LABELS: { readonly [type: string]: string } = {
  yearly: 'Select year',
  monthly: 'Select month',
  daily: 'Select day',
};

const MOST = 1_000;

/** Renders links to the archives of the newest 1,000 periods that have posts, newest first. */
const archives: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const type = textOf(attributes, 'type');
  const periods = await scope.store.posts.periods(published(scope, {}), LENGTHS[type] ?? 7);
  if (periods.length === 0) return html`<div ${wrapper()}>There are no entries yet.</div>`;
  const entries = periods.slice(0, MOST).map(({ period, count }) => {
    const [year = 0, month, day] = period.split('-').map(Number);
    const name = periodName({ year, month, day }, scope.options);
    const href = scope.permalinks.date({ year, month, day });
    return { href, label: isOn(attributes, 'showPostCounts') ? `${name} (${count})` : name };
  });
  if (isOn(attributes, 'displayAsDropdown')) {
    const prompt = LABELS[type] ?? 'Select month';
    return dropdown(wrapper('dropdown'), {
      label: 'Archives',
      isLabelShown: isOn(attributes, 'showLabel'),
      prompt,
      entries,
    });
  }
  return html`<ul ${wrapper('list')}>
    ${entries.map(({ href, label }) => html`<li><a href="${href}">${label}</a></li>`)}
  </ul>`;
};

/** Renders the calendar of a month with links to the days that have posts, and to the previous and next month. */
const calendar: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const posts = published(scope, {});
  const months = (await scope.store.posts.periods(posts, 7)).map(({ period }) => period);
  if (months.length === 0) return html`<div ${wrapper()}>There are no entries yet.</div>`;
  const { year, month } = monthOf(attributes, scope);
  const range = within({ year, month });
  const shown = range.after;
  const days = await scope.store.posts.periods({ ...posts, ...range }, 10);
  const taken = new Set(days.map(({ period }) => Number(period.slice(8))));
  const before = months.find((other) => other < shown);
  const after = months.findLast((other) => other > shown);
  return html`<div ${wrapper()}>
    <table>
      <caption>
        ${periodName({ year, month }, scope.options)}
      </caption>
      <thead>
        <tr>
          ${weekdays(scope.options)}
        </tr>
      </thead>
      <tbody>
        ${weeks(scope, { year, month }, taken)}
      </tbody>
    </table>
    <nav aria-label="Previous and next months">
      ${before && monthLink(scope, before, 'prev')} ${after && monthLink(scope, after, 'next')}
    </nav>
  </div>`;
};

interface Month {
  readonly year: number;
  readonly month: number;
}

/** Returns the month that the attributes name; if they name no valid month, the current month of the site. */
function monthOf(attributes: Readonly<Record<string, unknown>>, scope: Scope): Month {
  const [year = 1970, month = 1] = storedDate(scope.now, scope.options.zone)
    .date.split('-')
    .map(Number);
  const requested = {
    year: numberOf(attributes, 'year', year),
    month: numberOf(attributes, 'month', month),
  };
  const isReal =
    requested.month >= 1 && requested.month <= 12 && requested.year >= 1 && requested.year <= 9999;
  return isReal ? requested : { year, month };
}

function firstWeekday({ text }: SiteOptions): number {
  return Number(text('start_of_week')) % 7 || 0;
}

function weekdays(options: SiteOptions): Html[] {
  return Array.from({ length: 7 }, (_, at) => {
    // January 2, 2000 was a Sunday.
    const day = new Date(Date.UTC(2000, 0, 2 + firstWeekday(options) + at));
    const name = writtenDate(day, options, { weekday: 'long' });
    const short = writtenDate(day, options, { weekday: 'narrow' });
    return html`<th scope="col" title="${name}">${short}</th>`;
  });
}

function weeks(scope: Scope, { year, month }: Month, taken: ReadonlySet<number>): Html[] {
  const first = new Date(Date.UTC(2000, month - 1, 1));
  first.setUTCFullYear(year);
  const last = new Date(first);
  last.setUTCMonth(month, 0);
  const blanks = (first.getUTCDay() - firstWeekday(scope.options) + 7) % 7;
  const cells = [
    ...Array.from({ length: blanks }, () => html`<td></td>`),
    ...Array.from({ length: last.getUTCDate() }, (_, at) => dayCell(at + 1)),
  ];
  return Array.from(
    { length: Math.ceil(cells.length / 7) },
    (_, week) =>
      html`<tr>
        ${cells.slice(7 * week, 7 * week + 7)}
      </tr>`,
  );

  function dayCell(day: number): Html {
    if (!taken.has(day)) return html`<td>${day}</td>`;
    const name = periodName({ year, month, day }, scope.options);
    const link = scope.permalinks.date({ year, month, day });
    return html`<td><a href="${link}" aria-label="Posts of ${name}">${day}</a></td>`;
  }
}

function monthLink(scope: Scope, period: string, rel: 'prev' | 'next'): Html {
  const [year = 0, month = 1] = period.split('-').map(Number);
  const name = periodName({ year, month }, scope.options);
  return html`<a rel="${rel}" href="${scope.permalinks.date({ year, month })}">${name}</a>`;
}

export const archiveBlocks: BlockRenderers = {
  archives,
  calendar,
};
