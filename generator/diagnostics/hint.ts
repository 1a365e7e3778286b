/** ` Did you mean "status"?` when one of `names` is close to `written`; else nothing. */
export function hint(written: string, names: Iterable<string>): string {
  const nearest = nearestOf(written, names);
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}

/** The name that the fewest typing mistakes lead from, when they are few for its length. */
function nearestOf(written: string, names: Iterable<string>): string | null {
  let nearest: string | null = null;
  let fewest = Math.max(1, Math.floor(written.length / 4)) + 1;
  for (const name of names) {
    const mistakes = distance(written.toLowerCase(), name.toLowerCase());
    if (mistakes < fewest) {
      fewest = mistakes;
      nearest = name;
    }
  }
  return nearest;
}

/** How many letters have to be added, dropped, replaced or swapped with their neighbour. */
function distance(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) row.push(step(a, b, i, j, rows, row));
    rows.push(row);
  }
  return cell(rows.at(-1), b.length);
}

function step(a: string, b: string, i: number, j: number, rows: number[][], row: number[]): number {
  const above = rows[i - 1];
  const replaced = cell(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
  const best = Math.min(replaced, cell(above, j) + 1, cell(row, j - 1) + 1);
  const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
  return swaps ? Math.min(best, cell(rows[i - 2], j - 2) + 1) : best;
}

function cell(row: readonly number[] | undefined, column: number): number {
  const value = row?.[column];
  if (value === undefined) throw new Error('distance: outside of the table');
  return value;
}
