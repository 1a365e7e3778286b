import { expect, test } from 'vitest';
import {
  buildUrl,
  readUrl,
  routeOf,
  routePath,
  withoutTrailingSlash,
} from '../../runtime/http/index.ts';
import { headLinks, linkHeaders, rsdEntry } from '../../site/web/content/head-links.ts';
import type { UrlSettings } from '../../runtime/http/index.ts';

const form = (
  permalinks: UrlSettings['permalinks'],
  baseUrl = 'http://site.test/blog',
): UrlSettings => ({
  baseUrl,
  permalinks,
  prefix: 'cms-json',
});

test('1: URLs have three forms', () => {
  expect(buildUrl(form('pretty'), 'cms/v2/posts?a=1')).toBe(
    'http://site.test/blog/cms-json/cms/v2/posts?a=1',
  );
  expect(buildUrl(form('index'), '//cms/v2')).toBe(
    'http://site.test/blog/index.php/cms-json/cms/v2',
  );
  expect(buildUrl(form('plain'), '/cms/v2/posts?a=1')).toBe(
    'http://site.test/blog/index.php?rest_route=/cms/v2/posts&a=1',
  );
  expect(buildUrl(form('plain', 'http://site.test/index.php'), '')).toBe(
    'http://site.test/index.php?rest_route=/',
  );
});

test('1: over TLS the URL of the requested host is https; a forced administration always is', () => {
  const over = (serverName: string, forcesTls = false) =>
    buildUrl(form('pretty'), '/', { isTls: !forcesTls, serverName, forcesTls });
  expect(over('site.test')).toBe('https://site.test/blog/cms-json/');
  expect(over('other.test')).toBe('http://site.test/blog/cms-json/');
  expect(over('other.test', true)).toBe('https://site.test/blog/cms-json/');
});

test('1: a scheme can be requested; forced TLS overrides it', () => {
  const address = (scheme: string, isTls = false) =>
    buildUrl(form('pretty'), 'x', { isTls, serverName: 'site.test' }, scheme);
  expect(address('https')).toBe('https://site.test/blog/cms-json/x');
  expect(address('relative')).toBe('/blog/cms-json/x');
  expect(address('rest')).toBe('http://site.test/blog/cms-json/x');
  expect(address('http', true)).toBe('https://site.test/blog/cms-json/x');
});

test('1: `routePath` adds a leading slash, and trailing slashes of a route are removed', () => {
  expect(['', '/', 'a', '/a', '///a/b/'].map(routePath)).toEqual(['/', '/', '/a', '/a', '/a/b/']);
  expect(['', '/', '//', '/a', '/a/b//'].map(withoutTrailingSlash)).toEqual([
    '/',
    '/',
    '/',
    '/a',
    '/a/b',
  ]);
});

test('1: the route is read from the path or from rest_route; other URLs are outside of the service', () => {
  const route = (path: string, restRoute?: string) => routeOf(path, restRoute, form('pretty'));
  expect(route('/blog/cms-json')).toBe('/');
  expect(route('/blog/cms-json/')).toBe('/');
  expect(route('/blog/cms-json/cms/v2/posts/')).toBe('/cms/v2/posts');
  expect(route('/blog/index.php/cms-json')).toBe('/');
  expect(route('/blog/index.php/cms-json/')).toBe('/');
  expect(route('/blog/index.php/cms-json/cms/v2')).toBe('/cms/v2');
  expect(route('/blog/index.php', '/cms/v2')).toBe('/cms/v2');
  expect(route('/blog/cms-json//cms/v2')).toBe('//cms/v2');
  expect(route('/blog/', '/cms/v2/posts/')).toBe('/cms/v2/posts');
  expect(route('/blog/cms-json/cms/v2', '/')).toBe('/');
  expect(route('/blog/')).toBeNull();
  expect(route('/blog/index.php', '')).toBeNull();
  expect(route('/blog/cms-jsonp')).toBeNull();
});

test('a URL of the service is parsed to its route and query', () => {
  for (const permalinks of ['pretty', 'index', 'plain'] as const) {
    const address = buildUrl(form(permalinks), '/cms/v2/posts/5?context=edit');
    expect(readUrl(address, form(permalinks))).toEqual({
      route: '/cms/v2/posts/5',
      query: 'context=edit',
    });
  }
  expect(readUrl('http://elsewhere.test/cms-json/x', form('pretty'))).toBeNull();
});

test('4.1: pages link the API root unless it is empty', () => {
  const page = {
    apiRel: 'https://api.test/',
    root: 'http://site.test/?a&b',
    resource: 'http://site.test/r',
  };
  expect(headLinks(page).map(({ text }) => text)).toEqual([
    '<link rel="https://api.test/" href="http://site.test/?a&amp;b" />',
    '<link rel="alternate" type="application/json" href="http://site.test/r" />',
  ]);
  expect(linkHeaders({ ...page, resource: null })).toEqual([
    '<http://site.test/?a&b>; rel="https://api.test/"',
  ]);
  expect(rsdEntry(page.root)).toBe(
    '<api name="WP-API" blogID="1" preferred="false" apiLink="http://site.test/?a&amp;b" />',
  );
  expect([
    headLinks({ ...page, root: '' }),
    linkHeaders({ ...page, root: '' }),
    rsdEntry(''),
  ]).toEqual([[], [], '']);
});
