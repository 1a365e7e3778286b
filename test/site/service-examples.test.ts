import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, SettingsError, variables } from '../../site/config.ts';

const text = readFileSync('docs/running.md', 'utf8');

/** Returns the lines of the only code block of a language in docs/running.md. */
function block(language: string): readonly string[] {
  const [found, ...others] = text.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'));
  expect(others).toEqual([]);
  return found?.[1]?.trimEnd().split('\n') ?? [];
}

/** Returns the rest of each line that starts with `start`. */
const after = (lines: readonly string[], start: string): readonly string[] =>
  lines.filter((line) => line.startsWith(start)).map((line) => line.slice(start.length));

function environmentOf(assignments: readonly string[]): Readonly<Record<string, string>> {
  const pairs = assignments.join(' ').split(' ');
  return Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
}

const unit = block('ini');
const dockerfile = block('dockerfile');

test.each([
  ['systemd unit', environmentOf(after(unit, 'Environment='))],
  ['Dockerfile', environmentOf(after(dockerfile, 'ENV '))],
])('the variables of the %s exist and are valid', (_, environment) => {
  const known = [...variables.map(([name]) => name), 'NODE_ENV'];
  expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(environment).length).toBeGreaterThan(4);
  expect(readSettings(environment)).not.toBeInstanceOf(SettingsError);
});

test('the systemd unit stops the site later than it ends itself, and reloads workers', () => {
  const settings = readSettings(environmentOf(after(unit, 'Environment=')));
  if (settings instanceof SettingsError) throw settings;
  const { delay, timeout } = settings.shutdown;
  const [stop = '0'] = after(unit, 'TimeoutStopSec=');
  expect(Number(stop) * 1000).toBeGreaterThan(delay + timeout);
  expect(delay).toBeGreaterThan(settings.timeouts.keepAlive ?? 0);
  expect(after(unit, 'ExecReload=')).toEqual(['/bin/kill -HUP $MAINPID']);
  expect(settings.workers).toBeGreaterThan(1);
});

test('systemd unit and Dockerfile run the command of `npm start`', () => {
  const [start = ''] = after(unit, 'ExecStart=/usr/bin/');
  const command: unknown = JSON.parse(after(dockerfile, 'CMD ')[0] ?? '');
  expect(command).toEqual(start.split(' '));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  expect(scripts.start).toBe(start);
  const [, ...args] = start.split(' ');
  const { status, stdout } = spawnSync(process.execPath, [...args, '--help'], { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, expect.stringContaining('WORKERS')]);
});

test('the files that the Dockerfile copies exist, and it installs what docs/running.md says', () => {
  const copied = after(dockerfile, 'COPY ').flatMap((line) => line.split(' ').slice(0, -1));
  expect(copied.filter((path) => !existsSync(path))).toEqual([]);
  const [install = ''] = after(dockerfile, 'RUN npm ');
  expect(text).toContain(`\`npm ${install}\` installs the packages`);
});
