import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Settings } from '../config/settings.ts';
import type { TextFile } from '../diagnostics/diagnostic.ts';
import { normalized } from '../files.ts';
import { isHidden, readInputs } from '../load/inputs.ts';
import type { InputFiles } from '../load/inputs.ts';

/**
 * The schema files of an earlier time: those of a git revision, or of a folder that holds a project or its
 * schemas. A sentence when they cannot be had.
 */
export function filesOf(root: string, revision: string, settings: Settings): InputFiles | string {
  const folder = resolve(root, revision);
  // A variable that nobody has set is no name of this folder: nothing would have changed, whatever did.
  if (revision !== '' && existsSync(folder) && statSync(folder).isDirectory()) {
    if (existsSync(resolve(folder, settings.schemas))) return readInputs(folder, settings);
    return readInputs(dirname(folder), { ...settings, schemas: basename(folder) });
  }
  const listed = git(root, [
    'ls-tree',
    '-r',
    '--name-only',
    '-z',
    revision,
    '--',
    settings.schemas,
  ]);
  if (listed === null)
    return `"${revision}" is neither a folder nor a revision that git knows here.`;
  const files: TextFile[] = [];
  for (const path of listed.split('\0').filter(isSchema)) {
    const text = git(root, ['show', `${revision}:./${path}`]);
    if (text === null) return `git cannot show ${path} of ${revision}.`;
    files.push({ path, text: normalized(text) });
  }
  const below = (name: string) =>
    files.filter(({ path }) => path.startsWith(`${settings.schemas}/${name}`));
  return {
    resources: below('resources/'),
    bases: below('bases/'),
    argSets: below('args/'),
    about: below('api.json'),
    handlers: [],
    deadLinks: [],
    unread: [],
  };
}

function isSchema(path: string): boolean {
  return path.endsWith('.json') && !path.split('/').some(isHidden);
}

/** What git prints; `null` when it refuses. */
function git(root: string, args: readonly string[]): string | null {
  const { status, stdout, error } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return error || status !== 0 ? null : stdout;
}
