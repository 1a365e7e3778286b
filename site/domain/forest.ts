/** The id of an item, and of its parent; 0 for none. */
export interface Edge {
  readonly id: number;
  readonly parent: number;
}

/**
 * Groups items by the id of the parent below which they are shown; 0 for the top. Items whose parent is
 * missing, and items in a cycle of parents, are at the top.
 */
export function forest<T>(
  items: readonly T[],
  edgeOf: (item: T) => Edge,
): ReadonlyMap<number, readonly T[]> {
  const edges = items.map(edgeOf);
  const parents = new Map(edges.map(({ id, parent }) => [id, parent]));
  const rings = inRings(parents);
  const children = new Map<number, T[]>();
  for (const [at, item] of items.entries()) {
    const { id = 0, parent = 0 } = edges[at] ?? {};
    const above = parents.has(parent) && !rings.has(id) ? parent : 0;
    const siblings = children.get(above);
    if (siblings) siblings.push(item);
    else children.set(above, [item]);
  }
  return children;
}

/** Maps every item with the results of its children and its level, from 1, and returns the results at the top. */
export function mapForest<T, R>(
  items: readonly T[],
  edgeOf: (item: T) => Edge,
  map: (item: T, below: readonly R[], level: number) => R,
): readonly R[] {
  const children = forest(items, edgeOf);
  const resultsBelow = (parent: number, level: number): readonly R[] =>
    (children.get(parent) ?? []).map((item) =>
      map(item, resultsBelow(edgeOf(item).id, level + 1), level),
    );
  return resultsBelow(0, 1);
}

/** Returns the ids of items that are their own ancestors. */
function inRings(parents: ReadonlyMap<number, number>): ReadonlySet<number> {
  const rings = new Set<number>();
  const done = new Set<number>();
  for (const id of parents.keys()) {
    const path = new Set<number>();
    let at: number | undefined = id;
    while (at !== undefined && !done.has(at) && !path.has(at)) {
      path.add(at);
      at = parents.get(at);
    }
    // The walk reached its own path again: the items after that point form a cycle.
    let isRing = false;
    for (const passed of path) {
      isRing ||= passed === at;
      if (isRing) rings.add(passed);
      done.add(passed);
    }
  }
  return rings;
}
