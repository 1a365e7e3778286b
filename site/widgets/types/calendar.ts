import { dateOf, within } from '../../pages/content/find.ts';
import { languageOf, writtenDate } from '../../pages/content/titles.ts';
import { html } from '../../pages/html.ts';
import type { Html } from '../../pages/html.ts';
import type { Scope } from '../../handlers/scope.ts';
import { storedDate } from '../../content/dates.ts';
import { textField, textOf } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';

const DAYS = 7;

/** The days of this month, with links where something was published. */
export const calendar: WidgetType = {
  id: 'calendar',
  name: 'Calendar',
  description: 'The days of this month on which you published something.',
  classname: 'widget_calendar',
  fields: [textField('title', 'Title')],
  async show(scope, instance) {
    const [year = 0, month = 0] = storedDate(scope.now, scope.options.zone)
      .date.split('-')
      .map(Number);
    return {
      title: html`${textOf(instance, 'title')}`,
      body: html`<div class="calendar_wrap">${await monthTable(scope, year, month)}</div>`,
    };
  },
};

async function monthTable(scope: Scope, year: number, month: number): Promise<Html> {
  const { rows } = await scope.store.posts.find({
    types: ['post'],
    statuses: ['publish'],
    ...within({ year, month }),
  });
  const published = new Set(rows.map(({ date }) => Number(date.slice(8, 10))));
  const first = new Date(Date.UTC(year, month - 1, 1));
  const start = scope.options.number('start_of_week', 1) % DAYS;
  const before = (first.getUTCDay() - start + DAYS) % DAYS;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [
    ...Array.from({ length: before }, () => html`<td></td>`),
    ...Array.from({ length }, (_, index) => dayCell(index + 1)),
  ];
  const weeks = Array.from({ length: Math.ceil(cells.length / DAYS) }, (_, week) => {
    const days = cells.slice(week * DAYS, (week + 1) * DAYS);
    return html`<tr>
      ${days}
    </tr>`;
  });
  const caption = writtenDate(first, scope.options, { year: 'numeric', month: 'long' });
  return html`<table class="calendar">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${weekdays(scope.options.locale, start)}
      </tr>
    </thead>
    <tbody>
      ${weeks}
    </tbody>
  </table>`;

  function dayCell(day: number): Html {
    const found = published.has(day) ? dateOf(scope, [year, month, day]) : null;
    return found ? html`<td><a href="${found.link}">${day}</a></td>` : html`<td>${day}</td>`;
  }
}

function weekdays(locale: string, start: number): Html[] {
  const name = (style: 'narrow' | 'long', day: number): string =>
    new Intl.DateTimeFormat(languageOf(locale), { weekday: style, timeZone: 'UTC' }).format(
      // The first of January 2023 was a Sunday.
      Date.UTC(2023, 0, 1 + day),
    );
  return Array.from({ length: DAYS }, (_, index) => (start + index) % DAYS).map(
    (day) => html`<th scope="col" title="${name('long', day)}">${name('narrow', day)}</th>`,
  );
}
