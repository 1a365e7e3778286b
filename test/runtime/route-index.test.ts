import { expect, test } from 'vitest';
import { NamespaceIndex } from '../../runtime/server/namespace-index.ts';
import { RouteIndex } from '../../runtime/server/route-index.ts';
import { isPattern, pathPattern } from '../../runtime/server/route-pattern.ts';
import { splitPath } from '../../runtime/server/route-segments.ts';
import { ask, open, serviceWith } from './service.ts';

/** Facts about how routes are found among many (1). */

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

test.each(PATHS)('1: no route that matches %j is missed, and the first stays the first', (path) => {
  const index = new RouteIndex<{ route: string }>();
  for (const route of PATTERNS) index.add({ route });
  const matching = (route: string) =>
    new RegExp(`^${route.replaceAll('?P<', '?<')}$`, 'i').test(path);
  const found = index.candidates(splitPath(path)).map(({ route }) => route);
  expect(found.filter(matching)).toEqual(PATTERNS.filter(matching));
  const caught = found.filter((route) => pathPattern(route)?.match(splitPath(path)));
  expect(caught).toEqual(PATTERNS.filter(matching));
});

test.each([
  '/a/(?P<id>\\d+)/(?P<id>\\d+)',
  '/a/(?P<id>\\d{2,1})',
  '/a/(?P<id>[z-a])',
  '/a/(',
  '/a/b+)',
])('a route that is no pattern is none, and matches nothing: %j', (route) => {
  expect(isPattern(route)).toBe(false);
  expect(pathPattern(route)).toBeNull();
  const index = new RouteIndex<{ route: string }>();
  index.add({ route });
  expect(() => index.candidates(splitPath('/a/2'))).not.toThrow();
});

test.each(PATTERNS)('%j is a pattern', (route) => {
  expect(isPattern(route)).toBe(true);
  expect(pathPattern(route)).not.toBeNull();
});

test('groups catch what they say, in the letters in which it came', () => {
  const caught = (route: string, path: string) => ({
    ...pathPattern(route)?.match(splitPath(path)),
  });
  expect(caught('/a/(?P<Plan>\\w+)', '/A/Big')).toEqual({ Plan: 'Big' });
  expect(caught('/a/(?<P>\\d+)/b/(?P<p>\\w+)', '/a/1/B/c')).toEqual({ P: '1', p: 'c' });
  // A letter that is longer when it is small.
  expect(caught('/a/(?P<any>[^/]+)/b', '/A/\u0130x/B')).toEqual({ any: '\u0130x' });
});

test('of thousands of routes those are tried that can match, wherever they differ', () => {
  const index = new RouteIndex<{ route: string }>();
  for (let number = 0; number < 1000; number += 1) {
    index.add({ route: `/a/v1/things/(?P<id>[\\d]+)/part${number}` });
    index.add({ route: `/a/v1/kind${number}/(?P<id>[\\d]+)` });
  }
  const tried = (path: string) => index.candidates(splitPath(path)).map(({ route }) => route);
  expect(tried('/a/v1/things/7/part999')).toEqual(['/a/v1/things/(?P<id>[\\d]+)/part999']);
  expect(tried('/a/v1/kind999/7')).toEqual(['/a/v1/kind999/(?P<id>[\\d]+)']);
  expect(tried('/a/v1/kind999/7/more')).toEqual([]);
});

test('a namespace that starts the path counts, in the order of registration', () => {
  const index = new NamespaceIndex(['a/v1/more', 'a/v1', 'b']);
  expect(index.startOf('/a/v1/more/x')).toEqual(['a/v1/more', 'a/v1']);
  expect(index.startOf('///a/v1')).toEqual(['a/v1']);
  expect(index.startOf('/A/v1')).toEqual([]);
  expect(index.startOf('/c')).toEqual([]);
});

test('1: of the routes of several namespaces that start the path, those of the first are tried first', async () => {
  const server = serviceWith();
  const answered = (text: string) => open(() => text);
  server.registerRoute('test/v1/more', '/(?P<name>\\w+)', answered('more'));
  server.registerRoute('test/v1', '/more/(?P<name>\\w+)', answered('test'));
  server.registerRoute('test', '/v1/more/(?P<name>x\\w)', answered('short'));
  expect((await ask(server, '/test/v1/more/xy')).body).toBe('more');
  expect((await ask(server, '/Test/v1/more/xy')).body).toBe('more');
});

test('with thousands of routes the right one answers', async () => {
  const server = serviceWith();
  for (let number = 0; number < 2000; number += 1)
    server.registerRoute(
      'test/v1',
      `/kind${number}/(?P<id>\\d+)`,
      open(() => number),
    );
  expect((await ask(server, '/test/v1/kind1999/1')).body).toBe(1999);
});
