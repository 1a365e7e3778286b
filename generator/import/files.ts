import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { ignoreNotFound } from '../errors.ts';
import { textAt } from '../files.ts';
import type { Converted } from './convert.ts';
import { isMap, mapIn, textIn } from './json.ts';
import { printJson } from './print.ts';
import { fatal } from './problems.ts';

/** A file that an import writes or removes. */
export interface FileChange {
  /** From the root of the project. */
  readonly path: string;
  /** `null` if it does not exist. */
  readonly before: string | null;
  /** `null` if it is removed. */
  readonly after: string | null;
}

/**
 * Returns the differences between the schema files of a document and those on disk, sorted by path. Files of an earlier import of the
 * document are removed if `isWhole`; files that others wrote are not.
 */
export function changesOf(
  root: string,
  { schemas }: Settings,
  { resources, types, api }: Converted,
  source: string,
  isWhole: boolean,
): readonly FileChange[] {
  const [folder, typesFolder] = [`${schemas}/resources`, `${schemas}/types`];
  const about = `${schemas}/api.json`;
  const texts = new Map<string, string>(
    resources.map((file) => [`${folder}/${file.resource}.json`, printJson(file)] as const),
  );
  for (const [name, file] of types) texts.set(`${typesFolder}/${name}.json`, printJson(file));
  texts.set(about, completedApi(textAt(join(root, about)), api, about));
  const folders = isWhole ? [folder, typesFolder] : [];
  const known = folders.flatMap((each) => importedFiles(root, each, source));
  return [...new Set([...texts.keys(), ...known])].sort().flatMap((path) => {
    const before = textAt(join(root, path));
    const after = texts.get(path) ?? null;
    return before === after ? [] : [{ path, before, after }];
  });
}

function importedFiles(root: string, folder: string, source: string): readonly string[] {
  const names = ignoreNotFound(() => readdirSync(join(root, folder))) ?? [];
  const paths = names.filter((name) => name.endsWith('.json')).map((name) => `${folder}/${name}`);
  return paths.filter((path) => {
    const file = parsed(readFileSync(join(root, path), 'utf8'));
    return textIn(file, 'x-imported') === source;
  });
}

/** Returns schemas/api.json: a new one, or the existing one with the schemes and errors that it lacks. */
function completedApi(
  text: string | null,
  api: { readonly [name: string]: unknown },
  path: string,
): string {
  if (text === null) return printJson(api);
  const before = parsed(text);
  if (!isMap(before) || before['profile'] !== 'plain')
    throw isMap(before)
      ? fatal(
          `${path} does not have "profile": "plain", which imported paths require.`,
          'Add it, or import into another project.',
        )
      : fatal(`${path} is not JSON without comments.`, 'Correct it, or remove its comments.');
  const added = ['securitySchemes', 'errors'].flatMap((name) => {
    const [own, given] = [mapIn(before, name), mapIn(api, name)];
    const missing = Object.keys(given).some((key) => !Object.hasOwn(own, key));
    return missing ? [[name, { ...given, ...own }] as const] : [];
  });
  return added.length === 0 ? text : printJson({ ...before, ...Object.fromEntries(added) });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
