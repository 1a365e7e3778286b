import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { built } from '../built.ts';

let root: string;
const running = new Set<ChildProcessWithoutNullStreams>();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'boot-'));
});
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
});
afterAll(() => rm(root, { recursive: true, force: true }));

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

interface Process {
  /** Resolves with the whole output as soon as it contains `text`. */
  prints(text: string): Promise<string>;
  stop(signal?: NodeJS.Signals): Promise<Outcome>;
  readonly ended: Promise<Outcome>;
}

function start(env: Record<string, string>, args: readonly string[] = []): Process {
  const child = spawn(process.execPath, [join(built, 'site/main.js'), ...args], {
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(root, 'data'),
      PORT: '0',
      LOG: 'none',
      DRAIN_DELAY: '0',
      ...env,
    },
  });
  running.add(child);
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const ended = new Promise<Outcome>((resolve) => {
    child.once('close', (code) => {
      running.delete(child);
      resolve({ code, ...printed });
    });
  });
  return {
    ended,
    prints: async (text) => {
      await expect.poll(() => printed.out + printed.err, { timeout: 20_000 }).toContain(text);
      return printed.out;
    },
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

/** Returns the value next to a label. */
function labelled(text: string, label: string): string {
  return new RegExp(`^ *${label} +(\\S.*)$`, 'm').exec(text)?.[1] ?? '';
}

test('a first start prints the credentials, and a second start has the same content and prints none', async () => {
  const env = { DATA_DIR: join(root, 'first') };
  const first = start(env);
  const text = await first.prints('Ctrl-C');
  const api = labelled(text, 'API root');
  const [user, password] = [labelled(text, 'User'), labelled(text, 'Application password')];
  expect(api).toMatch(/^http:\/\/localhost:\d+\/cms-json\/$/);
  expect(labelled(text, 'Admin')).toMatch(/\/cms-admin\/$/);
  expect(text).toMatch(/^Ready in \d+\.\d s\./m);
  expect(password).toMatch(/^(\w{4} ){5}\w{4}$/);
  expect(text).not.toContain('\u001b');

  const authorization = `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const body = JSON.stringify({ title: 'Kept over a restart', status: 'publish' });
  const made = await fetch(`${api}cms/v2/posts`, { method: 'POST', headers, body });
  expect(made.status).toBe(201);
  expect(await first.stop()).toMatchObject({ code: 0, err: '' });

  const second = start(env);
  const again = await second.prints('Ctrl-C');
  expect(again).not.toContain('Application password');
  expect(again).toContain('npm run password');
  const found = await fetch(`${labelled(again, 'API root')}cms/v2/posts?search=restart`, {
    headers: { authorization },
  });
  expect(await found.json()).toMatchObject([{ title: { rendered: 'Kept over a restart' } }]);
  expect(await second.stop('SIGINT')).toMatchObject({ code: 0, err: '' });
});

test('--new-password creates a password while the site runs', async () => {
  const env = { DATA_DIR: join(root, 'renewed') };
  const site = start(env);
  const api = labelled(await site.prints('Ctrl-C'), 'API root');
  const renewed = await start(env, ['--new-password', 'keeper']).ended;
  expect(renewed).toMatchObject({ code: 0, err: '' });
  const pair = `keeper:${labelled(renewed.out, 'Application password')}`;
  const me = await fetch(`${api}cms/v2/users/me`, {
    headers: { authorization: `Basic ${Buffer.from(pair).toString('base64')}` },
  });
  expect(me.status).toBe(200);
  expect(await start(env, ['--new-password', 'nobody']).ended).toMatchObject({
    code: 1,
    err: 'there is no user nobody; administrators: keeper\n',
  });
  await site.stop();
});

test('--quiet prints the passwords on a first start and nothing later', async () => {
  const env = { DATA_DIR: join(root, 'quiet') };
  const first = start(env, ['--quiet']);
  expect(await first.prints('Application password')).not.toContain('curl');
  expect(await first.stop()).toMatchObject({ code: 0, err: '' });
});

test('a start that fails prints the reason in one line and leaves no files', async () => {
  const line = /^[^\n]+\n$/;
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const dataDir = join(root, 'never');
  const inUse = await start({ PORT: port, DATA_DIR: dataDir }).ended;
  expect(inUse).toMatchObject({ code: 1, out: '' });
  expect(inUse.err).toMatch(line);
  expect(inUse.err).toContain(`port ${port} is in use`);
  taken.close();

  const file = join(root, 'file');
  await writeFile(file, '');
  const unwritable = await start({ DATA_DIR: join(file, 'data') }).ended;
  expect(unwritable).toMatchObject({ code: 1, out: '' });
  expect(unwritable.err).toMatch(line);
  expect(unwritable.err).toContain('cannot open');

  // A file system that does not support folders; only Linux has it at this path.
  if (process.platform === 'linux') {
    const nowhere = await start({ DATA_DIR: '/proc/none/data' }).ended;
    expect(nowhere).toMatchObject({ code: 1, out: '' });
    expect(nowhere.err).toMatch(line);
  }

  for (const [name, value] of [
    ['DATABASE_URL', 'nonsense'],
    ['DATABASE_URL', 'postgres://me:secret@127.0.0.1:9/site'],
    ['DATABASE_URL', 'postgres://me:secret@127.0.0.1:9/site?sslrootcert=/none'],
    ['PORT', 'many'],
    ['BASE_URL', 'localhost'],
    ['TOKEN', 'A-B'],
  ] as const) {
    const broken = await start({ [name]: value }).ended;
    expect(broken).toMatchObject({ code: 1, out: '' });
    expect(broken.err).toMatch(line);
    expect(broken.err).not.toContain('secret');
  }
});
