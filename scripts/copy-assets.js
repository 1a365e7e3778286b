// The compiler leaves everything alone that is not TypeScript: what the generator prints by, what a new
// project is made of, and what the built site reads. Into the folder that is named, else dist/.
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import Handlebars from 'handlebars';

const root = join(import.meta.dirname, '..');
const dist = resolve(process.argv[2] ?? join(root, 'dist'));
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
const check = join(dist, 'generator/check');
const meta = await import(pathToFileURL(join(check, 'meta-files.js')).href);
const schemas = meta.metaFiles.map((name) =>
  JSON.parse(readFileSync(join(root, `schemas/meta/${name}.schema.json`), 'utf8')),
);
const ajv = new Ajv({ ...meta.metaOptions, code: { source: true }, schemas });
// With the little that it needs of ajv, in which ajv need not be looked for at each run.
await build({
  stdin: { contents: standalone.default(ajv, meta.metaOf), resolveDir: root },
  outfile: join(check, meta.COMPILED),
  bundle: true,
  minify: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  logLevel: 'warning',
});

// And so does compiling templates.
const emit = join(dist, 'generator/emit');
const outlines = await import(pathToFileURL(join(emit, 'outline-files.js')).href);
const templates = readdirSync(join(root, 'generator/emit/templates'))
  .sort()
  .map((file) => {
    const text = readFileSync(join(root, 'generator/emit/templates', file), 'utf8');
    const name = file.replace(/\.hbs$/, '');
    return `${JSON.stringify(name)}: ${Handlebars.precompile(text, outlines.outlineOptions)}`;
  });
writeFileSync(join(emit, outlines.COMPILED), `module.exports = {\n${templates.join(',\n')},\n};\n`);

// Finding and reading two hundred modules takes longer than most runs: the command has them in a few.
const cli = join(dist, 'generator/cli.js');
const CHUNKS = 'cli-';
for (const name of readdirSync(dirname(cli)))
  if (name.startsWith(CHUNKS)) rmSync(join(dirname(cli), name));
await build({
  entryPoints: [cli],
  outdir: join(dist, 'generator'),
  allowOverwrite: true,
  bundle: true,
  splitting: true,
  chunkNames: `${CHUNKS}[name]-[hash]`,
  packages: 'external',
  platform: 'node',
  format: 'esm',
  target: 'node20',
  logLevel: 'warning',
});

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
