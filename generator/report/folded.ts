/** More paths than these are put together by folder. */
const MOST_LINES = 60;

/** A path, or a folder (it ends in a slash) with how many of the paths are in it. */
export interface Folded {
  readonly path: string;
  readonly count: number;
}

/**
 * Puts paths together, so that what a run did can be read: all of them where they are few, else the deepest
 * folders of which there are few, at last those at the top. They come in the order of their first paths.
 */
export function fold(paths: readonly string[]): Folded[] {
  const deepest = Math.max(0, ...paths.map((path) => path.split('/').length));
  for (let depth = deepest; depth > 1; depth -= 1) {
    const folded = foldAt(paths, depth);
    if (folded.length <= MOST_LINES) return folded;
  }
  return foldAt(paths, 1);
}

/** `depth`: how many segments of a path are kept. */
function foldAt(paths: readonly string[], depth: number): Folded[] {
  const groups = new Map<string, string[]>();
  for (const path of paths) {
    const segments = path.split('/');
    const key = segments.length > depth ? `${segments.slice(0, depth).join('/')}/` : path;
    const group = groups.get(key);
    if (group) group.push(path);
    else groups.set(key, [path]);
  }
  return [...groups].map(([key, [first = key, ...others]]) =>
    others.length === 0 ? { path: first, count: 1 } : { path: key, count: others.length + 1 },
  );
}
