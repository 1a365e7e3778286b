// Copies what the compiler leaves alone into a build: templates of the generator, files of a new project, and
// data of the site.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import Handlebars from 'handlebars';
import { bundleCommand } from './bundle-command.js';

const root = join(import.meta.dirname, '..');

/** Completes the build in `dist`. */
export async function copyAssets(dist) {
  for (const path of [
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

  // Compiling the schemas of schema files takes ajv longer than most runs take: it is done here.
  const { madeBeforehand } = await import(
    pathToFileURL(join(dist, 'generator/beforehand.js')).href
  );
  const meta = await import(pathToFileURL(join(dist, 'generator/check/meta-files.js')).href);
  const schemas = meta.metaFiles.map((name) =>
    JSON.parse(readFileSync(join(root, `schemas/meta/${name}.schema.json`), 'utf8')),
  );
  const ajv = new Ajv({ ...meta.metaOptions, code: { source: true }, schemas });
  // With the little that it needs of ajv, in which ajv need not be looked for at each run.
  await build({
    stdin: { contents: standalone.default(ajv, meta.metaOf), resolveDir: root },
    outfile: join(dist, 'generator', madeBeforehand.meta),
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });

  // And so does compiling templates; what fills them in comes with them.
  const outlines = await import(pathToFileURL(join(dist, 'generator/emit/outline-files.js')).href);
  const templates = readdirSync(join(root, 'generator/emit/templates'))
    .sort()
    .map((file) => {
      const text = readFileSync(join(root, 'generator/emit/templates', file), 'utf8');
      const name = file.replace(/\.hbs$/, '');
      return `${JSON.stringify(name)}: ${Handlebars.precompile(text, outlines.outlineOptions)}`;
    });
  await build({
    stdin: {
      contents: [
        "exports.runtime = require('handlebars/dist/handlebars.runtime.js');",
        `exports.specs = {\n${templates.join(',\n')},\n};`,
      ].join('\n'),
      resolveDir: root,
    },
    outfile: join(dist, 'generator', madeBeforehand.templates),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    logLevel: 'warning',
  });

  await bundleCommand(dist);

  // What a run found is worth nothing to another build.
  const hash = createHash('sha256');
  for (const folder of ['generator', 'runtime'].map((name) => join(dist, name))) {
    const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(?:c?js)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const path of paths) hash.update(readFileSync(path));
  }
  for (const name of readdirSync(join(root, 'schemas/meta')).sort()) {
    hash.update(readFileSync(join(root, 'schemas/meta', name)));
  }
  writeFileSync(join(dist, 'generator/build-id'), hash.digest('hex').slice(0, 16));
}
