/** What a path has to be to match a route, and what its groups catch. */
export interface PathPattern {
  /** The groups by name, each a text; `null` when the path does not match. */
  match(path: string): Record<string, unknown> | null;
}

/**
 * The pattern of a route: the whole path, in any case. Groups are written `(?P<id>…)`. `null` when it is
 * no regular expression: such a route never matches.
 */
export function pathPattern(route: string): PathPattern | null {
  try {
    const expression = new RegExp(`^${route.replaceAll('(?P<', '(?<')}$`, 'i');
    return {
      match: (path) => {
        const match = expression.exec(path);
        return match ? groupsOf(match) : null;
      },
    };
  } catch {
    return null;
  }
}

// A group that took no part catches the empty text when a later one did, else nothing.
function groupsOf(match: RegExpExecArray): Record<string, unknown> {
  // Object.create is typed as any; a map of parameters has no prototype.
  const groups = Object.create(null) as Record<string, unknown>;
  if (!match.groups) return groups;
  const names = Object.keys(match.groups);
  const values = match.groups;
  const last = names.findLastIndex((name) => values[name] !== undefined);
  for (const name of names.slice(0, last + 1)) groups[name] = values[name] ?? '';
  return groups;
}
