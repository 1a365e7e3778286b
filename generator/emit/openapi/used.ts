/** Everything that `start` refers to, and that this refers to itself. */
export function reachable(
  start: Iterable<string>,
  referencesOf: (reference: string) => Iterable<string>,
): ReadonlySet<string> {
  const found = new Set<string>();
  const follow = (references: Iterable<string>): void => {
    for (const reference of references) {
      if (found.has(reference)) continue;
      found.add(reference);
      follow(referencesOf(reference));
    }
  };
  follow(start);
  return found;
}

/** What a part of the document refers to, each once. */
export function referencesIn(value: unknown): readonly string[] {
  const found = new Set<string>();
  collect(value, found);
  return [...found];
}

function collect(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    if (key === '$ref' && typeof member === 'string') found.add(member);
    else collect(member, found);
  }
}
