import { expect, test } from 'vitest';
import { toFetchHandler } from '../../runtime/http/fetch.ts';
import { listen, toNodeHandler } from '../../runtime/http/index.ts';
import { createAdmin } from '../../runtime/admin/index.ts';
import { createApiDocs } from '../../runtime/api-docs/index.ts';
import { createServer } from '../../runtime/server/index.ts';

/** Wrong options of untyped code are refused by name before a request arrives. */

const service = createServer();
// Options of untyped code.
const untyped = (options: unknown) => options as { port: number; bodyLimit?: number };

test.each([
  [null, 'the settings must be an object, not null.'],
  [{ bodyLimit: '1mb' }, 'bodyLimit must be a whole number from 0, not "1mb".'],
  [{ bodyLimit: Number.NaN }, 'bodyLimit must be a whole number from 0, not NaN.'],
  [{ bodylimit: 5 }, 'unknown setting bodylimit: 5.'],
  [{ requestTimeout: -1 }, 'requestTimeout must be a number of milliseconds from 0, not -1.'],
  [{ headers: { a: 'b' } }, 'headers must be a list of names and values in turn, not {"a":"b"}.'],
  [{ headers: ['a'] }, 'headers must be a list of names and values in turn, not ["a"].'],
  [{ compression: 'gzip' }, 'compression must be true or false or an object, not "gzip".'],
  [{ compression: { threshold: '1k' } }, 'compression.threshold must be a whole number from 0'],
  [{ onBug: 'print' }, 'onBug must be a function, not "print".'],
])('the options %j are refused by every adapter', async (options, message) => {
  expect(() => toNodeHandler(service, untyped(options))).toThrow(`toNodeHandler: ${message}`);
  expect(() => toFetchHandler(service, untyped(options))).toThrow(`toFetchHandler: ${message}`);
  await expect(listen(service, untyped(options))).rejects.toThrow(`listen: ${message}`);
});

test.each([
  [undefined, 'port must be a port from 0 to 65535, not null.'],
  [{ port: undefined }, 'port must be a port from 0 to 65535, not null.'],
  [{ port: 'web' }, 'port must be a port from 0 to 65535, not "web".'],
  [{ port: 65_536 }, 'port must be a port from 0 to 65535, not 65536.'],
  [{ timeouts: { header: 5 } }, 'unknown setting timeouts.header: 5.'],
  [{ timeouts: { headers: -1 } }, 'timeouts.headers must be a number of milliseconds from 0'],
  [{ limits: { requests: -1 } }, 'limits.requests must be a whole number from 0, not -1.'],
  [{ trustedProxies: 'loopback' }, 'trustedProxies must be a list of strings, not "loopback".'],
  [{ health: () => true }, 'health must be a service with the method `respond`, not a function.'],
])('the options %j are refused by `listen`', async (options, message) => {
  await expect(listen(service, untyped(options))).rejects.toThrow(`listen: ${message}`);
});

test('a value that is not a service is refused', async () => {
  // The service of untyped code.
  const missing = undefined as unknown as typeof service;
  const message = 'service must be a service with the method `respond`, not null.';
  const none = null as unknown as typeof service;
  expect(() => toNodeHandler(none)).toThrow(`toNodeHandler: ${message}`);
  expect(() => toFetchHandler(none)).toThrow(`toFetchHandler: ${message}`);
  await expect(listen(missing, { port: 0 })).rejects.toThrow('listen: service must be a service');
});

test('options of `listen` are accepted by `toNodeHandler`, and a port may be text', async () => {
  const options = {
    port: 0,
    bodyLimit: Infinity,
    timeouts: { idle: 1000 },
    limits: { waiting: 0, text: 5 },
  };
  expect(() => toNodeHandler(service, options)).not.toThrow();
  const { port, close } = await listen(service, { ...options, ...untyped({ port: '0' }) });
  expect(port).toBeGreaterThan(0);
  await close();
});

test('wrong options of the admin and of the API reference are refused by name', () => {
  // Options of untyped code.
  const docs = (options?: unknown) => () => createApiDocs(service, options as { document: object });
  expect(docs()).toThrow('createApiDocs: the settings must be an object, not undefined.');
  for (const missing of [{}, { document: undefined }])
    expect(docs(missing)).toThrow(
      'createApiDocs: document must be a text or an object, not undefined.',
    );
  expect(docs({ doc: {} })).toThrow('createApiDocs: unknown setting doc: {}.');
  expect(docs({ document: {}, path: 5 })).toThrow('createApiDocs: path must be a text, not 5.');
  const admin = (options: unknown) => () => createAdmin(service, options as { path: string });
  expect(admin({ path: 5 })).toThrow('createAdmin: path must be a text, not 5.');
  expect(admin(null)).toThrow('createAdmin: the settings must be an object, not null.');
});
