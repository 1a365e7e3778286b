import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiDocs } from '../../runtime/api-docs/index.ts';
import { toNodeHandler } from '../../runtime/http/index.ts';
import { anyone, createServer } from '../../runtime/server/index.ts';
import { findChromium, NO_BROWSER } from './chromium.ts';

/** "Try it" of the API reference sends forms, shows streams, and sends no path that leads to another route. */

const executablePath = findChromium();
if (executablePath === null) console.warn(NO_BROWSER);

const operation = (id: string, more: object) => ({
  ...{ operationId: `scans.${id}`, tags: ['scans'], summary: id, responses: { 200: {} } },
  ...more,
});
const inPath = { name: 'id', in: 'path', required: true, schema: { type: 'string' } };
const form = {
  type: 'object',
  properties: { title: { type: 'string' }, picture: { type: 'string', format: 'binary' } },
};
const document = JSON.stringify({
  openapi: '3.1.0',
  components: {
    securitySchemes: {
      key: { type: 'apiKey', in: 'header', name: 'X-API-Key' },
      other: { type: 'apiKey', in: 'query', name: 'key' },
    },
  },
  servers: [{ url: '/' }],
  paths: {
    '/scans': {
      post: operation('create', {
        requestBody: { content: { 'multipart/form-data': { schema: form } } },
      }),
    },
    '/scans/{id}': { delete: operation('delete', { parameters: [inPath] }) },
    '/scans/key': { get: operation('key', { security: [{ key: [] }, { other: [], key: [] }] }) },
    '/scans/events': { get: operation('events', {}) },
  },
});

describe.runIf(executablePath !== null)('Try it', () => {
  let browser: Browser;
  let page: Page;
  let http: Server;
  let base: string;
  const deleted: string[] = [];

  beforeAll(async () => {
    // The scripts of the reference are at `baseUrl`, which is known when a port is open.
    const open = createHttpServer();
    await once(open.listen(0, '127.0.0.1'), 'listening');
    base = `http://127.0.0.1:${(open.address() as AddressInfo).port}`;
    const server = createServer({ profile: 'plain', baseUrl: base });
    const any = { answers: 'any' } as const;
    server.registerRoute('', '/scans', [
      {
        ...{ ...any, methods: 'POST', args: { title: { type: 'string' } } },
        uploads: { picture: { required: true } },
        endpoint: {
          permission: anyone,
          mayUpload: anyone,
          handle: ({ request }) => [request.file('picture')?.size, request.getParam('title')],
        },
      },
      {
        ...{ ...any, methods: 'DELETE' },
        endpoint: { permission: anyone, handle: () => deleted.push('all') },
      },
    ]);
    server.registerRoute('', '/scans/key', {
      ...{ ...any, methods: 'GET', args: { key: { type: 'string' } } },
      endpoint: {
        permission: anyone,
        handle: ({ request }) => [request.header('X-API-Key'), request.getParam('key')],
      },
    });
    server.registerRoute('', '/scans/events', {
      ...{ ...any, methods: 'GET', media: 'text/event-stream' },
      endpoint: {
        permission: anyone,
        handle: async function* ({ request: { signal } }) {
          yield { n: 7 };
          await once(signal, 'abort');
        },
      },
    });
    const docs = toNodeHandler(createApiDocs(server, { document }));
    const handle = toNodeHandler(server);
    open.on('request', (request, response) =>
      handle(request, response, () => docs(request, response)),
    );
    http = open;
    browser = await chromium.launch({
      executablePath: executablePath ?? '',
      args: ['--no-sandbox'],
    });
    page = await browser.newPage();
    page.setDefaultTimeout(5000);
  }, 60_000);
  afterAll(async () => {
    await browser.close();
    http.close();
    http.closeAllConnections();
  });

  async function opened(id: string) {
    await page.goto('about:blank');
    await page.goto(`${base}/docs/resources/scans`);
    const section = page.locator(`[id="scans.${id}"]`);
    await section.getByText('Try it', { exact: true }).click();
    return section;
  }

  test('a form is sent with its files and its other fields', async () => {
    const section = await opened('create');
    await section.getByLabel('title').fill('Map');
    const buffer = Buffer.from('abc');
    const picture = { name: 'a.png', mimeType: 'image/png', buffer };
    await section.getByLabel('picture').setInputFiles(picture);
    await section.getByRole('button', { name: 'Send' }).click();
    await section.getByText(/POST \/scans: 200 in \d+ ms/).waitFor();
    expect(JSON.parse((await section.locator('form pre').textContent()) ?? '')).toEqual([3, 'Map']);
  });

  test('API keys are sent in their header and their query parameter', async () => {
    const section = await opened('key');
    await section.getByLabel('X-API-Key (header)').fill('secret');
    await section.getByLabel('key', { exact: true }).fill('k2');
    await section.getByRole('button', { name: 'Send' }).click();
    await section.getByText(/GET \/scans\/key: 200 in \d+ ms/).waitFor();
    const shown = (await section.locator('form pre').textContent()) ?? '';
    expect(JSON.parse(shown)).toEqual(['secret', 'k2']);
  });

  test('a stream is shown while it arrives', async () => {
    const section = await opened('events');
    await section.getByRole('button', { name: 'Send' }).click();
    await section.locator('form pre').filter({ hasText: 'data: {"n":7}' }).waitFor();
  });

  test.each(['', '.', '..'])('the value %j of a path is not sent', async (value) => {
    const section = await opened('delete');
    await section.getByLabel('id (path)').fill(value);
    await section.getByRole('button', { name: 'Send' }).click();
    await section.getByText('Not sent: enter a value of id.').waitFor();
    expect(deleted).toEqual([]);
  });
});
