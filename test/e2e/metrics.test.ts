import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built } from '../built.ts';
import { readSettings, SettingsError } from '../../site/config.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';

let folder: string;
let site: SiteProcess;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'metrics-'));
  site = await startSite(built, folder, { METRICS: '0', RESPONSE_CACHE: '1' });
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the value of the sample with this name and these labels. */
async function sample(line: string): Promise<number> {
  const text = await (await fetch(site.metrics)).text();
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return Number(found?.slice(line.length + 1));
}

function basic(password: string): { readonly authorization: string } {
  return {
    authorization: `Basic ${Buffer.from(`${site.login}:${password}`).toString('base64')}`,
  };
}

test('metrics are served on their own loopback port, not by the site', async () => {
  expect(new URL(site.metrics).hostname).toBe('127.0.0.1');
  expect(new URL(site.metrics).port).not.toBe(new URL(site.api).port);
  expect((await fetch(new URL('/metrics', site.api))).status).toBe(404);
  expect((await fetch(new URL('/other', site.metrics))).status).toBe(404);
  const response = await fetch(site.metrics);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(await response.text()).toContain('process_cpu_seconds_total');
});

test('requests are counted by the pattern of their route', async () => {
  for (const path of ['posts', 'posts/1', 'posts/9', 'posts/8?context=view', 'posts?page=none'])
    await (await fetch(`${site.api}cms/v2/${path}`)).text();
  for (const path of ['no/1', 'no/2', '/page-1/', '/page-2/', '/a-admin/', '/b-admin/x'])
    await (await fetch(new URL(path, site.api))).text();
  const count = (labels: string): string => `http_request_duration_seconds_count{${labels}}`;
  const list = 'route="/cms/v2/posts",method="GET"';
  await expect.poll(() => sample(count(`${list},status="200"`))).toBe(1);
  expect(await sample(count(`${list},status="400"`))).toBe(1);
  const text = await (await fetch(site.metrics)).text();
  const routes = new Set([...text.matchAll(/route="([^"]*)"/g)].map(([, route]) => route));
  expect([...routes].toSorted()).toEqual(
    ['/cms/v2/posts', '/cms/v2/posts/{id}', 'account', 'no route', 'page'].toSorted(),
  );
  expect(await sample('http_requests_in_progress')).toBe(0);
});

test('uploads, wrong passwords, database queries and scheduled jobs are counted', async () => {
  const wrong = await fetch(`${site.api}cms/v2/users/me`, { headers: basic('wrong') });
  expect(wrong.status).toBe(401);
  expect(await sample('site_failed_logins_total{reason="wrong"}')).toBe(1);
  const upload = await fetch(`${site.api}cms/v2/media`, {
    method: 'POST',
    headers: {
      ...basic(site.applicationPassword),
      'content-type': 'text/plain',
      'content-disposition': 'attachment; filename="notes.txt"',
    },
    body: 'Notes',
  });
  expect(upload.status).toBe(201);
  await expect.poll(() => sample('site_uploads_total')).toBe(1);
  const queries = 'database_query_duration_seconds_count';
  expect(await sample(`${queries}{statement="insert"}`)).toBeGreaterThan(0);
  expect(await sample(`${queries}{statement="select"}`)).toBeGreaterThan(0);
  expect(await sample('site_job_duration_seconds_count{job="publish"}')).toBeGreaterThan(0);
});

test('with RESPONSE_CACHE a repeated list request reads nothing from the database', async () => {
  const selects = () => sample('database_query_duration_seconds_count{statement="select"}');
  const before = await selects();
  for (let round = 0; round < 60; round += 1)
    expect((await fetch(`${site.api}cms/v2/categories?per_page=3`)).status).toBe(200);
  // Jobs read a few rows every second.
  expect((await selects()) - before).toBeLessThan(40);
});

test('a port in use is reported before anything is written', async () => {
  const { port } = new URL(site.metrics);
  const other = startSite(built, join(folder, 'other'), { METRICS: port });
  await expect(other).rejects.toThrow(`cannot serve metrics at 127.0.0.1:${port}: EADDRINUSE`);
});

test('METRICS is a loopback port, or an address with a port', () => {
  const read = (text: string): unknown => {
    const settings = readSettings({ METRICS: text });
    return settings instanceof SettingsError ? settings.message : settings.metrics;
  };
  expect(read('')).toBeNull();
  expect(read('9464')).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(read('10.0.0.5:9464')).toEqual({ host: '10.0.0.5', port: 9464 });
  expect(read('[::1]:9464')).toEqual({ host: '::1', port: 9464 });
  for (const text of ['yes', '99999', 'example.org:9464', '10.0.0.5:'])
    expect(read(text)).toBe(`METRICS is not a port or address:port: ${text}`);
});
