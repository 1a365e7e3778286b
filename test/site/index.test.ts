import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** What clients know of a route: what it takes, and what OPTIONS answers an administrator. */
interface RouteFact {
  readonly route: string;
  readonly allow: string;
  readonly schema: boolean;
  readonly endpoints: readonly {
    readonly methods: readonly string[];
    readonly args: readonly string[];
  }[];
  readonly allow_batch?: object;
}

interface Described {
  readonly methods: readonly string[];
  readonly endpoints: readonly {
    readonly methods: readonly string[];
    readonly args: object;
    readonly allow_batch?: object;
  }[];
  readonly schema?: object;
}

interface Index {
  readonly namespaces: readonly string[];
  readonly routes: { readonly [route: string]: Described };
  readonly _links: { readonly [rel: string]: readonly { readonly href: string }[] };
}

const facts = JSON.parse(
  readFileSync(`${import.meta.dirname}/facts/routes.json`, 'utf8'),
) as readonly RouteFact[];

let site: TestSite;
let index: Index;
beforeAll(async () => {
  site = await (await SiteMaker.read(`${import.meta.dirname}/facts/site.json`)).make();
  index = await read('/');
});
afterAll(() => site.close());

async function read<T = Index>(route: string, query = {}, user: string | 0 = 'admin'): Promise<T> {
  // Each test says what it looks at.
  return (await site.ask({ user, route, query })).body as T;
}

/** The groups of a pattern: what a path says is an argument too. */
function groupsOf(route: string): string[] {
  return [...route.matchAll(/\(\?P<(\w+)>/g)].map(([, name]) => name ?? '');
}

test('4.1: the index names every namespace that clients know, and where people read about it', async () => {
  expect(index.namespaces.toSorted()).toEqual([
    'cms-block-editor/v1',
    'cms-site-health/v1',
    'cms/v2',
    'oembed/1.0',
  ]);
  expect(index._links['help']).toEqual([{ href: 'https://api.test/' }]);
  const { _links: links } = await read('/', {}, 0);
  expect(Object.keys(links)).toEqual(['help']);
  expect(Object.keys(index._links)).toEqual(['help', 'cms:active-theme', 'curies']);
  const [theme] = index._links['cms:active-theme'] ?? [];
  expect(theme?.href).toBe('http://site.test/cms-json/cms/v2/themes/twentytwentythree');
});

describe('every route that clients know', () => {
  test.each(facts)('$route takes the same methods and arguments', ({ route, ...known }) => {
    const described = index.routes[route];
    expect(described?.methods).toEqual(known.endpoints.flatMap(({ methods }) => methods));
    expect(described?.endpoints.map(({ methods }) => methods)).toEqual(
      known.endpoints.map(({ methods }) => methods),
    );
    const groups = new Set(groupsOf(route));
    for (const [at, { args }] of known.endpoints.entries()) {
      const taken = Object.keys(described?.endpoints[at]?.args ?? {});
      const isSaid = (name: string): boolean => args.includes(name) || !groups.has(name);
      expect(taken.filter(isSaid).toSorted()).toEqual(args.toSorted());
      expect(described?.endpoints[at]?.allow_batch).toEqual(known.allow_batch);
    }
  });

  test.each(facts.filter(({ route }) => !route.includes('(')))(
    '$route answers OPTIONS',
    async ({ route, allow, schema }) => {
      const { status, headers, body } = await site.ask({ user: 'admin', method: 'OPTIONS', route });
      expect(status).toBe(200);
      expect(headers.get('Allow')).toBe(allow);
      expect('schema' in (body as object)).toBe(schema);
    },
  );
});

test('4.1: the help context shows the schemas of routes, in both kinds of index', async () => {
  const whole = await read('/', { context: 'help' });
  for (const { route, schema } of facts)
    expect('schema' in (whole.routes[route] ?? {})).toBe(schema);
  const { routes } = await read('/cms-site-health/v1', { context: 'help' });
  const test = '/cms-site-health/v1/tests/page-cache';
  expect(Object.keys(routes)).toHaveLength(8);
  expect(routes[test]).not.toHaveProperty('schema');
  expect(routes['/cms-site-health/v1/tests/https-status']?.schema).toMatchObject({
    title: 'cms-site-health-test',
  });
});
