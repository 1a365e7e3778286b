// The steps of a build: the compiler, and the files that it does not write.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');

/** Compiles a project of TypeScript to `out`, with more options of the compiler if given, and returns the exit code. */
export function compile(config, out, options = []) {
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const args = [compiler, '-p', config, '--outDir', resolve(out), ...options];
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}

/** Copies the data of the site to the build in `dist`. */
export function copySiteAssets(dist) {
  copyFiles(dist, [
    'generated/openapi.json',
    'site/blocks/core',
    'site/domain/catalogues',
    'site/domain/plugins/plugin.schema.json',
    'site/lib/oembed/providers.json',
    'site/plugins',
    'site/sample',
    'site/themes',
    'site/web/account/style.css',
  ]);
}

/** Copies the templates of the generator to the build in `dist`, compiles the meta schemas and writes the build ID. */
export async function copyGeneratorAssets(dist) {
  copyFiles(dist, ['generator/emit/templates', 'generator/init/project']);
  await compileMetaSchemas(dist);
  await compileTemplates(dist);
  writeFileSync(join(dist, 'generator/build-id'), buildId(dist));
}

function copyFiles(dist, paths) {
  const filter = (from) => !from.endsWith('.ts');
  for (const path of paths) cpSync(join(root, path), join(dist, path), { recursive: true, filter });
}

/** Writes the validators of schemas/meta/, which ajv would compile in every run. */
async function compileMetaSchemas(dist) {
  const { metaAjv, metaIds } = await import(
    pathToFileURL(join(resolve(dist), 'generator/check/meta.js'))
  );
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const code = standalone.default(await metaAjv(true), metaIds);
  writeFileSync(join(dist, 'generator/check/validators.cjs'), code);
}

/** Replaces the templates of generated files by functions, which handlebars would compile in every run. */
async function compileTemplates(dist) {
  const { default: handlebars } = await import('handlebars');
  const { templateFolder, templateOptions } = await import(
    pathToFileURL(join(resolve(dist), 'generator/emit/render.js'))
  );
  for (const name of readdirSync(templateFolder).filter((each) => each.endsWith('.hbs'))) {
    const path = join(templateFolder, name);
    const code = handlebars.precompile(readFileSync(path, 'utf8'), templateOptions);
    writeFileSync(path.replace(/hbs$/, 'cjs'), `module.exports = ${code};\n`);
    rmSync(path);
  }
}

/** Returns a digest that identifies the build in the generator's cache. */
function buildId(dist) {
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
  return hash.digest('hex').slice(0, 16);
}
