import { escapeHtml } from './html.ts';

/** A bar: how many times as fast as the base, and what is written behind it. */
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
  /** The series in the order of their colours. */
  readonly series: readonly string[];
  readonly axis: string;
}

const COLOURS = [
  '#1f6feb',
  '#7fb2ff',
  '#d1495b',
  '#edae49',
  '#66a182',
  '#8d6a9f',
  '#8a8f98',
  '#3f4a5a',
  '#c77d3b',
  '#2f7f86',
];
const LEFT = 250;
const WIDTH = 620;
const RIGHT = 130;
const BAR = 13;
const GAP = 14;
const ROW = 16;

/**
 * Bars as SVG, one below the other, on a logarithmic axis: twice as fast and half as fast are as far
 * from the base. A line across a group marks its target.
 */
export function plot(groups: readonly Group[], { series, axis }: PlotOptions): string {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value));
  const ticks = ticksFor(values);
  const [low = 1, high = 1] = [ticks[0], ticks.at(-1)];
  const x = (value: number) =>
    LEFT + (WIDTH * (Math.log(value) - Math.log(low))) / (Math.log(high) - Math.log(low));

  const names = legend(series);
  const start = 24 + names.rows * ROW + 16;
  let y = start;
  const drawn = groups.map((group) => {
    const top = y;
    y += group.bars.length * BAR + GAP;
    return drawGroup(group, { top, x, low, series });
  });
  const size = `viewBox="0 0 ${LEFT + WIDTH + RIGHT} ${y + 10}" width="${LEFT + WIDTH + RIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" font-family="system-ui, sans-serif" font-size="11">
<text x="${LEFT}" y="14" fill="#57606a">${escapeHtml(axis)}</text>
${names.drawn}
${ticks.map((tick) => gridLine(x(tick), tick, { top: start, bottom: y })).join('\n')}
${drawn.join('\n')}
</svg>`;
}

interface Place {
  readonly top: number;
  readonly x: (value: number) => number;
  readonly low: number;
  readonly series: readonly string[];
}

function drawGroup({ title, bars, target }: Group, { top, x, low, series }: Place): string {
  const height = bars.length * BAR;
  const parts = bars.map((bar, position) => {
    const y = top + position * BAR;
    const width = Math.max(1, x(bar.value) - x(low));
    const tip = `${bar.series}: ${bar.label}`;
    return `<rect x="${x(low)}" y="${y}" width="${width.toFixed(1)}" height="${BAR - 2}" fill="${colourOf(bar.series, series)}"><title>${escapeHtml(tip)}</title></rect>
<text x="${(x(low) + width + 4).toFixed(1)}" y="${y + BAR - 4}" fill="#57606a" font-size="10">${escapeHtml(bar.label)}</text>`;
  });
  parts.unshift(
    `<text x="${LEFT - 10}" y="${top + height / 2 + 3}" text-anchor="end" fill="#1f2328">${escapeHtml(title)}</text>`,
  );
  if (target !== undefined) {
    const at = x(target).toFixed(1);
    parts.push(
      `<line x1="${at}" x2="${at}" y1="${top - 3}" y2="${top + height + 1}" stroke="#1f2328" stroke-width="2"><title>target: ${target}×</title></line>`,
    );
  }
  return parts.join('\n');
}

/** The names of the series with their colours, in as many rows as they need. */
function legend(series: readonly string[]): { readonly drawn: string; readonly rows: number } {
  let x = LEFT;
  let row = 0;
  const drawn = series.map((name) => {
    const width = 26 + name.length * 6.2;
    if (x > LEFT && x + width > LEFT + WIDTH + RIGHT) {
      x = LEFT;
      row += 1;
    }
    const at = x;
    x += width;
    const y = 22 + row * ROW;
    return `<rect x="${at}" y="${y}" width="10" height="10" fill="${colourOf(name, series)}"/><text x="${at + 14}" y="${y + 9}" fill="#1f2328">${escapeHtml(name)}</text>`;
  });
  return { drawn: drawn.join('\n'), rows: row + 1 };
}

interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

function gridLine(x: number, tick: number, { top, bottom }: Stretch): string {
  const colour = tick === 1 ? '#57606a' : '#d8dee4';
  return `<line x1="${x}" x2="${x}" y1="${top - 6}" y2="${bottom}" stroke="${colour}"/>
<text x="${x}" y="${top - 9}" text-anchor="middle" fill="#57606a">${tick}×</text>`;
}

// 1, 2, 5, 10, … as far as the values reach to both sides of 1.
function ticksFor(values: readonly number[]): number[] {
  const steps = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
  const low = Math.min(0.5, ...values);
  const high = Math.max(2, ...values);
  const first = steps.findLastIndex((step) => step <= low);
  const last = steps.findIndex((step) => step >= high);
  return steps.slice(Math.max(0, first), last === -1 ? undefined : last + 1);
}

function colourOf(name: string, series: readonly string[]): string {
  return COLOURS[series.indexOf(name) % COLOURS.length] ?? '#8a8f98';
}
