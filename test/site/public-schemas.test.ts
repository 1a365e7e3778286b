import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { KnownPaths } from '../fuzz/known-paths.ts';
import { ResponseSchemas } from '../fuzz/response-schemas.ts';
import type { OpenApiDocument } from '../fuzz/response-schemas.ts';
import { endpointsOf } from '../fuzz/routes.ts';
import type { FuzzEndpoint, IndexBody } from '../fuzz/routes.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Validates responses against the schemas of OPTIONS and the OpenAPI document. */

const document = join(import.meta.dirname, '../../generated/openapi.json');
let site: TestSite;
let schemas: ResponseSchemas;
let readable: readonly FuzzEndpoint[];

beforeAll(async () => {
  site = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
  // Generated file.
  schemas = new ResponseSchemas(JSON.parse(readFileSync(document, 'utf8')) as OpenApiDocument);
  const { body } = await site.ask({ user: 'admin', route: '/', query: { context: 'help' } });
  // The index, as the contract specifies it.
  readable = endpointsOf(body as IndexBody).filter(({ method }) => method === 'GET');
});
afterAll(() => site.close());

test.each(['admin', 'author', 'subscriber', 0] as const)(
  'every response in every context is valid by its public schemas (caller: %s)',
  async (user) => {
    const known = new KnownPaths(
      readable.map(({ route }) => route),
      'http://site.test/cms-json',
    );
    const wrong = new Set<string>();
    const seen = new Set<string>();
    const check = async ({ route }: FuzzEndpoint, path: string): Promise<void> => {
      for (const context of ['view', 'embed', 'edit']) {
        const { status, body, text } = await site.ask({ user, route: path, query: { context } });
        if (status !== 200) continue;
        seen.add(route.path);
        known.collect(text ?? '');
        const of = { path: route.path, method: 'GET', status, context, isPartial: false };
        const found = schemas.wrong(body, route.schema, of);
        if (found !== null) wrong.add(`${path} ${context} ${found}`);
      }
    };
    for (const endpoint of readable)
      if (!endpoint.route.path.includes('{') && !SLOW.includes(endpoint.route.path))
        await check(endpoint, endpoint.route.path);
    for (const endpoint of readable)
      for (const path of known.of(endpoint.route).slice(0, MOST)) await check(endpoint, path);
    expect([...wrong]).toEqual([]);
    expect(seen.size).toBeGreaterThan(user === 'admin' ? 60 : 20);
  },
);

/** The maximum number of items per route. */
const MOST = 4;
/** Measures the size of all folders. */
const SLOW = ['/cms-site-health/v1/directory-sizes'];
