/** `npm run check`: everything that has to pass before a commit. */
import { spawnSync } from 'node:child_process';
import { readCommandLine } from '../site/tools/command-line.ts';

const STEPS = ['typecheck', 'generate:check', 'test', 'lint', 'format:check'];

const usage = `Usage: npm run check

Runs ${STEPS.map((name) => `npm run ${name}`).join(', ')}, and stops at the first that fails.

  -h, --help  show this`;

if (readCommandLine({ usage, options: {} })) {
  for (const name of STEPS) {
    const { status } = spawnSync('npm', ['run', name], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      process.exitCode = status ?? 1;
      break;
    }
  }
}
