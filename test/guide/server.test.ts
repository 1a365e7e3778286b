import { expect, test } from 'vitest';
import { emitAllRoutes } from '../../generator/emit/routes.ts';
import { assignNames } from '../../generator/names/names.ts';
import { createServer } from '../../runtime/server/index.ts';
import { apiSettings } from '../e2e/library/generated/routes.ts';
import { api } from '../generator/emit-fixture.ts';
import { settings } from '../generator/helpers.ts';

/** The statements of docs/guide/server.md. */

test('a server without the generated settings has the profile `plain`', () => {
  const { profile, protocol } = createServer({}).settings;
  expect(profile).toBe('plain');
  expect(protocol).toMatchObject({ prefix: '', errors: 'problem', unknownParameters: 'refuse' });
});

test('the generated settings without `profile` in schemas/api.json have the profile `content-api`', () => {
  const about = { title: 'API', version: '1.0.0' };
  const { names } = assignNames({ ...api, about }, settings);
  const [, found] = /apiSettings = (\{[^}]*\})/.exec(emitAllRoutes({ ...api, about }, names)) ?? [];
  expect(found?.replaceAll(/\s+/g, ' ')).toContain('profile: "content-api"');
});

test('`cors` names the origins whose pages may call a plain API, and leaves the other parts of its protocol', async () => {
  const baseUrl = 'https://library.example';
  const without = createServer({ ...apiSettings, baseUrl }).settings.protocol;
  const cors = { origins: ['https://app.example'], credentials: true };
  const protocol = { ...apiSettings.protocol, cors };
  const server = createServer({ ...apiSettings, baseUrl, protocol });
  expect(server.settings.protocol).toEqual({ ...without, cors });
});
