import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../config/settings.ts';
import { asAWhole, diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { isDirectory } from '../files.ts';
import type { InputFiles } from './inputs.ts';
import type { SourceFile } from './load.ts';
import { nodeAt } from './tree.ts';

/** Returns a diagnostic for a project without resources: its folder may have another name, and a run would remove all generated code. */
export function noResources(
  root: string,
  files: InputFiles,
  { schemas }: Settings,
): readonly Diagnostic[] {
  if (files.resources.length > 0 || files.deadLinks.length > 0) return [];
  if (isDirectory(join(root, schemas))) {
    const folder = `${schemas}/resources`;
    return [diagnose('config/no-resources', asAWhole(folder), { folder })];
  }
  const entries = readdirSync(root, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const values = { folder: schemas, hint: hint(schemas, folders) };
  return [diagnose('config/no-folder', asAWhole(schemas), values)];
}

/** Returns diagnostics of names that some file systems do not allow, and of names that differ only in case. */
export function* unportableNames(
  schemas: string,
  files: readonly Pick<SourceFile, 'file' | 'whole'>[],
): Iterable<Diagnostic> {
  const seen = new Map<string, string>();
  for (const { file, whole } of files) {
    const path = file.path.slice(schemas.length + 1);
    const name = path.slice(path.lastIndexOf('/') + 1);
    const folded = path.normalize('NFC').toLowerCase();
    const twin = seen.get(folded);
    seen.set(folded, twin ?? path);
    const isTwin = `differs from ${twin} only in case, which the file systems of Windows and macOS ignore`;
    const found = twin === undefined ? unportable(path) : { name, problem: isTwin };
    const span = nodeAt(whole, ['resource'])?.span ?? asAWhole(path);
    if (found) yield diagnose('files/unportable-name', span, found);
  }
}

/** Returns the first part of a path that is not portable, and the reason. */
function unportable(path: string): { name: string; problem: string } | null {
  for (const part of path.split('/')) {
    const name = part.replace(/\.json$/, '');
    if (DEVICE.test(part)) return { name, problem: 'is a device name on Windows' };
    if (FORBIDDEN.test(name)) return { name, problem: 'contains a character that Windows forbids' };
    if (/[. ]$/.test(name)) return { name, problem: 'ends in a dot or a space' };
  }
  return null;
}

/** Reserved in every folder, in any case, and with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[0-9\u00b9\u00b2\u00b3])(?:\.|$)/i;
const FORBIDDEN = /[<>:"|?*\\\u0000-\u001f]/;
