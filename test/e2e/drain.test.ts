import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { built } from '../built.ts';
import { startSite } from './site-process.ts';
import type { SiteProcess } from './site-process.ts';
import { get, Stream } from './stream.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'drain-'));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const urlOf = ({ api }: SiteProcess, path: string): string => new URL(path, api).href;

const POSTS = '/cms-json/cms/v2/posts?_fields=id,slug';

test('a stream of requests that follows /readyz to another process gets no error when the first process ends', async () => {
  const first = await startSite(built, folder, { DRAIN_DELAY: '6' });
  const second = await startSite(built, folder);
  const expected = (await get(urlOf(first, POSTS), new Agent())).body;
  expect(expected).toContain('slug');
  let current = first;
  const stream = new Stream(4, () => urlOf(current, POSTS));
  await stream.more(20);

  first.signal('SIGTERM');
  await expect
    .poll(async () => (await get(urlOf(first, '/readyz'), new Agent())).status, {
      interval: 10,
    })
    .toBe(503);
  // The load balancer is delayed: the process still responds to requests and closes their connections.
  await stream.more(8);
  const drained = await stream.more(20);
  expect(drained.every(({ connection }) => connection === 'close')).toBe(true);
  current = second;
  expect(await first.ended).toBe(0);
  await stream.more(100);

  const responses = await stream.end();
  const wrong = responses.filter(({ status, body }) => status !== 200 || body !== expected);
  expect(wrong).toEqual([]);
  await second.stop();
});
