import { expect, test } from 'vitest';
import type { RouteRecord } from '../../runtime/server/registration.ts';
import { pathSegments, routePattern } from '../../runtime/server/route-pattern.ts';
import { RouteTree } from '../../runtime/server/router.ts';
import { ask, open, serviceWith } from './service.ts';

/** How the route index finds a route among many (1). */

const PATTERNS = [
  '/',
  '/a/v1',
  '/a/v1/things',
  '/a/v1/things/(?P<id>[\\d]+)',
  '/a/v1/things/(?P<id>\\d+)/parts',
  '/a/v1/things/(?P<id>[\\d]+)/parts/(?P<part>[a-z0-9_-]+)',
  '/a/v1/things/(?P<slug>[\\w-]+)',
  '/a/v1/things/(?P<any>[^/]+)/parts',
  '/a/v1/things/(?P<rest>.+)',
  '/a/v1/things/(?P<odd>[!-~]+)',
  '/a/v1/things/(?P<none>\\d*)',
  '/a/v1/things/(?P<two>\\d{2})/parts',
  '/a/v1/things/?',
  '/a/v1/thing/?s',
  '/a/v1/(?P<id>\\d+)/?x',
  '/a/v1/things(?:/(?P<id>\\d+))?',
  '/a/v1/(things|others)',
  '/a/v1/things/(?P<id>(?:\\d+|me))/parts',
  '/a/v1/others/(?P<name>[^\\/:|]+(?:\\/[^\\/:|]+)?)',
  '/a/v1/things/12|/b/v1/things',
  '/a/v1/others/x\\|y',
  '/a/v1/others/x.json',
  '/(?P<namespace>\\w+)/v1/things',
  '/A/V1/Things',
  '/a/v1/kind',
  '/a/v1/(?P<Plan>\\d+)',
  '/a/v1/(?<P>\\d+)/(?P<p>\\w+)',
];

const PATHS = [
  '/',
  '/a/v1',
  '/a/v1/things',
  '/A/v1/THINGS',
  '/a/v1/things/',
  '/a/v1/things/12',
  '/a/v1/things/12/parts',
  '/a/v1/things/ab/parts',
  '/a/v1/things/12/parts/x-y',
  '/a/v1/things/me/parts',
  '/a/v1/others/some/name',
  '/a/v1/others/x|y',
  '/a/v1/things/a-b',
  '/a/v1/things//',
  '/a/v1/others',
  '/a/v1/others/x.json',
  '/a/v1/5x',
  '/a/v1/5',
  '/a/v1/5/x',
  '/a/v1/\u212Aind',
  '/b/v1/things',
  'a/v1/things',
  '',
];

const recordOf = (route: string, namespace = '') => {
  const endpoints: RouteRecord['endpoints'] = [];
  const deciding = new Map<string, number>();
  return { route, namespace, endpoints, deciding, options: {} };
};

function treeOf(routes: readonly string[]): RouteTree {
  const tree = new RouteTree();
  for (const route of routes) tree.add(recordOf(route));
  return tree;
}

test.each(PATHS)(
  '1: the tree returns every route that matches %j in the order of registration',
  (path) => {
    const matching = (route: string) =>
      new RegExp(`^${route.replaceAll('?P<', '?<')}$`, 'i').test(path);
    const segments = pathSegments(path);
    const found = treeOf(PATTERNS).find(segments);
    const names = found.map(({ route }) => route.route);
    expect(names.filter(matching)).toEqual(PATTERNS.filter(matching));
    const matched = found.filter(({ match }) => match(path, segments));
    expect(matched.map(({ route }) => route.route)).toEqual(PATTERNS.filter(matching));
  },
);

test.each([
  '/a/(?P<id>\\d+)/(?P<id>\\d+)',
  '/a/(?P<id>\\d{2,1})',
  '/a/(?P<id>[z-a])',
  '/a/(',
  '/a/b++',
])('a route that is not a regular expression matches nothing: %j', (route) => {
  expect(routePattern(route)).toBeNull();
  const found = treeOf([route]).find(['a', '2']);
  expect(found.every(({ match }) => match('/a/2', ['a', '2']) === null)).toBe(true);
});

test.each(PATTERNS)('%j is a pattern', (route) => {
  expect(routePattern(route)).not.toBeNull();
});

test('the groups of a route return the text of the path unchanged', () => {
  const matchOf = (route: string, path: string) => ({
    ...routePattern(route)?.(path, pathSegments(path)),
  });
  expect(matchOf('/a/(?P<Plan>\\w+)', '/A/Big')).toEqual({ Plan: 'Big' });
  expect(matchOf('/a/(?<P>\\d+)/b/(?P<p>\\w+)', '/a/1/B/c')).toEqual({ P: '1', p: 'c' });
  // A letter whose lower case is longer.
  expect(matchOf('/a/(?P<any>[^/]+)/b', '/A/\u0130x/B')).toEqual({ any: '\u0130x' });
});

test('the tree returns only routes whose fixed segments match the path', () => {
  const routes = Array.from({ length: 1000 }, (_, number) => [
    `/a/v1/things/(?P<id>[\\d]+)/part${number}`,
    `/a/v1/kind${number}/(?P<id>[\\d]+)`,
  ]).flat();
  const tree = treeOf(routes);
  const tried = (path: string) => tree.find(pathSegments(path)).map(({ route }) => route.route);
  expect(tried('/a/v1/things/7/part999')).toEqual(['/a/v1/things/(?P<id>[\\d]+)/part999']);
  expect(tried('/a/v1/kind999/7')).toEqual(['/a/v1/kind999/(?P<id>[\\d]+)']);
  expect(tried('/a/v1/kind999/7/more')).toEqual([]);
  const own = '/a/v1/users/(?P<id>(?:[\\d]+|me))/passwords';
  expect(treeOf([own]).find(pathSegments('/a/v1/kind999/7'))).toEqual([]);
});

test('1: if several namespaces are prefixes of the path, routes of the first one have precedence', async () => {
  const server = serviceWith();
  const responding = (text: string) => open(() => text);
  server.registerRoute('test/v1/more', '/(?P<name>\\w+)', responding('more'));
  server.registerRoute('test/v1', '/more/(?P<name>\\w+)', responding('test'));
  server.registerRoute('test', '/v1/more/(?P<name>x\\w)', responding('short'));
  expect((await ask(server, '/test/v1/more/xy')).body).toBe('more');
  expect((await ask(server, '/Test/v1/more/xy')).body).toBe('more');
});

test('with 2000 routes a request reaches the matching handler', async () => {
  const server = serviceWith();
  for (let number = 0; number < 2000; number += 1)
    server.registerRoute(
      'test/v1',
      `/kind${number}/(?P<id>\\d+)`,
      open(() => number),
    );
  expect((await ask(server, '/test/v1/kind1999/1')).body).toBe(1999);
});

test('special characters of a namespace, and escaped ones of a route, match only themselves', () => {
  const tree = new RouteTree();
  tree.add(recordOf('/a/v1.0+b/feed\\.json/(?P<id>[\\d]+)', 'a/v1.0+b'));
  const isMatched = (path: string) => {
    const segments = pathSegments(path);
    return tree.find(segments).some(({ match }) => match(path, segments) !== null);
  };
  expect(isMatched('/a/v1.0+b/Feed.json/7')).toBe(true);
  for (const path of ['/a/v1x0+b/feed.json/7', '/a/v1.00b/feed.json/7', '/a/v1.0+b/feedxjson/7'])
    expect(isMatched(path)).toBe(false);
});
