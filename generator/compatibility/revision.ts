import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { TextFile } from '../diagnostics/diagnostic.ts';
import { normalized } from '../files.ts';
import { isHidden, isJson, readInputs } from '../load/inputs.ts';
import type { InputFiles } from '../load/inputs.ts';

/** Returns the schema files of a git revision, or of a folder that contains a project or its schemas; or an error message. */
export function filesOf(root: string, revision: string, settings: Settings): InputFiles | string {
  const folder = resolve(root, revision);
  // An empty revision, as from an unset variable, would name the current folder, in which nothing has changed.
  if (revision !== '' && existsSync(folder) && statSync(folder).isDirectory()) {
    if (existsSync(resolve(folder, settings.schemas))) return readInputs(folder, settings);
    return readInputs(dirname(folder), { ...settings, schemas: basename(folder) });
  }
  const listed = git(root, 'ls-tree', '-r', '--name-only', '-z', revision, '--', settings.schemas);
  if (listed === null) return `"${revision}" is neither a folder nor a git revision.`;
  const files: TextFile[] = [];
  const isSchema = (path: string) => isJson(path) && !path.split('/').some(isHidden);
  for (const path of listed.split('\0').filter(isSchema)) {
    const text = git(root, 'show', `${revision}:./${path}`);
    if (text === null) return `git cannot read ${path} in ${revision}.`;
    files.push({ path, text: normalized(text) });
  }
  const below = (name: string) =>
    files.filter(({ path }) => path.startsWith(`${settings.schemas}/${name}`));
  return {
    ...{ resources: below('resources/'), bases: below('bases/'), argSets: below('args/') },
    types: below('types/'),
    ...{ about: below('api.json'), handlers: [], deadLinks: [], unread: [] },
  };
}

function git(root: string, ...args: readonly string[]): string | null {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  const { status, stdout, error } = spawnSync('git', args, options);
  return error || status !== 0 ? null : stdout;
}
