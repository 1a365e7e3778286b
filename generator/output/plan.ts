import type { Api } from '../model/api.ts';
import type { Memory } from '../memory.ts';
import type { Names } from '../names/names.ts';
import { formatted } from './formatted.ts';
import { stamp } from './stamp.ts';

/** Files by their paths from the project's root. */
export type Files = ReadonlyMap<string, string>;

/** Formats and stamps every file; the result is what has to be on disk, byte for byte. */
export async function finish(
  texts: Files,
  sourceOf: (path: string) => string,
  memory: Memory,
): Promise<Files> {
  const finished = await Promise.all(
    [...texts].map(async ([path, text]): Promise<[string, string]> => {
      return [path, stamp(path, sourceOf(path), await formatted(path, text, memory))];
    }),
  );
  return new Map(finished.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Which schema file a generated file follows from; one that follows from several names their folder. */
export function sourcesOf(api: Api, names: Names): (path: string) => string {
  const byFile = new Map<string, string>();
  for (const resource of api.resources) {
    for (const file of Object.values(names.of(resource).files)) byFile.set(file, resource.source);
  }
  for (const base of api.bases) byFile.set(names.ofBase(base).file, base.source);
  const { schemas } = names.settings;
  byFile.set(names.modules.sets, `${schemas}/args/`);
  byFile.set(names.modules.args, `${schemas}/args/`);
  byFile.set('docs/diagnostics.md', 'generator/diagnostics/codes.ts');
  return (path) => byFile.get(path) ?? `${schemas}/`;
}
