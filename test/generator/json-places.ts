/** A member of a list or a map. */
export interface JsonPlace {
  readonly owner: Record<string, unknown>;
  readonly key: string;
}

/** Every member in a tree of JSON, however deep. */
export function placesIn(tree: unknown): readonly JsonPlace[] {
  const places: JsonPlace[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    // Lists and objects alike are taken apart by their keys.
    const owner = node as Record<string, unknown>;
    for (const key of Object.keys(owner)) {
      places.push({ owner, key });
      visit(owner[key]);
    }
  };
  visit(tree);
  return places;
}
