import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { stamp } from './stamp.ts';

/** Files by their paths from the project's root. */
export type Files = ReadonlyMap<string, string>;

/** The text of a file as it has to be on disk, byte for byte: formatted and stamped. */
export async function finish(path: string, source: string, text: string): Promise<string> {
  // JSON and Markdown are printed as they are to be read.
  const formatted = path.endsWith('.ts') ? await format(path, text) : text;
  return stamp(path, source, formatted);
}

/** Loaded only for what has changed. */
async function format(path: string, text: string): Promise<string> {
  const { formatCode } = await import('./format.ts');
  return formatCode(path, text);
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
