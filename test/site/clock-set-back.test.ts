import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLoginLimits } from '../../runtime/auth/index.ts';
import { SiteMaker } from './site-of.ts';

/** The system clock is ten years ahead and is then set back. */

const LATER = Date.UTC(2036, 0, 1);
const NOW = Date.UTC(2026, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: LATER });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Sets the clock back, then lets time pass. */
function setBack(seconds: number): void {
  vi.setSystemTime(NOW);
  vi.advanceTimersByTime(seconds * 1000);
}

test('after failed logins the wait is not longer because the clock was set back', () => {
  const slow = createLoginLimits();
  const ada = { account: 'ada', ip: '192.0.2.1' };
  for (let i = 0; i < 20; i += 1) slow.failed(ada);
  setBack(59);
  expect(slow.wait(ada)).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(slow.wait(ada)).toBe(0);
});

test('a cached catalogue is kept for an hour of monotonic time', async () => {
  let requests = 0;
  const server = createServer((_, response) => {
    requests += 1;
    response.end('{"plugins":[]}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const blocks = `http://127.0.0.1:${address.port}/`;
  const facts = join(import.meta.dirname, 'facts/site.json');
  const site = await (await SiteMaker.read(facts, { catalogues: { blocks, patterns: '' } })).make();
  const search = { route: '/cms/v2/block-directory/search', query: { term: 'lamp' } };
  try {
    const statuses: number[] = [];
    for (const seconds of [0, 3599, 2]) {
      if (seconds > 0) setBack(seconds);
      statuses.push((await site.ask({ user: 'admin', ...search })).status);
    }
    expect(statuses).toEqual([200, 200, 200]);
    expect(requests).toBe(2);
  } finally {
    await site.close();
    server.closeAllConnections();
    server.close();
  }
});
