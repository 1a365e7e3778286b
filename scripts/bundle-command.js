// Finding and reading two hundred modules takes longer than most runs: the command has them in a few. What looks whether
// there is anything to do is small; the rest is one script, so that the engine can keep what it has compiled of it.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const CHUNKS = 'cli-';
const common = { bundle: true, platform: 'node', target: 'node20', logLevel: 'warning' };

/** Puts the command of the package in `dist` together. */
export async function bundleCommand(dist) {
  const generator = join(dist, 'generator');
  const cli = join(generator, 'cli.js');
  for (const name of readdirSync(generator))
    if (name.startsWith(CHUNKS)) rmSync(join(generator, name));
  await build({
    ...common,
    entryPoints: [cli],
    outdir: generator,
    allowOverwrite: true,
    splitting: true,
    chunkNames: `${CHUNKS}[name]-[hash]`,
    packages: 'external',
    format: 'esm',
    plugins: [restApart],
  });
  const { REST } = await import(pathToFileURL(join(generator, 'cli/rest.js')).href);
  const { madeBeforehand } = await import(pathToFileURL(join(generator, 'beforehand.js')).href);
  const outfile = join(generator, REST);
  await build({
    ...common,
    entryPoints: [join(generator, 'cli/generate.js')],
    outfile,
    packages: 'external',
    format: 'cjs',
    // A script of one-byte characters takes half the room.
    charset: 'ascii',
    define: { 'import.meta.dirname': '__dirname', 'import.meta.url': 'moduleUrl' },
    plugins: [madeWithin(generator, madeBeforehand)],
  });
  // A script cannot import; who loads it does.
  const script = readFileSync(outfile, 'utf8').replaceAll(/\bimport\(/g, 'importModule(');
  writeFileSync(outfile, inAscii(script));
}

/** esbuild leaves expressions and tagged templates as they are written; both know escapes. */
function inAscii(script) {
  if (/\\[^\0-\x7f]/.test(script)) throw new Error('bundle: an escaped letter is not ASCII');
  return script.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** What the command loads as a script stays outside of it. */
const restApart = {
  name: 'rest-apart',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\/generate\.js$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './cli/generate.js', external: true } : undefined,
    );
  },
};

/** What is made beforehand is part of the script, and run when it is asked for. */
function madeWithin(generator, made) {
  return {
    name: 'made-within',
    setup(bundle) {
      bundle.onLoad({ filter: /[\\/]generator[\\/]beforehand\.js$/ }, () => ({
        contents: [
          'const made = {',
          ...Object.entries(made).map(
            ([name, path]) => `${name}: () => require(${JSON.stringify(join(generator, path))}),`,
          ),
          '};',
          'export const beforehand = (name) => made[name]();',
        ].join('\n'),
        resolveDir: dirname(generator),
      }));
    },
  };
}
