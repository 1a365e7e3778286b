import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Client } from '../../generated/client.ts';
import { textOf, Transport, uploadRequest } from '../../runtime/client/index.ts';
import type { UploadOptions } from '../../runtime/client/index.ts';
import { listen } from '../../runtime/http/index.ts';
import { createServer } from '../../runtime/server/index.ts';
import { startService } from './service.ts';
import type { Service } from './service.ts';

/** An image of one pixel. */
const pixel = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);

let service: Service;
let client: Client;

beforeAll(async () => {
  service = await startService();
  client = await service.withPassword('harbour');
});
afterAll(() => service.site.close());

const type = 'image/png';
const files: { readonly [kind: string]: () => UploadOptions } = {
  'a File': () => ({ file: new File([pixel], 'pixel.png', { type }) }),
  'a Blob': () => ({ file: new Blob([pixel], { type }), filename: 'pixel.png' }),
  bytes: () => ({ file: pixel, filename: 'pixel.png', type }),
  'an ArrayBuffer': () => ({ file: pixel.slice().buffer, filename: 'pixel.png', type }),
  'a stream': () => ({ file: new Blob([pixel]).stream(), filename: 'pixel.png', type }),
};

for (const [kind, options] of Object.entries(files)) {
  for (const as of ['body', 'form'] as const) {
    test(`${kind} is sent as a ${as} with its fields`, async () => {
      const events: { sent: number; total: number | null }[] = [];
      const made = await client.media.create(
        {
          title: { raw: 'A pixel' },
          alt_text: 'a “dot”',
          _fields: ['title.raw', 'alt_text', 'mime_type', 'source_url'],
        },
        { ...options(), as, onProgress: (progress) => void events.push(progress) },
      );
      expect(made).toEqual({
        title: { raw: 'A pixel' },
        alt_text: 'a “dot”',
        mime_type: type,
        source_url: expect.stringMatching(/pixel[-\d]*\.png$/),
      });
      const stored = await (await fetch(made.source_url)).arrayBuffer();
      expect(new Uint8Array(stored)).toEqual(pixel);
      expect(events.at(-1)?.sent).toBeGreaterThanOrEqual(pixel.byteLength);
    });
  }
}

test('progress events have the sent bytes, and the total if it is known', async () => {
  const bytes = new Uint8Array(
    readFileSync(resolve(import.meta.dirname, '../../package-lock.json')),
  );
  const events: { sent: number; total: number | null }[] = [];
  await client.media.create(
    {},
    {
      file: bytes,
      filename: 'big.txt',
      type: 'text/plain',
      onProgress: (at) => void events.push(at),
    },
  );
  expect(events.at(-1)).toEqual({ sent: bytes.byteLength, total: bytes.byteLength });
  expect(events.map(({ sent }) => sent)).toEqual(
    events.map(({ sent }) => sent).sort((a, b) => a - b),
  );
});

test('a file name may contain characters that a header cannot contain', async () => {
  const made = await client.media.create(
    { _fields: ['title'] },
    { file: pixel, filename: 'Über "alles" 日本.png', type },
  );
  expect(made.title.raw).toBe('Uber-alles-日本');
});

test('a call whose response is text sends its file; one without a name is `blob` in a form', async () => {
  const server = createServer({ profile: 'plain' });
  server.registerRoute('', '/lines', {
    ...{ methods: 'POST', answers: 'any', media: 'text/plain', uploads: true, args: {} },
    endpoint: {
      permission: () => true,
      mayUpload: () => true,
      handle: async ({ request: { files } }) => {
        const [file] = files;
        return `${String(file?.filename)}: ${new TextDecoder().decode(await file?.bytes())}`;
      },
    },
  });
  const { port, close } = await listen(server, { port: 0 });
  onTestFinished(() => close());
  const transport = new Transport({ baseUrl: `http://127.0.0.1:${port}/` });
  const call = (options: UploadOptions) =>
    textOf(transport, 'text/plain', 'POST', '/lines', undefined, options, [], uploadRequest);
  expect(await call({ file: new File(['one'], 'a.txt') })).toBe('a.txt: one');
  expect(await call({ file: new Blob(['two']), as: 'form' })).toBe('blob: two');
});

test('a file without a name is refused by the service with the reason', async () => {
  const call = client.media.create({}, { file: pixel, type });
  await expect(call).rejects.toMatchObject({ code: 'rest_upload_no_content_disposition' });
});

test.each(['body', 'form'] as const)(
  'an upload with a progress listener is retried and reports its progress again, sent as a %s',
  async (as) => {
    let fails = 1;
    const events: number[] = [];
    const { passwordOf, client: make } = service;
    const unlucky = make({
      auth: await passwordOf('harbour'),
      fetch: (address, init) => {
        const sent = fetch(address, init);
        // The service receives it, and the response is lost.
        return fails-- > 0 ? sent.then(() => Promise.reject(new TypeError('lost'))) : sent;
      },
    });
    const made = await unlucky.media.create(
      { _fields: ['mime_type'] },
      {
        ...{ file: pixel, filename: 'again.png', type, as, retries: 1 },
        onProgress: ({ sent }) => void events.push(sent),
      },
    );
    expect(made).toEqual({ mime_type: type });
    expect(events.slice(0, events.length / 2)).toEqual(events.slice(events.length / 2));
  },
);

test('a form is aborted while its stream is read', async () => {
  let stopped: unknown;
  const stuck = new ReadableStream<Uint8Array>({ cancel: (reason) => void (stopped = reason) });
  const call = client.media.create(
    {},
    { file: stuck, filename: 'stuck.txt', as: 'form', timeout: 50 },
  );
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
  expect(stopped).toMatchObject({ name: 'TimeoutError' });
});

test('an upload can be aborted', async () => {
  const slow = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      controller.enqueue(new Uint8Array(1000));
      return new Promise((go) => setTimeout(go, 20));
    },
  });
  const call = client.media.create({}, { file: slow, filename: 'slow.txt', timeout: 150 });
  await expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
});
