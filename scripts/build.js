// Compiles the sources to dist/. JavaScript, since it also runs where only the packages of production are.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const root = join(import.meta.dirname, '..');
const compiler = join(root, 'node_modules/typescript/bin/tsc');

const usage = `Usage: npm run build [-- options]
       npm run build:package [-- options]

Compiles the sources to dist/: everything, or what is packed.

      --package             only the generator and the runtime
      --out FOLDER          another folder than dist/
      --skip-in-production  nothing without the compiler, which is a development dependency
  -h, --help                show this`;

const options = {
  package: { type: 'boolean', default: false },
  out: { type: 'string', default: join(root, 'dist') },
  'skip-in-production': { type: 'boolean', default: false },
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
  // `npm ci --omit=dev` prepares as well; to pack or publish without a build would be a mistake.
  const isInstall = ['ci', 'install'].includes(process.env.npm_command ?? '');
  if (values['skip-in-production'] && isInstall && !existsSync(compiler)) {
    console.log('dist/ is not built: the compiler is a development dependency.');
    return 0;
  }
  return build(values.package ? 'tsconfig.package.json' : 'tsconfig.build.json', values.out);
}

async function build(config, out) {
  const dist = resolve(out);
  const args = [compiler, '-p', config, '--outDir', dist];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) return status ?? 1;
  const { copyAssets } = await import('./copy-assets.js');
  await copyAssets(dist);
  return 0;
}
