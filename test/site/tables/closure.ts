import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

/** Source files of the repository by path relative to the root, with slashes. */
export class Sources {
  readonly #root: string;
  readonly #texts = new Map<string, string>();

  constructor(root: string) {
    this.#root = root;
  }

  text(path: string): string {
    const known = this.#texts.get(path) ?? readFileSync(join(this.#root, path), 'utf8');
    this.#texts.set(path, known);
    return known;
  }

  /** Lines that are not empty. */
  lines(paths: Iterable<string>): number {
    let count = 0;
    for (const path of paths) count += this.text(path).split('\n').filter(hasText).length;
    return count;
  }

  /** The module and everything below `folder` that it imports, directly or transitively, without type imports. */
  closure(path: string, folder: string): ReadonlySet<string> {
    const found = new Set<string>();
    const waiting = [path];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next) || !next.startsWith(folder)) continue;
      found.add(next);
      waiting.push(...this.#importsOf(next));
    }
    return found;
  }

  #importsOf(path: string): string[] {
    const written = this.text(path).matchAll(
      /^(?:import|export) (?!type\b)[^;]*? from '(\.[^']+)';/gm,
    );
    return [...written].map(([, name = '']) => posix.join(dirname(path), name));
  }
}

function hasText(line: string): boolean {
  return line.trim() !== '';
}

/** Returns, for each name, the members that no other set contains. */
export function exclusive(sets: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string[]> {
  const owners = new Map<string, number>();
  for (const member of [...sets.values()].flatMap((set) => [...set])) {
    owners.set(member, (owners.get(member) ?? 0) + 1);
  }
  return new Map(
    [...sets].map(([name, set]) => [name, [...set].filter((each) => owners.get(each) === 1)]),
  );
}
