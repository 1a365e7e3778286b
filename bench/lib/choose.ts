/** Returns the cases whose names contain `only`; if there is none, prints all names. */
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
