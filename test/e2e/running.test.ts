import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { built } from '../built.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';
import { dial } from './wire.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'running-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Runs `work` with a running site. */
async function withSite(work: (site: SiteProcess) => Promise<void>): Promise<void> {
  const site = await startSite(built, join(folder, 'data'), { DRAIN_DELAY: '0' });
  try {
    await work(site);
  } finally {
    await site.stop();
  }
}

let password = '';

const basic = (): { authorization: string } => ({
  authorization: `Basic ${Buffer.from(`keeper:${password}`).toString('base64')}`,
});

const at = (site: SiteProcess, path: string): string => new URL(path, site.api).href;

const portOf = (site: SiteProcess): number => Number(new URL(site.api).port);

test('each request is logged as one line of JSON, without query and credentials', async () => {
  await withSite(async (site) => {
    password = site.applicationPassword;
    const response = await fetch(`${site.api}cms/v2/posts?_cmsnonce=geheim&password=geheim`, {
      headers: { ...basic(), 'x-request-id': 'of-the-proxy.1', 'accept-encoding': 'identity' },
    });
    const text = await response.text();
    expect(response.headers.get('x-request-id')).toBe('of-the-proxy.1');
    const unnamed = await fetch(`${site.api}nothing`, { headers: { 'x-request-id': 'a"b\u00e9' } });
    const id = unnamed.headers.get('x-request-id');
    expect(id).toMatch(/^[\w-]{8,}$/);
    await vi.waitFor(() => expect(site.log().length).toBe(2));
    expect(site.log()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        id: 'of-the-proxy.1',
        method: 'GET',
        path: '/cms-json/cms/v2/posts',
        route: '/cms/v2/posts',
        status: 200,
        ms: expect.any(Number),
        bytes: Buffer.byteLength(text),
        user: expect.any(Number),
        ip: '127.0.0.1',
      },
      expect.objectContaining({ id, status: 404, user: null, route: '/nothing' }),
    ]);
    expect(JSON.stringify(site.log())).not.toMatch(/geheim|Basic|keeper/);
  });
});

test('the site keeps running and prints one message if its log cannot be written', async () => {
  await withSite(async (site) => {
    site.leaveLog();
    for (const path of ['/healthz', '/readyz', '/healthz'])
      expect((await fetch(at(site, path))).status).toBe(200);
    expect(site.printed().match(/lines of the log are lost: write EPIPE/g)).toHaveLength(1);
  });
});

test('health checks respond outside of the service', async () => {
  await withSite(async (site) => {
    for (const path of ['/healthz', '/readyz']) {
      const answer = await fetch(at(site, path));
      expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok' }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect((await fetch(at(site, '/readyz'), { method: 'POST' })).status).toBe(405);
  });
});

const SLOW =
  'POST /cms-json/cms/v2/posts HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

test('on SIGTERM running requests finish, new ones are refused, and the exit status is 0', async () => {
  await withSite(async (site) => {
    const port = portOf(site);
    const { socket, answer } = dial(port);
    socket.write(`${SLOW}Content-Length: 2\r\n\r\n{`);
    // A connection with an incomplete request for the health check.
    const watching = dial(port);
    watching.socket.write('GET /readyz HTTP/1.1\r\nHo');
    await new Promise((passed) => setTimeout(passed, 300));
    site.signal('SIGTERM');
    await vi.waitFor(async () => {
      await expect(fetch(at(site, '/healthz'))).rejects.toThrow();
    });
    socket.write('}');
    expect(await answer).toMatch(/^HTTP\/1\.1 401 .*rest_cannot_create/s);
    watching.socket.write('st: x\r\n\r\n');
    expect(await watching.answer).toMatch(/^HTTP\/1\.1 503 .*Connection: close.*unavailable/s);
    expect(await site.ended).toBe(0);
  });
});

test('a second signal ends the process immediately', async () => {
  await withSite(async (site) => {
    const { socket } = dial(portOf(site));
    socket.on('error', () => undefined);
    socket.write(`${SLOW}Content-Length: 2\r\n\r\n{`);
    await new Promise((passed) => setTimeout(passed, 300));
    site.signal('SIGINT');
    // Ctrl-C reaches the process twice, from the terminal and from npm; both count as one signal.
    site.signal('SIGINT');
    await new Promise((passed) => setTimeout(passed, 700));
    site.signal('SIGINT');
    const started = performance.now();
    expect(await site.ended).toBe(1);
    expect(performance.now() - started).toBeLessThan(2000);
  });
});
