/** One line of the report: a measured value and its limit. */
export interface Row {
  readonly attack: string;
  readonly measured: string;
  readonly bound: string;
  readonly isOk: boolean;
}

/** A row for a value with a maximum. */
export function atMost(
  attack: string,
  value: number,
  bound: number,
  show: (value: number) => string,
): Row {
  return { attack, measured: show(value), bound: `≤ ${show(bound)}`, isOk: value <= bound };
}

/** A row for a condition. */
export function holds(attack: string, isOk: boolean, measured: string, bound: string): Row {
  return { attack, measured, bound, isOk };
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(2)} s`;
export const times = (ratio: number): string => `${ratio.toFixed(2)} ×`;
export const count = (value: number): string => value.toLocaleString('en-US');
export const mebibytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MiB`;

const HEADINGS = ['attack', 'measured', 'bound', ''];

/** Formats rows as an aligned table with a heading. */
export function tableOf(rows: readonly Row[]): readonly string[] {
  const cells = [
    HEADINGS,
    ...rows.map(({ attack, measured, bound, isOk }) => [
      attack,
      measured,
      bound,
      isOk ? 'ok' : 'FAIL',
    ]),
  ];
  const widths = HEADINGS.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? '').length)),
  );
  return cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 || column === HEADINGS.length - 1
          ? cell.padEnd(width)
          : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
}
