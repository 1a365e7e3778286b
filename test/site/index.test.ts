import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** The recorded arguments of a route, and its OPTIONS response for an administrator. */
interface RouteFact {
  readonly route: string;
  readonly allow: string;
  readonly schema: boolean;
  readonly endpoints: readonly {
    readonly methods: readonly string[];
    readonly args: Arguments;
  }[];
  readonly allow_batch?: object;
}

/** Arguments by name: their keywords without descriptions. */
interface Arguments {
  readonly [name: string]: { readonly [keyword: string]: unknown };
}

const POST_TYPES = [
  'post',
  'page',
  'attachment',
  'nav_menu_item',
  'cms_block',
  'cms_template',
  'cms_template_part',
  'cms_navigation',
];

/** Arguments that differ from the recorded ones, with the reason why they are equivalent. */
const DIFFERENT: readonly {
  readonly route: string;
  readonly arg: string;
  readonly known: Arguments[string];
  readonly here: Arguments[string];
  readonly why: string;
}[] = [
  ...['', '/(?P<uuid>[\\w\\-]+)'].map((item) => ({
    route: `/cms/v2/users/(?P<user_id>(?:[\\d]+|me))/application-passwords${item}`,
    arg: 'name',
    known: { pattern: '.*\\S.*' },
    here: { pattern: '\\S' },
    why: 'A pattern is looked for anywhere: both take the same texts, this one in less time.',
  })),
  {
    route: '/cms/v2/block-renderer/(?P<name>[a-z0-9-]+/[a-z0-9-]+)',
    arg: 'attributes',
    known: { default: [] },
    here: { default: {} },
    why: 'Without attributes a block has an empty map of them, not an empty list.',
  },
  {
    route: '/cms/v2/users',
    arg: 'has_published_posts',
    known: {
      items: { type: 'string', enum: Object.fromEntries(POST_TYPES.map((name) => [name, name])) },
    },
    here: { items: { type: 'string', enum: POST_TYPES } },
    why: 'An enum is a list; a map of names to themselves says no more.',
  },
];

interface Described {
  readonly methods: readonly string[];
  readonly endpoints: readonly {
    readonly methods: readonly string[];
    readonly args: Arguments;
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
  // Each test checks the members.
  return (await site.ask({ user, route, query })).body as T;
}

test('4.1: the index has every namespace, the help link and the link to the active theme', async () => {
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

describe('every recorded route', () => {
  test.each(facts)('$route has the recorded methods and arguments', ({ route, ...known }) => {
    const described = index.routes[route];
    expect(described?.methods).toEqual(known.endpoints.flatMap(({ methods }) => methods));
    expect(described?.endpoints.map(({ methods }) => methods)).toEqual(
      known.endpoints.map(({ methods }) => methods),
    );
    for (const [at, { args }] of known.endpoints.entries()) {
      expect(argumentsOf(described?.endpoints[at]?.args ?? {})).toEqual(
        Object.fromEntries(Object.entries(args).map((entry) => expectedOf(route, entry))),
      );
      expect(described?.endpoints[at]?.allow_batch).toEqual(known.allow_batch);
    }
  });

  test.each(facts.filter(({ route }) => !route.includes('(')))(
    '$route responds to OPTIONS',
    async ({ route, allow, schema }) => {
      const { status, headers, body } = await site.ask({ user: 'admin', method: 'OPTIONS', route });
      expect(status).toBe(200);
      expect(headers.get('Allow')).toBe(allow);
      expect('schema' in (body as object)).toBe(schema);
    },
  );
});

/** Arguments without their descriptions. */
function argumentsOf(args: Arguments): object {
  const entries = Object.entries(args).map(([name, { required, ...definition }]) => [
    name,
    required === true ? { ...definition, required } : definition,
  ]);
  return Object.fromEntries(entries.map(([name, argument]) => [name, withoutTexts(argument)]));
}

function withoutTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, member]) => !TEXTS.has(key) || typeof member === 'object')
      .map(([key, member]) => [key, withoutTexts(member)]),
  );
}

const TEXTS = new Set(['title', 'description']);

/** Returns the expected argument: the recorded one with the differences listed above. */
function expectedOf(
  route: string,
  [name, known]: [string, Arguments[string]],
): [string, Arguments[string]] {
  const different = DIFFERENT.find((one) => one.route === route && one.arg === name);
  // Some endpoints of the route do not have the difference: reading has no default.
  if (!different || !Object.keys(different.known).every((key) => key in known))
    return [name, known];
  expect(known).toMatchObject(different.known);
  return [name, { ...known, ...different.here }];
}

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
