import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hint } from '../diagnostics/hint.ts';
import { asAWhole, diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Settings } from '../config/settings.ts';
import type { InputFiles } from './inputs.ts';

/**
 * Returns a diagnostic for a project without resources: the folder has another name or is missing, and a run would remove
 * everything that was generated.
 */
export function noResources(
  root: string,
  files: InputFiles,
  { schemas }: Settings,
): readonly Diagnostic[] {
  if (files.resources.length > 0 || files.deadLinks.length > 0) return [];
  if (isFolder(join(root, schemas))) {
    const folder = `${schemas}/resources`;
    return [diagnose('config/no-resources', asAWhole(folder), { folder })];
  }
  const near = hint(schemas, foldersIn(root));
  return [diagnose('config/no-folder', asAWhole(schemas), { folder: schemas, hint: near })];
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function foldersIn(root: string): string[] {
  const entries = readdirSync(root, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
