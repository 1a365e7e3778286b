import { fileURLToPath } from 'node:url';
import { stat } from 'node:fs/promises';
import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import { PACKAGES } from '../../domain/directories/blocks.ts';
import { currentSite } from '../../context.ts';
import type { FoundPlugin } from '../../domain/plugins/folder.ts';
import { notFound } from '../errors.ts';

/**
 * Adds a plugin of the block directory, from the package that comes with the site. Errors:
 * `plugins_api_failed` for one that there is not, or whose package is not here, and those of
 * `Plugins.add`.
 */
export async function installPlugin(slug: string): Promise<FoundPlugin | RestError> {
  const { plugins, catalogues } = currentSite();
  const catalogue = await catalogues.blocks.read();
  if (isError(catalogue)) return catalogue;
  // The name is one of the catalogue, which are names of folders and lead nowhere.
  const entry = catalogue.plugins.find((plugin) => plugin.slug === slug);
  if (!entry) return notFound('plugins_api_failed', 'The directory has no such plugin.');
  const source = fileURLToPath(new URL(entry.slug, PACKAGES));
  if (!(await isFolder(source)))
    return notFound(
      'plugins_api_failed',
      'The package of this plugin does not come with the site.',
    );
  return plugins.add(entry.slug, source);
}

async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}
