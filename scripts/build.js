// Compiles the sources to dist/, or builds the two packages.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compile, copyGeneratorAssets, copySiteAssets } from './assets.js';
import { buildPackages } from './build-packages.js';

const root = join(import.meta.dirname, '..');

const usage = `Usage: npm run build [-- options]
       npm run build:package [-- options]

Compiles the sources to dist/, or builds the packages restloom and restloom-runtime in dist/packages/.

      --package     build the packages
      --code-only   do not check the types
      --out FOLDER  another folder than dist/ or dist/packages/
  -h, --help        show this`;

const options = {
  package: { type: 'boolean', default: false },
  'code-only': { type: 'boolean', default: false },
  out: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
};

process.exitCode = await main();

async function main() {
  let values;
  try {
    ({ values } = parseArgs({ options }));
  } catch (error) {
    console.error(`${error.message}\n\n${usage}`);
    return 2;
  }
  if (values.help) {
    console.log(usage);
    return 0;
  }
  if (values.package) return buildPackages(values.out ?? join(root, 'dist/packages'));
  return build(values.out ?? join(root, 'dist'), values['code-only'] ? ['--noCheck'] : []);
}

async function build(dist, compilerOptions) {
  const status = compile('tsconfig.build.json', dist, compilerOptions);
  if (status !== 0) return status;
  copySiteAssets(dist);
  await copyGeneratorAssets(dist);
  return 0;
}
