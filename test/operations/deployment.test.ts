import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSite } from '../e2e/site-process.ts';
import { buildImage } from '../package/dockerfile.ts';
import { readSettings } from '../../site/config.ts';

/** The systemd unit and the Dockerfile of docs/running.md. */

const root = resolve(import.meta.dirname, '../..');
const text = readFileSync(join(root, 'docs/running.md'), 'utf8');
const blockOf = (language: string): string =>
  new RegExp(`^\\\`\\\`\\\`${language}\\n(.*?)^\\\`\\\`\\\``, 'ms').exec(text)?.[1] ?? '';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deployment-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

test.runIf(hasSystemd)('systemd accepts the unit without a warning', () => {
  const unit = join(folder, 'site.service');
  // The program may be elsewhere on this machine.
  writeFileSync(unit, blockOf('ini').replace('/usr/bin/node', process.execPath));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', unit]);
  expect([status, String(stdout), String(stderr)]).toEqual([0, '', '']);
});

test('the variables of the unit are settings, and systemd waits longer than the shutdown takes', () => {
  const unit = blockOf('ini');
  const assignments = [...unit.matchAll(/^Environment=(.*)$/gm)].flatMap(([, line = '']) =>
    line.split(' '),
  );
  const settings = readSettings(
    Object.fromEntries(assignments.map((assignment) => assignment.split('=', 2))),
  );
  if (settings instanceof Error) throw settings;
  expect(settings).toMatchObject({ port: 8080, workers: 2, dataDir: '/var/lib/site' });
  const stop = 1000 * Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]);
  expect(stop).toBeGreaterThan(settings.shutdown.delay + settings.shutdown.timeout);
  expect(settings.shutdown.delay).toBeGreaterThan(settings.timeouts.keepAlive ?? 0);
});

test('the steps of the Dockerfile make a site that starts and passes its health check', async () => {
  const context = join(folder, 'context');
  for (const name of [
    'generated',
    'package-lock.json',
    'package.json',
    'runtime',
    'schemas',
    'site',
  ])
    cpSync(join(root, name), join(context, name), { recursive: true });
  writeFileSync(join(context, 'Dockerfile'), blockOf('dockerfile'));
  const commands: string[] = [];
  const image = buildImage(context, join(folder, 'image'), (command, into) => {
    commands.push(command);
    if (command.startsWith('npm ci')) installProduction(into);
    return true;
  });
  expect(commands).toEqual([
    'npm ci --omit=dev --workspace=site --ignore-scripts',
    'mkdir /data && chown node:node /data',
  ]);
  expect(image.command).toEqual(['node', '--import', 'tsx', 'site/main.ts']);
  expect(image.env).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data' });
  const site = await startSite(image.folder, join(folder, 'data'), {
    ...{ NODE_ENV: 'production', HOST: image.env['HOST'] ?? '' },
  });
  try {
    const [, ...check] = image.healthCheck;
    const { port } = new URL(site.api);
    const checked = spawnSync(process.execPath, check, { env: { ...process.env, PORT: port } });
    expect(checked.status).toBe(0);
    expect((await fetch(`${site.api}cms/v2/posts`)).status).toBe(200);
  } finally {
    await site.stop();
  }
  const failed = spawnSync(process.execPath, image.healthCheck.slice(1), {
    env: { ...process.env, PORT: new URL(site.api).port },
  });
  expect(failed.status).toBe(1);
});

/** Installs the packages that `npm ci --omit=dev --workspace=site` installs, from the packages of this repository. */
function installProduction(into: string): void {
  const args = ['ls', '--omit=dev', '--workspace=site', '--all', '--parseable'];
  // It exits with 1 for packages that the workspace does not need.
  const { stdout } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  const modules = join(root, 'node_modules');
  const paths = stdout.split('\n').filter((path) => path.startsWith(`${modules}/`));
  for (const path of paths.toSorted()) {
    const name = relative(modules, path);
    if (/^restloom-/.test(name)) continue;
    const target = join(into, 'node_modules', name);
    mkdirSync(dirname(target), { recursive: true });
    // A package inside of another one was copied with it.
    if (!name.includes('/node_modules/')) execFileSync('cp', ['-a', path, target]);
  }
  symlinkSync('../runtime', join(into, 'node_modules/restloom-runtime'));
}
