import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { listen } from '../../runtime/http/index.ts';
import type { RequestLogEntry, Listening } from '../../runtime/http/index.ts';
import { streamed } from '../../runtime/server/index.ts';
import { open, serviceWith } from './service.ts';

let listening: Listening | null = null;
afterEach(() => listening?.close(100));

const text = 'line\n'.repeat(50_000);
const records: RequestLogEntry[] = [];
const bugs: unknown[] = [];

async function start(write: (stream: PassThrough) => void): Promise<string> {
  const file = open(() => {
    const stream = new PassThrough();
    write(stream);
    return streamed(stream, {
      'Content-Type': 'text/plain',
      'Content-Disposition': 'attachment',
    });
  });
  const server = serviceWith({ '/file': file }, { onBug: (bug) => void bugs.push(bug) });
  listening = await listen(server, { port: 0, onResponse: (record) => void records.push(record) });
  return `http://127.0.0.1:${listening.port}/cms-json/test/v1/file`;
}

test('a handler can return a stream, with its own headers and without Content-Length', async () => {
  const url = await start((stream) => stream.end(text));
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/plain');
  expect(response.headers.get('content-length')).toBeNull();
  expect(response.headers.get('etag')).toBeNull();
  expect(await response.text()).toBe(text);
  await expect.poll(() => records.at(-1)).toMatchObject({ status: 200, bytes: text.length });
});

test('HEAD of a streamed response sends the headers only', async () => {
  const url = await start((stream) => stream.end(text));
  const headers = { 'if-none-match': 'W/"1"' };
  const response = await fetch(url, { method: 'HEAD', headers });
  expect(response.headers.get('content-disposition')).toBe('attachment');
  expect(await response.text()).toBe('');
});

test('a stream that fails aborts the response, and the client gets an error', async () => {
  const url = await start((stream) => {
    stream.write(text);
    setTimeout(() => stream.destroy(new Error('gone')), 50);
  });
  await expect(fetch(url).then((response) => response.text())).rejects.toThrow();
  expect(bugs).toEqual([new Error('gone')]);
});
