/** A member of a list or a map. */
export interface JsonPlace {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

/** Every member of a JSON tree. */
export function placesIn(tree: unknown): readonly JsonPlace[] {
  const places: JsonPlace[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // Lists and objects alike are iterated by their keys.
    const owner = node as Record<string, unknown>;
    for (const key of Object.keys(owner)) {
      places.push({ owner, key });
      visit(owner[key]);
    }
  };
  visit(tree);
  return places;
}
