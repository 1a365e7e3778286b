/** Returns ` Did you mean "status"?` if one of `names` is near for the length of `written`, else an empty string. */
export function hint(written: string, names: Iterable<string>): string {
  let nearest: string | null = null;
  let fewest = Math.max(1, Math.floor(written.length / 4)) + 1;
  for (const name of names) {
    const edits = distance(written.toLowerCase(), name.toLowerCase());
    if (edits < fewest) [fewest, nearest] = [edits, name];
  }
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}

/**
 * Returns the Damerau-Levenshtein distance. Packages such as leven count the swap of two letters, the most common
 * typing mistake, as two edits.
 */
function distance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      row.push(Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped));
    }
  }
  return at(a.length, b.length);
}
