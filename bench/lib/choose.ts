/** The cases whose name contains `only`; when there is none, says what there is, and measures nothing. */
export function choose<T>(
  cases: readonly T[],
  only: string,
  nameOf: (one: T) => string,
): readonly T[] {
  const chosen = cases.filter((one) => nameOf(one).includes(only));
  if (chosen.length === 0)
    console.error(`nothing has "${only}" in its name. There are: ${cases.map(nameOf).join('; ')}.`);
  return chosen;
}
