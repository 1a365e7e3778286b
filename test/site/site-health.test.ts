import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeApplicationPassword } from '../../site/domain/accounts.ts';
import { folderSize, SizeMeter } from '../../site/handlers/site-health/sizes.ts';
import { ownSite } from '../../site/handlers/site-health/finding.ts';
import {
  authorizationVerdict,
  cataloguesVerdict,
  httpsVerdict,
  loopbackVerdict,
  pageCacheVerdict,
} from '../../site/handlers/site-health/network-tests.ts';
import { packagesVerdict } from '../../site/handlers/site-health/packages-test.ts';
import { otherSite } from './outgoing-server.ts';
import type { OtherSite } from './outgoing-server.ts';
import { openWebSite } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;
let authorization = '';

beforeAll(async () => {
  site = await openWebSite();
  const { password } = await makeApplicationPassword(site.store, 1, { name: 'test' });
  const login = (await site.store.users.byId(1))?.username ?? '';
  authorization = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
});
afterAll(() => site.close());

let other: OtherSite | null = null;
afterEach(async () => {
  await other?.close();
  other = null;
});

async function ask(path: string): Promise<Record<string, unknown>> {
  const answer = await site.get(`/cms-json/cms-site-health/v1/${path}`, {
    headers: { authorization },
  });
  expect(answer.status).toBe(200);
  // The tests check which members exist.
  return (await answer.json()) as Record<string, unknown>;
}

function of(baseUrl: string, adminUrl = baseUrl) {
  return ownSite({ token: 'cms', baseUrl, adminUrl });
}

describe('the health of a running site', () => {
  test.each([
    ['background-updates', 'background_updates', 'good'],
    ['loopback-requests', 'loopback_requests', 'good'],
    ['https-status', 'https_status', 'recommended'],
    ['dotorg-communication', 'dotorg_communication', 'good'],
    ['authorization-header', 'authorization_header', 'good'],
    ['page-cache', 'page_cache', 'good'],
  ])('%s', async (path, name, status) => {
    const found = await ask(`tests/${path}`);
    expect(found).toMatchObject({ test: name, status });
    expect(found['description']).toMatch(/^<p>.*<\/p>$/s);
    expect(found['actions'] === '').toBe(status === 'good');
  });

  test('includes the sizes of its folders and its database', async () => {
    await mkdir(site.app.site.media.root, { recursive: true });
    await writeFile(join(site.app.site.media.root, 'a.txt'), 'x'.repeat(2048));
    const sizes = await ask('directory-sizes');
    expect(Object.keys(sizes)).toEqual([
      'raw',
      'cms_size',
      'themes_size',
      'plugins_size',
      'uploads_size',
      'database_size',
      'total_size',
    ]);
    expect(sizes['uploads_size']).toMatchObject({ path: site.app.site.media.root });
    expect((sizes['uploads_size'] as { raw: number }).raw).toBeGreaterThanOrEqual(2048);
    expect((sizes['database_size'] as { raw: number }).raw).toBeGreaterThan(10_000);
    expect((sizes['database_size'] as { size: string }).size).toMatch(/^\d+\.\d\d (KB|MB)$/);
  });

  test('is forbidden for anonymous callers', async () => {
    const answer = await site.get('/cms-json/cms-site-health/v1/tests/page-cache');
    expect([answer.status, await answer.json()]).toMatchObject([401, { code: 'rest_forbidden' }]);
  });
});

describe('the verdict of a site', () => {
  test('that cannot be reached at its own URL is critical', async () => {
    other = await otherSite(() => undefined);
    const { base } = other;
    await other.close();
    expect(await loopbackVerdict(of(base))).toMatchObject({ status: 'critical' });
    expect(await authorizationVerdict(of(base), 'cms')).toMatchObject({ status: 'recommended' });
    expect(await pageCacheVerdict(of(base))).toMatchObject({ status: 'critical' });
    expect(await httpsVerdict(of(base.replace('http:', 'https:')))).toMatchObject({
      status: 'critical',
    });
  });

  test('that responds to itself with an error is recommended', async () => {
    other = await otherSite((_request, response) => response.writeHead(503).end());
    expect(await loopbackVerdict(of(other.base))).toMatchObject({
      status: 'recommended',
      label: 'The site responds to its own request with an error',
    });
  });

  test('whose administration alone is without HTTPS is recommended', async () => {
    expect(
      await httpsVerdict(of('https://site.example', 'http://site.example/admin')),
    ).toMatchObject({ status: 'recommended' });
  });

  test('that does not receive the Authorization header is recommended', async () => {
    other = await otherSite((_request, response) => response.end('none'));
    expect(await authorizationVerdict(of(other.base), 'cms')).toMatchObject({
      status: 'recommended',
      label: 'The authorization header does not arrive',
    });
  });

  test('with slow pages is critical, and recommended if they are cacheable', async () => {
    let headers = {};
    other = await otherSite((_request, response) => response.writeHead(200, headers).end());
    let now = 0;
    const slow = () => (now += 700);
    expect(await pageCacheVerdict(of(other.base), slow)).toMatchObject({ status: 'critical' });
    headers = { 'cache-control': 'max-age=60' };
    expect(await pageCacheVerdict(of(other.base), slow)).toMatchObject({ status: 'recommended' });
    expect(await pageCacheVerdict(of(other.base))).toMatchObject({
      status: 'good',
      label: 'Pages load quickly and are cached',
    });
  });

  test('with a catalogue that is unreachable or fails is critical', async () => {
    other = await otherSite((request, response) =>
      response.writeHead(request.url === '/good' ? 200 : 500).end('[]'),
    );
    const good = `${other.base}/good`;
    expect(await cataloguesVerdict('test', [good])).toMatchObject({ status: 'good' });
    for (const bad of [`${other.base}/bad`, 'no address']) {
      const verdict = await cataloguesVerdict('test', [good, bad]);
      expect(verdict.status).toBe('critical');
      expect(verdict.description?.join()).toContain(bad);
    }
  });
});

describe('folders', () => {
  test('with packages of other versions than the lockfile are reported', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'packages-'));
    const write = async (path: string, value: object): Promise<void> => {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), JSON.stringify(value));
    };
    await write('package.json', { dependencies: { one: '^1.0.0' }, workspaces: ['site'] });
    await write('site/package.json', { dependencies: { two: '2.0.0' } });
    await write('package-lock.json', { packages: { 'node_modules/one': { version: '1.2.3' } } });
    await write('node_modules/one/package.json', { version: '1.2.3' });
    await write('node_modules/two/package.json', { version: '2.0.0' });
    expect(await packagesVerdict(folder)).toMatchObject({ status: 'good' });
    await write('node_modules/one/package.json', { version: '1.0.0' });
    await rm(join(folder, 'node_modules/two'), { recursive: true });
    const { status, description } = await packagesVerdict(folder);
    expect(status).toBe('recommended');
    expect(description).toEqual([
      'one is 1.0.0, and should be 1.2.3.',
      'two is not there, and should be 2.0.0.',
    ]);
    await rm(folder, { recursive: true });
  });

  test('are measured without links and excluded folders, within a time limit', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sizes-'));
    await mkdir(join(folder, 'a/b'), { recursive: true });
    await mkdir(join(folder, 'not'));
    await writeFile(join(folder, 'a/b/one'), 'x'.repeat(1000));
    await writeFile(join(folder, 'not/two'), 'x'.repeat(500));
    await symlink(folder, join(folder, 'a/loop'));
    const later = performance.now() + 10_000;
    const all = (await folderSize(folder, later)) ?? 0;
    expect(all).toBeGreaterThanOrEqual(1500);
    expect(all).toBeLessThan(1700);
    expect(await folderSize(folder, later, [join(folder, 'not')])).toBe(all - 500);
    expect(await folderSize(join(folder, 'nowhere'), later)).toBe(0);
    expect(await folderSize(folder, performance.now() - 1)).toBeNull();

    const meter = new SizeMeter(
      { folders: [{ name: 'x_size', path: folder }], databaseSize: () => Promise.resolve(10) },
      { timeLimit: -1 },
    );
    expect(await meter.sizes()).toMatchObject({
      raw: 0,
      x_size: { debug: 'timeout' },
      database_size: { size: '10 B', debug: '10 B (10 bytes)', raw: 10 },
      total_size: { debug: 'timeout' },
    });
    await rm(folder, { recursive: true });
  });

  test('sizes are measured once for concurrent requests, which do not wait for slow ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sizes-'));
    let finish: (bytes: number) => void = () => undefined;
    let measured = 0;
    const databaseSize = (): Promise<number> => {
      measured += 1;
      return new Promise((resolve) => void (finish = resolve));
    };
    const measuredParts = { folders: [{ name: 'x_size', path: folder }], databaseSize };
    const meter = new SizeMeter(measuredParts, { patience: 1, age: 60_000 });
    const [first, second] = await Promise.all([meter.sizes(), meter.sizes()]);
    expect([first.raw, second.raw, first['total_size']]).toMatchObject([
      0,
      0,
      { debug: 'timeout' },
    ]);
    await writeFile(join(folder, 'a'), 'x'.repeat(1000));
    finish(10);
    await vi.waitFor(async () => expect((await meter.sizes()).raw).toBe(1010));
    await writeFile(join(folder, 'b'), 'x'.repeat(1000));
    expect([(await meter.sizes()).raw, measured]).toEqual([1010, 1]);
    await rm(folder, { recursive: true });
  });

  test('an error of the measurement rejects the requests, and the next request measures again', async () => {
    let isBroken = true;
    const databaseSize = async (): Promise<number> => {
      if (isBroken) throw new Error('the disk is broken');
      return 10;
    };
    const meter = new SizeMeter({ folders: [], databaseSize });
    await expect(meter.sizes()).rejects.toThrow('the disk is broken');
    isBroken = false;
    expect(await meter.sizes()).toMatchObject({ raw: 10 });
  });
});
