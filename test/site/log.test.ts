import { expect, test } from 'vitest';
import type { RequestLogEntry } from '../../runtime/http/index.ts';
import { paintFor } from '../../site/banner.ts';
import type { Paint } from '../../site/banner.ts';
import { openLog } from '../../site/lib/log.ts';
import type { LogForm } from '../../site/config.ts';

const record: RequestLogEntry = {
  time: new Date(2024, 0, 15, 12, 30, 5).getTime(),
  id: 'abc-1',
  method: 'GET',
  path: '/cms-json/cms/v2/posts',
  pattern: '/cms/v2/posts',
  route: '/cms/v2/posts',
  status: 200,
  duration: 12.3456,
  bytes: 13_100,
  user: null,
  ip: '127.0.0.1',
};

function logOf(form: LogForm) {
  const written = { out: '', err: '' };
  const log = openLog({
    form,
    out: { write: (text) => (written.out += text) },
    err: { write: (text) => (written.err += text) },
    paint: paintFor({ isTTY: false }),
  });
  return { log, written };
}

test('the short format has one line per request, with user and ID for failed ones', () => {
  const { log, written } = logOf('short');
  log.request?.(record);
  log.request?.({ ...record, method: 'DELETE', status: 500, duration: 1234, bytes: 98, user: 7 });
  log.flush();
  expect(written.out.split('\n')).toEqual([
    '12:30:05 GET    200    12.3 ms    13.1 kB  /cms-json/cms/v2/posts',
    '12:30:05 DELETE 500  1234.0 ms     0.1 kB  /cms-json/cms/v2/posts  user 7  abc-1',
    '',
  ]);
});

test('statuses from 400 are yellow and from 500 red, on a terminal only', () => {
  const lineOf = (status: number, paint: Paint): string => {
    let line = '';
    const out = { write: (text: string) => (line += text) };
    const log = openLog({ form: 'short', out, err: out, paint });
    log.request?.({ ...record, status });
    log.flush();
    return line;
  };
  const mark = (name: string) => (text: string) => `<${name}>${text}`;
  const paint: Paint = {
    ...{ title: mark('title'), label: String, value: mark('value') },
    ...{ warning: mark('warning'), error: mark('error') },
  };
  const statuses = [200, 404, 503].map((status) => /<.*?>\d+/.exec(lineOf(status, paint))?.[0]);
  expect(statuses).toEqual(['<value>200', '<warning>404', '<error>503']);
  expect(lineOf(503, paintFor({ isTTY: false }))).not.toContain('\u001b');
});

test('the format json has one JSON line per request', () => {
  const { log, written } = logOf('json');
  log.request?.(record);
  log.flush();
  expect(JSON.parse(written.out)).toEqual({
    time: new Date(record.time).toISOString(),
    id: 'abc-1',
    method: 'GET',
    path: '/cms-json/cms/v2/posts',
    route: '/cms/v2/posts',
    status: 200,
    ms: 12.35,
    bytes: 13_100,
    user: null,
    ip: '127.0.0.1',
  });
});

test('a failure is logged with its request', () => {
  const short = logOf('short');
  short.log.bug(new Error('broken'), 'abc-1');
  expect(short.written.err).toMatch(/^abc-1 Error: broken\n/);
  const json = logOf('json');
  json.log.bug(new Error('broken'), 'abc-1');
  expect(JSON.parse(json.written.err)).toMatchObject({
    level: 'error',
    id: 'abc-1',
    error: expect.stringContaining('Error: broken'),
  });
  expect(json.written.err.split('\n').length).toBe(2);
});

test('the format none records no requests', () => {
  expect(logOf('none').log.request).toBeUndefined();
});
