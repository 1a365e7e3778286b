import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { generatorFolder } from '../package.ts';
import type { ResourceWords } from './names.ts';

/** The files of a new project by their paths, as `project/` has them with the names filled in. */
export function projectFiles(words: ResourceWords, name: string): Map<string, string> {
  const folder = join(generatorFolder, 'init/project');
  const gaps = new Map(Object.entries({ ...words, name }));
  const fill = (text: string): string =>
    // Of `__singular___unknown` the gap is what is between the first two pairs.
    text.replaceAll(/__([A-Za-z]+)__/g, (gap, word: string) => gaps.get(word) ?? gap);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return new Map(
    paths.map((path) => {
      const below = path.slice(folder.length + 1).replaceAll('\\', '/');
      return [fill(namedAs(below)), fill(readFileSync(path, 'utf8'))];
    }),
  );
}

// npm leaves a file called .gitignore out of what it packs.
function namedAs(path: string): string {
  return path === 'gitignore.txt' ? '.gitignore' : path.replace(/\.txt$/, '');
}
