import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../site/config.ts';
import { startSite } from '../../site/bootstrap.ts';
import { openWebSite, PASSWORD, Visitor } from './web-site.ts';
import type { WebSite } from './web-site.ts';

let site: WebSite;

beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

const POST = '/2025/03/28/combination-of-the-chest/';

function headersOf({ headers }: Response) {
  const policy = headers.get('content-security-policy') ?? '';
  return {
    scripts: /script-src ([^;]*)/.exec(policy)?.[1] ?? /default-src ([^;]*)/.exec(policy)?.[1],
    frames: /frame-ancestors (.*)$/.exec(policy)?.[1],
    older: headers.get('x-frame-options'),
    referrer: headers.get('referrer-policy'),
    sniffing: headers.get('x-content-type-options'),
  };
}

test('every page has a content security policy, a frame policy, a referrer policy and nosniff', async () => {
  const who = new Visitor(site.base);
  await who.submit('/cms-login.php', { log: 'keeper', pwd: PASSWORD });
  const content = {
    scripts: "'none'",
    frames: "'self'",
    older: 'SAMEORIGIN',
    referrer: 'strict-origin-when-cross-origin',
    sniffing: 'nosniff',
  };
  const sheet = /[^"]+\.css/.exec(await (await site.get('/')).text())?.[0].slice(site.base.length);
  const resources = ['/feed/', `/avatar/${'0'.repeat(32)}`, String(sheet)];
  for (const path of resources) expect([path, (await site.get(path)).status]).toEqual([path, 200]);
  const pages = ['/', '/2024/', '/?s=lamp', '/nothing-here/', '/xmlrpc.php?rsd', POST];
  for (const path of [...pages, ...resources])
    expect([path, headersOf(await site.get(path))]).toEqual([path, content]);
  for (const path of ['/', '/feed/']) expect(headersOf(await who.get(path))).toEqual(content);
  expect(headersOf(await site.get('/', { method: 'PUT' }))).toEqual(content);
  const account = {
    scripts: "'self'",
    frames: "'none'",
    older: 'DENY',
    referrer: 'same-origin',
    sniffing: 'nosniff',
  };
  for (const path of ['/cms-admin/', '/cms-admin/authorize-application.php'])
    expect([path, headersOf(await who.get(path))]).toEqual([path, account]);
  expect(headersOf(await site.get('/cms-login.php'))).toEqual(account);
  const docs = await site.get('/docs');
  expect(headersOf(docs)).toEqual({ ...account, scripts: `'self' ${site.base}` });
});

test('an embeddable post may be framed by other sites, and runs no scripts', async () => {
  expect(headersOf(await site.get(`${POST}?embed=true`))).toMatchObject({
    scripts: "'none'",
    frames: '*',
    older: null,
  });
});

test('an https site sends Strict-Transport-Security with the max-age of HSTS', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'hsts-'));
  const started = async (more: { readonly [name: string]: string }) => {
    const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, ...more });
    if (settings instanceof SettingsError) throw new Error(settings.message);
    const quiet = {
      request: undefined,
      bug: () => undefined,
      problem: () => undefined,
      flush: () => undefined,
    };
    const running = await startSite(settings, quiet);
    if (!('port' in running)) throw new Error(running.message);
    const paths = ['/cms-json/', '/cms-login.php', '/healthz', '/no-such-page/'];
    const values = await Promise.all(
      paths.map(async (path) => {
        const answer = await fetch(`http://127.0.0.1:${running.port}${path}`);
        await answer.arrayBuffer();
        return answer.headers.get('strict-transport-security');
      }),
    );
    await running.close();
    return values;
  };
  const https = { BASE_URL: 'https://site.test' };
  expect(await started(https)).toEqual(Array.from({ length: 4 }, () => 'max-age=15552000'));
  expect(await started({ ...https, HSTS: '0' })).toEqual([null, null, null, null]);
  expect(await started({})).toEqual([null, null, null, null]);
  await rm(dataDir, { recursive: true, force: true });
});

test('content pages may load scripts from the configured sources', () => {
  const sources = "'self' https://stats.example:8443/a.js 'unsafe-inline'";
  expect(readSettings({ SCRIPT_SOURCES: sources })).toMatchObject({
    scriptSources: ["'self'", 'https://stats.example:8443/a.js', "'unsafe-inline'"],
  });
  for (const wrong of ['x;default-src', '"self"', 'ä'])
    expect(readSettings({ SCRIPT_SOURCES: wrong })).toBeInstanceOf(SettingsError);
  expect(readSettings({ HSTS: 'long' })).toBeInstanceOf(SettingsError);
});
