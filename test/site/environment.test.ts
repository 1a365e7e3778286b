import { expect, test } from 'vitest';
import { SettingsError, readSettings, variables } from '../../site/settings.ts';

test('without variables a site has the limits that --help names', () => {
  expect(readSettings({})).toMatchObject({
    log: undefined,
    bodyLimit: 8 * 1024 * 1024,
    uploadLimit: 64 * 1024 * 1024,
    timeouts: { headers: 20_000, request: 300_000, idle: 120_000, keepAlive: 5000 },
  });
  const told = Object.fromEntries(variables);
  expect(told['BODY_LIMIT']).toContain('(8)');
  expect(told['UPLOAD_LIMIT']).toContain('(64)');
  expect(told['HEADERS_TIMEOUT']).toContain('(20)');
  expect(told['REQUEST_TIMEOUT']).toContain('(300)');
  expect(told['IDLE_TIMEOUT']).toContain('(120)');
  expect(told['KEEP_ALIVE']).toContain('(5)');
});

test('limits are told in MiB and in seconds, and may be fractions', () => {
  expect(readSettings({ BODY_LIMIT: '0.5', KEEP_ALIVE: ' 65 ', LOG: 'json' })).toMatchObject({
    bodyLimit: 512 * 1024,
    timeouts: { keepAlive: 65_000 },
    log: 'json',
  });
});

test.each([
  ['LOG', 'loud'],
  ['UPLOAD_LIMIT', '-1'],
  ['BODY_LIMIT', '0'],
  ['KEEP_ALIVE', '5s'],
  ['REQUEST_TIMEOUT', '99999999'],
])('%s=%s makes no sense, and is said to', (name, value) => {
  const settings = readSettings({ [name]: value });
  expect(settings).toBeInstanceOf(SettingsError);
  expect(settings).toMatchObject({ message: expect.stringContaining(name) });
});
