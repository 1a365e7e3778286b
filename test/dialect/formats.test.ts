import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { beforeAll, expect, test } from 'vitest';
import { toFetchHandler } from '../../runtime/http/fetch.ts';
import { validateValue } from '../../runtime/schema/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { PageProject } from './page-project.ts';

/** The project of "Formats" in docs/schema-files.md. */
const project = new PageProject('devices', ['schemas/resources/devices.json']);
let testing: {
  readonly fixtures: { devices: { view(): Record<string, unknown> } };
  mockServer(options: object): Server;
};

beforeAll(async () => {
  await project.generate({});
  testing = await project.load<typeof testing>('generated/testing.ts');
}, 60_000);

const strings: readonly (readonly [field: string, good: string, bad: string | null])[] = [
  ['serial', '7d444840-9dc0-11d1-b245-5ffdce74fad2', '7d444840'],
  ['seen', '2026-03-02T10:00:00Z', '2026-03-02'],
  ['address', '192.0.2.1', '192.0.2'],
  ['contact', 'ada@example.org', 'ada'],
  ['color', '#a1b2c3', 'red'],
  ['bought', '2026-03-02', '2026-02-30'],
  ['restarts', '10:00:00Z', '25:00:00Z'],
  ['lease', 'PT1H30M', '1 hour'],
  ['manual', 'https://example.org/', 'example'],
  ['photo', '/photos/7.png', 'a b'],
  ['host', 'reader-7.example.org', '-reader'],
  ['pages', '9007199254740993', '9223372036854775808'],
  ['key', 'YWJj', 'YWJ'],
  ['firmware', '\u0001', null],
  ['pin', '1234', null],
  ['label', 'Reader 7', null],
  ['notes', 'First line\nSecond line', null],
];
/** The formats that servers of the content API validate: those of the first fields. */
const CHECKED_BY_ALL = 5;

test.each(['strict', 'lenient'] as const)(
  'valid values of every format are accepted, and invalid ones refused by servers with %s formats',
  async (formats) => {
    const handle = ({ args }: { args: object }) => ({ id: 1, ...args });
    const endpoints = { 'devices.create': { permission: () => true, handle } };
    const server = testing.mockServer({ settings: { protocol: { formats } }, endpoints });
    const send = async (body: object) => {
      const init = { method: 'POST', headers: { 'content-type': 'application/json' } };
      const address = `http://localhost/${server.protocol.prefix}/library/v1/devices`;
      const request = new Request(address, { ...init, body: JSON.stringify(body) });
      const response = await toFetchHandler(server)(request);
      return [response.status, await response.json()] as const;
    };
    const all = Object.fromEntries(strings.map(([field, good]) => [field, good]));
    const { firmware: _f, pin: _p, ...shown } = all;
    expect(await send(all)).toEqual([201, { id: 1, ...shown }]);
    for (const [at, [field, , bad]] of strings.entries()) {
      if (bad === null) continue;
      const isRefused = formats === 'strict' || at < CHECKED_BY_ALL;
      const [status] = await send({ [field]: bad });
      expect([field, status]).toEqual([field, isRefused ? 400 : 201]);
    }
    const tags = '<b>Reader</b>\n7';
    expect(await send({ label: tags, notes: tags })).toMatchObject([
      ...[201, { label: 'Reader 7', notes: 'Reader\n7' }],
    ]);
  },
);

test('fixtures and the OpenAPI document have every format', () => {
  const text = readFileSync(join(project.root, 'generated/openapi.json'), 'utf8');
  const document = JSON.parse(text) as OpenAPIV3_1.Document;
  const { properties } = document.components?.schemas?.['DeviceView'] ?? {};
  for (const [field, value] of Object.entries(testing.fixtures.devices.view())) {
    if (field === 'id') continue;
    const { format, pattern } = properties?.[field] as { format?: string; pattern?: string };
    // A content API accepts times without an offset.
    expect(field === 'seen' ? pattern : format).toBeDefined();
    expect(
      validateValue(value, { type: 'string', ...(format && { format }) }, field, {
        formats: 'strict',
      }),
    ).toBe(null);
  }
});
