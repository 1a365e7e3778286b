// `npm run prepare`: builds the package. Skipped after `npm ci --omit=dev`, which leaves out the compiler:
// the site runs from its sources.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const isInstall = ['ci', 'install'].includes(process.env.npm_command ?? '');
if (isInstall && !existsSync(join(root, 'node_modules/typescript'))) {
  console.log('dist/ is not built: the compiler is a development dependency.');
} else {
  const options = { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' };
  process.exitCode = spawnSync('npm', ['run', 'build:package'], options).status ?? 1;
}
