import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../runtime/http/index.ts';
import { SettingsError, readSettings, variables } from '../../site/config.ts';

test('without variables a site has the limits that --help prints', () => {
  expect(readSettings({})).toMatchObject({
    log: undefined,
    bodyLimit: 8 * 1024 * 1024,
    uploadLimit: 64 * 1024 * 1024,
    limits: { ...DEFAULT_LIMITS, parameters: 1000, files: 20 },
    timeouts: { headers: 20_000, request: 300_000, idle: 120_000, keepAlive: 5000 },
    shutdown: { delay: 1000, timeout: 10_000 },
  });
  const values = Object.fromEntries(variables);
  expect(values['BODY_LIMIT']).toContain('(8)');
  expect(values['UPLOAD_LIMIT']).toContain('(64)');
  expect(values['HEADERS_TIMEOUT']).toContain('(20)');
  expect(values['REQUEST_TIMEOUT']).toContain('(300)');
  expect(values['IDLE_TIMEOUT']).toContain('(120)');
  expect(values['KEEP_ALIVE']).toContain('(5)');
  expect(values['MAX_PARAMETERS']).toContain('(1000)');
  expect(values['MAX_REQUESTS']).toContain('(64)');
});

test('limits in MiB and seconds may be fractions', () => {
  expect(
    readSettings({ HEADER_LIMIT: '32', ANONYMOUS_BODIES: '1', WAIT_TIMEOUT: '2' }),
  ).toMatchObject({ limits: { headers: 32 * 1024, anonymousBodies: 1024 * 1024, patience: 2000 } });
  expect(readSettings({ BODY_LIMIT: '0.5', KEEP_ALIVE: ' 65 ', LOG: 'json' })).toMatchObject({
    bodyLimit: 512 * 1024,
    timeouts: { keepAlive: 65_000 },
    log: 'json',
  });
});

test('docs/running.md describes every variable of --help', () => {
  const documentation = readFileSync('docs/running.md', 'utf8');
  expect(
    variables.map(([name]) => name).filter((name) => !documentation.includes(`\`${name}\``)),
  ).toEqual([]);
});

test('URLs may have a port and a path, and URIs that are only names may have any scheme', () => {
  const environment = { BASE_URL: 'https://[::1]:8443/a%20b/~ada/', API_REL: 'urn:example:rel:' };
  expect(readSettings(environment)).toMatchObject({
    baseUrl: 'https://[::1]:8443/a%20b/~ada',
    adminUrl: 'https://[::1]:8443/a%20b/~ada/cms-admin',
    apiRel: 'urn:example:rel:',
    helpUrl: 'urn:example:rel:',
  });
});

test('allowed hosts are names and addresses, with or without a port', () => {
  const hosts = 'Intranet.example, intranet.example:80 10.0.0.8:8000,[fd00::8],[fd00::8]:81';
  expect(readSettings({ OUTGOING_HOSTS: hosts, DEBUG: 'yes' })).toMatchObject({
    outgoingHosts: [
      'Intranet.example',
      'intranet.example:80',
      '10.0.0.8:8000',
      '[fd00::8]',
      '[fd00::8]:81',
    ],
    debug: true,
  });
  expect(readSettings({ DEBUG: '0' })).toMatchObject({ debug: false });
});

test.each([
  ['LOG', 'loud'],
  ['BASE_URL', 'https://example.org/?site=2'],
  ['BASE_URL', 'https://example.org/#site'],
  ['BASE_URL', 'https://ada:secret@example.org'],
  ['BASE_URL', 'https://example.org/the site'],
  ['ADMIN_URL', 'https://example.org/admin?a=b'],
  ['API_REL', 'relations'],
  ['API_REL', 'https://example.org/"; rel="next'],
  ['HELP_URL', 'the handbook'],
  ['UPLOAD_LIMIT', '-1'],
  ['BODY_LIMIT', '0'],
  ['KEEP_ALIVE', '5s'],
  ['REQUEST_TIMEOUT', '99999999'],
  ['DRAIN_DELAY', 'soon'],
  ['SHUTDOWN_TIMEOUT', '0'],
  ['PORT', '65536'],
  ['PORT', '8e3'],
  ['METRICS', '65536'],
  ['WORKERS', '0'],
  ['WORKERS', '257'],
  ['RESPONSE_CACHE', '0.5'],
  ['HSTS', '-1'],
  ['DEBUG', 'on'],
  ['OUTGOING_HOSTS', 'http://intranet.example'],
  ['OUTGOING_HOSTS', 'intranet.example, ada@intranet.example'],
  ['OUTGOING_HOSTS', 'intranet.example/feeds'],
])('%s=%s is refused with a message', (name, value) => {
  const settings = readSettings({ [name]: value });
  expect(settings).toBeInstanceOf(SettingsError);
  expect(settings).toMatchObject({ message: expect.stringContaining(name) });
});
