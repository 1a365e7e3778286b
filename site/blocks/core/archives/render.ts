import type { BlockRenderer } from '../../block-type.ts';
import { isOn, textOf } from '../../values.ts';
import { dropdown } from '../dropdown.ts';
import { periodName } from '../periods.ts';
import { published } from '../published.ts';

const LENGTHS: { readonly [type: string]: 4 | 7 | 10 } = { yearly: 4, monthly: 7, daily: 10 };
const LABELS: { readonly [type: string]: string } = {
  yearly: 'Select year',
  monthly: 'Select month',
  daily: 'Select day',
};

const MOST = 1_000;

/** Links to the posts of each month that has some, the latest first; of very many the latest. */
export const archives: BlockRenderer = async ({ attributes, scope, wrapper, html }) => {
  const type = textOf(attributes, 'type');
  const periods = await scope.store.posts.periods(published(scope, {}), LENGTHS[type] ?? 7);
  if (periods.length === 0) return html`<div ${wrapper()}>There is nothing here yet.</div>`;
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
