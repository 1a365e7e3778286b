import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RestResponse } from '../../runtime/server/index.ts';
import { accountsOf, ADAS_PASSWORD, open, serviceWith } from '../runtime/service.ts';
import { findChromium, NO_BROWSER } from './chromium.ts';
import { start, stopAll } from './wire.ts';

/** A script of another origin sends and reads every header that a client needs (4.2). */

const service = () =>
  serviceWith(
    {
      '/item': open(
        (request) =>
          request.header('If-Match') === '"old"'
            ? new RestResponse({ code: 'changed' }, { status: 412, headers: { ETag: '"new"' } })
            : new RestResponse({ id: 1 }, { headers: { ETag: '"new"' } }),
        { methods: 'GET, PUT' },
      ),
      '/busy': open(() => new RestResponse({}, { status: 503, headers: { 'Retry-After': '7' } })),
    },
    { accounts: accountsOf() },
  );

const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

let api: string;

beforeAll(async () => {
  const { port } = await start(service());
  api = `http://127.0.0.1:${port}/cms-json/test/v1`;
});
afterAll(stopAll);

const listed = (answer: Response, name: string): string[] =>
  (answer.headers.get(name) ?? '').split(/,\s*/);

test('the CORS headers of the contract are extended for requests of another origin only', async () => {
  const origin = 'http://elsewhere.test';
  const same = await fetch(`${api}/item`);
  expect(listed(same, 'access-control-expose-headers')).toEqual([
    'X-CMS-Total',
    'X-CMS-TotalPages',
    'Link',
  ]);
  const other = await fetch(`${api}/item`, { headers: { origin } });
  expect(listed(other, 'access-control-expose-headers')).toEqual(
    expect.arrayContaining([
      ...['X-CMS-Total', 'Link', 'ETag', 'X-Request-Id', 'Retry-After', 'Allow'],
      ...['Deprecation', 'Location'],
    ]),
  );
  const preflight = await fetch(`${api}/item`, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'if-match',
    },
  });
  expect(listed(preflight, 'access-control-allow-headers')).toEqual(
    expect.arrayContaining(['Authorization', 'X-CMS-Nonce', 'If-Match', 'If-None-Match']),
  );
});

describe.skipIf(executablePath === null)('in Chromium', () => {
  let browser: Browser;
  let page: Page;
  const elsewhere = createServer((_, answer) => answer.end('<title>Elsewhere</title>'));

  beforeAll(async () => {
    await new Promise<void>((done) => elsewhere.listen(0, '127.0.0.1', done));
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    page = await browser.newPage();
    // A listening server has a network address.
    const { port } = elsewhere.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/`);
  });
  afterAll(async () => {
    await browser.close();
    elsewhere.close();
  });

  const ask = (path: string, method: string, headers: Record<string, string>) =>
    page.evaluate(
      async ({ url, method, headers }) => {
        const answer = await fetch(url, { method, headers });
        return { status: answer.status, headers: Object.fromEntries(answer.headers) };
      },
      { url: api + path, method, headers },
    );

  test('a page of another origin sends If-Match, and reads ETag, Allow and X-Request-Id', async () => {
    const authorization = `Basic ${Buffer.from(`ada:${ADAS_PASSWORD}`).toString('base64')}`;
    expect(await ask('/item', 'PUT', { authorization, 'if-match': '"old"' })).toMatchObject({
      status: 412,
      headers: { etag: '"new"', allow: 'GET, PUT', 'x-request-id': expect.any(String) },
    });
  });

  test('a page of another origin sends If-None-Match and gets 304 with the ETag', async () => {
    const { headers } = await ask('/item', 'GET', {});
    expect(headers['etag']).toBe('"new"');
    const again = await ask('/item', 'GET', { 'if-none-match': headers['etag'] ?? '' });
    expect(again).toMatchObject({ status: 304, headers: { etag: '"new"' } });
  });

  test('a page of another origin reads Retry-After', async () => {
    expect(await ask('/busy', 'GET', {})).toMatchObject({
      status: 503,
      headers: { 'retry-after': '7' },
    });
  });
});
