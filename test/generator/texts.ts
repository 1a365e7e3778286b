import type { File } from '../../generator/emit/index.ts';
import type { InputFiles } from '../../generator/load/inputs.ts';

/** Returns the input files of an in-memory project from texts by path. */
export function inputsOf(files: { readonly [path: string]: string }): InputFiles {
  const below = (folder: string) =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(`schemas/${folder}`))
      .map(([path, text]) => ({ path, text }));
  return {
    resources: below('resources/'),
    bases: below('bases/'),
    argSets: below('args/'),
    types: below('types/'),
    about: below('api.json'),
    handlers: [],
    unread: [],
  };
}

/** Returns the unformatted texts of all generated files by path. */
export function textsOf(files: readonly File[]): Map<string, string> {
  return new Map(files.map(({ path, print }) => [path, print()]));
}
