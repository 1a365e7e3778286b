import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { hint } from '../check/hint.ts';
import { asAWhole, diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Texts } from './files.ts';

/**
 * A project without resources is one whose folder has another name, or is not there at the moment: everything that was
 * generated would go.
 */
export function noResources(root: string, texts: Texts): readonly Diagnostic[] {
  if (texts.resources.length > 0 || texts.deadLinks.length > 0) return [];
  const { schemas } = texts.settings;
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
