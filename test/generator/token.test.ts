import { join } from 'node:path';
import { expect, test } from 'vitest';
import { emit } from '../../generator/emit/index.ts';
import { openApi } from '../../generator/emit/openapi/index.ts';
import { readInputs } from '../../generator/load/inputs.ts';
import { load } from '../../generator/load/load.ts';
import { projectOf } from '../../generator/load/project.ts';
import { lower } from '../../generator/lower/lower.ts';
import type { About } from '../../generator/model/api.ts';
import { assignNames } from '../../generator/names/names.ts';
import { here, settings } from './helpers.ts';
import { textsOf } from './texts.ts';

/** Returns the generated files of a golden case whose schemas/api.json names this product token. */
async function withToken(golden: string, token: string | undefined, more: Partial<About> = {}) {
  const project = projectOf(load(readInputs(join(here, 'golden', golden), settings), settings));
  const about = { ...project.about, ...more, ...(token !== undefined && { token }) };
  const api = lower({ ...project, about });
  const all = { ...settings, parts: ['server', 'client', 'openapi', 'testing'] as const };
  const { names } = assignNames(api, all);
  return { document: openApi(api, names), texts: textsOf(emit(api, names)) };
}

test('headers, cookie and core namespace of the document contain the token of schemas/api.json', async () => {
  const { document } = await withToken('names', 'acme');
  expect(document.components?.securitySchemes).toMatchObject({
    cookie: { name: 'acme_logged_in' },
    nonce: { name: 'X-ACME-Nonce' },
  });
  expect(Object.keys(document.paths ?? {})).toContain('/acme/v2/menu-items');
  const text = JSON.stringify(document);
  expect(text).toContain('X-ACME-TotalPages');
  expect(text).toContain('"acme_id"');
  expect(text).not.toMatch(/cms/i);
});

test.each([
  ['http', { type: 'http', scheme: 'basic' }, /"Basic realm=\\"Library\\""/],
  [
    'openIdConnect',
    { type: 'openIdConnect', openIdConnectUrl: '/' },
    /"Bearer realm=\\"Library\\""/,
  ],
  ['apiKey', { type: 'apiKey', in: 'header', name: 'X-Key' }, /protocol: \{ prefix: "" \}/],
] as const)(
  'a scheme of the type %s determines the challenge of 401',
  async (_, scheme, printed) => {
    const about = { title: 'Library', profile: 'plain', securitySchemes: { scheme } } as const;
    const { texts } = await withToken('tiny', undefined, about);
    expect(texts.get('generated/routes.ts')).toMatch(printed);
  },
);

test('client and mock server use this token by default, and options override it', async () => {
  const { texts } = await withToken('names', 'acme');
  expect(texts.get('generated/client.ts')).toContain('connect(options, { token: "acme" })');
  expect(texts.get('generated/routes.ts')).toContain(
    'apiSettings = { profile: "content-api", token: "acme" }',
  );
  expect(texts.get('generated/testing.ts')).toContain('{ ...apiSettings, ...options?.settings }');
});

test('without a token in schemas/api.json the default token is used', async () => {
  const { texts, document } = await withToken('names', undefined);
  expect(texts.get('generated/client.ts')).toContain('connect(options)');
  expect(texts.get('generated/routes.ts')).toContain('token: "cms"');
  expect(JSON.stringify(document)).toContain('X-CMS-Total');
});
