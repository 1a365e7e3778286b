import { fileOf } from '../../generator/load/files.ts';
import type { Texts } from '../../generator/load/files.ts';
import { Memory } from '../../generator/memory.ts';
import { settings } from './helpers.ts';

/** The schema files of a project that is nowhere on disk, by their paths. */
export function textsOf(
  files: { readonly [path: string]: string },
  memory = Memory.empty(),
): Texts {
  const below = (folder: string) =>
    Object.entries(files)
      .filter(([path]) => path.startsWith(`schemas/${folder}`))
      .map(([path, text]) => fileOf(path, text));
  return {
    settings,
    memory,
    resources: below('resources/'),
    bases: below('bases/'),
    argSets: below('args/'),
    about: below('api.json'),
    handlers: [],
    deadLinks: [],
    unread: [],
  };
}
