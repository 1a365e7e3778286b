import { escapeHtml } from './html.ts';

/** A bar: how many times as fast as the base, and the text behind it. */
export interface Bar {
  readonly series: string;
  readonly value: number;
  readonly label: string;
}

/** The bars of one case. */
export interface Group {
  readonly title: string;
  readonly bars: readonly Bar[];
  /** The ratio that the first bar is to reach. */
  readonly target?: number | undefined;
}

export interface PlotOptions {
  /** The series in the order of their colors. */
  readonly series: readonly string[];
  readonly axis: string;
}

/**
 * Returns bars as HTML: a table for each case, whose axis is linear and starts at 0. A thin line marks the base (1×), a
 * thick one the target. Values are also text, and the bars fit every width.
 */
export function plot(groups: readonly Group[], { series, axis }: PlotOptions): string {
  // The first color is for this project.
  const ordered = series.toSorted((a, b) => Number(OURS.test(b)) - Number(OURS.test(a)));
  const tables = groups
    .filter(({ bars }) => bars.length > 0)
    .map((group) => tableOf(group, ordered))
    .join('\n');
  return `<section aria-label="Chart">
<p class="axis">${escapeHtml(axis)}. Each case has an axis of its own, from 0; the line is at 1×.</p>
<div class="plots">
${tables}
</div>
</section>`;
}

function tableOf({ title, bars, target }: Group, series: readonly string[]): string {
  const most = Math.max(1, target ?? 1, ...bars.map(({ value }) => value));
  const percent = (value: number): string => `${((100 * value) / most).toFixed(1)}%`;
  const mark = (kind: string, value: number): string =>
    `<i class="${kind}" style="inset-inline-start: ${percent(value)}"></i>`;
  const rows = bars.map((bar, position) => {
    const color = series.indexOf(bar.series) % COLORS;
    const targetMark = position === 0 && target !== undefined ? mark('target', target) : '';
    return `<tr><th scope="row">${escapeHtml(bar.series)}</th><td>
<div class="track"><b class="c${color}" style="inline-size: ${percent(bar.value)}"></b>${mark('base', 1)}${targetMark}</div></td>
<td>${escapeHtml(bar.label)}</td></tr>`;
  });
  return `<table><caption>${escapeHtml(title)}</caption>${rows.join('\n')}</table>`;
}

const COLORS = 10;
const OURS = /^(?:ours|restloom)/;
