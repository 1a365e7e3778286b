// Completes a build: copies templates of the generator, files of a new project and data of the site, and compiles the
// meta schemas.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/** Completes the build in `dist`. */
export async function copyAssets(dist) {
  for (const path of [
    'generator/check/pattern-worker.mjs',
    'generator/emit/templates',
    'generator/init/project',
    'generated/openapi.json',
    'site/blocks/core',
    'site/catalogue',
    'site/extensions/plugin.schema.json',
    'site/plugins',
    'site/themes',
  ]) {
    cpSync(join(root, path), join(dist, path), {
      recursive: true,
      filter: (from) => !from.endsWith('.ts'),
    });
  }

  await compileMetaSchemas(dist);

  // Identifies this build in the generator's cache.
  const hash = createHash('sha256');
  for (const folder of ['generator', 'runtime'].map((name) => join(dist, name))) {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:[cm]?js|hbs)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const path of paths) hash.update(readFileSync(path));
  }
  for (const name of readdirSync(join(root, 'schemas/meta')).sort()) {
    hash.update(readFileSync(join(root, 'schemas/meta', name)));
  }
  writeFileSync(join(dist, 'generator/build-id'), hash.digest('hex').slice(0, 16));
}

/** Writes the validators of schemas/meta/, which ajv would compile in every run. */
async function compileMetaSchemas(dist) {
  const { metaAjv, metaIds } = await import(pathToFileURL(join(dist, 'generator/check/meta.js')));
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const code = standalone.default(await metaAjv(true), metaIds);
  writeFileSync(join(dist, 'generator/check/validators.cjs'), code);
}
