import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { SiteRequest, TestSite, SiteResponse } from './site-of.ts';
import { CALLERS, factsOf, resultFor } from './tables/facts.ts';
import type { Caller, Fact } from './tables/facts.ts';

const facts = import.meta.dirname + '/facts';

let maker: SiteMaker;
let reading: TestSite;
/** Like `reading`, with an extension that accepts requests with invalid arguments. */
let unchecked: TestSite;
/** The site of the next write, closed after an accepted write; a refused write leaves the content unchanged. */
let writing: TestSite | null = null;
/** Name of the application password of user 2 on every site of this test, the value of `{password}`. */
let password: string;
beforeAll(async () => {
  maker = await SiteMaker.read(`${facts}/site.json`);
  reading = await maker.make();
  unchecked = await maker.make();
  unchecked.app.hooks.on('rest_request_before_callbacks', () => null);
  const [first] = await reading.store.applicationPasswords.of(2);
  password = first?.uuid ?? '';
});
afterAll(() => Promise.all([reading.close(), unchecked.close(), writing?.close()]));

describe.each(CALLERS)('%s', (caller) => {
  test.each(factsOf('access'))('gets the recorded status on $method $route', async (fact) => {
    await expectFact(fact, caller);
  });

  test.each(factsOf('probes'))('gets the recorded status on "$name"', async (fact) => {
    await expectFact(fact, caller);
  });
});

test('the properties of an item in each context and their order equal the recorded ones', async () => {
  const shown = factsFile('item-keys') as { [resource: string]: { [context: string]: string[] } };
  const routes: { [resource: string]: string } = {
    posts: 'posts/6',
    media: 'media/4',
    comments: 'comments/2',
    users: 'users/2',
    categories: 'categories/2',
    tags: 'tags/8',
    'menu-locations': 'menu-locations/primary',
    sidebars: 'sidebars/sidebar-1',
    widgets: 'widgets/text-2',
    'widget-types': 'widget-types/text',
    'url-details': '/cms-block-editor/v1/url-details?url=http://site.test/?p=6',
    'site-health': '/cms-site-health/v1/tests/background-updates',
    index: '/',
    oembed: '/oembed/1.0/embed?url=http://site.test/?p=41',
    menus: 'menus/17',
    'menu-items': 'menu-items/46',
    'posts/revisions': 'posts/6/revisions/37',
    'posts/autosaves': 'posts/6/autosaves/38',
    'pages/revisions': 'pages/41/revisions/45',
    'application-passwords': 'users/2/application-passwords',
    pages: 'pages/41',
    blocks: 'blocks/50',
    navigation: 'navigation/49',
    types: 'types/post',
    statuses: 'statuses/publish',
    taxonomies: 'taxonomies/category',
    templates: 'templates/twentytwentythree//oracle-template',
    'template-parts': 'template-parts/twentytwentythree//oracle-part',
    'block-types': 'block-types/core/paragraph',
    'block-renderer': 'block-renderer/core/archives',
    search: 'search',
    themes: 'themes/twentytwentyone',
    'global-styles': 'global-styles/themes/twentytwentythree/variations',
    'block-patterns': 'block-patterns/patterns',
    'block-pattern-categories': 'block-patterns/categories',
    plugins: 'plugins/reading-time/reading-time',
    'block-directory': 'block-directory/search?term=posts',
    'pattern-directory': 'pattern-directory/patterns',
    settings: 'settings',
  };
  expect(Object.keys(routes).sort()).toEqual(Object.keys(shown).sort());
  const refused: string[] = [];
  for (const [resource, path] of Object.entries(routes)) {
    for (const [context, keys] of Object.entries(shown[resource] ?? {})) {
      const [place = '', ...request] = path.split('?');
      const ask: SiteRequest = {
        user: 'admin',
        route: place.startsWith('/') ? place : `/cms/v2/${place}`,
        query: {
          ...Object.fromEntries(new URLSearchParams(request.join('?'))),
          ...(context === 'default' ? {} : { context }),
        },
      };
      let response = await reading.ask(ask);
      if (response.status === 400) {
        expect(paramsOf(response)).toEqual(['context']);
        refused.push(`${resource} ${context}`);
        response = await unchecked.ask(ask);
      }
      const { body } = response;
      // Some resources have lists only: compare their first item.
      const [item] = Array.isArray(body) ? (body as object[]) : [body as object];
      const shownKeys = Object.keys(item ?? {}).filter((key) => key !== '_links');
      expect([resource, context, shownKeys]).toEqual([resource, context, keys]);
    }
  }
  // These arguments allow one context only; the site without argument validation shows the others.
  expect(refused).toEqual([
    'block-renderer default',
    'block-renderer embed',
    'block-directory edit',
    'block-directory embed',
  ]);
});

async function expectFact(fact: Fact, caller: Caller): Promise<void> {
  const expected = resultFor(caller, fact);
  const isRead = fact.method === 'GET';
  const site = isRead ? reading : (writing ??= await maker.make());
  let isRefused = false;
  try {
    // In the access table a write without arguments is an empty map; a probe contains its arguments.
    const isBare = isRead || fact.method === 'DELETE' || fact.name !== undefined;
    const body = isBare ? fact.body : (fact.body ?? {});
    const response = await site.ask({
      user: caller === 'anonymous' ? 0 : caller,
      method: fact.method,
      route: fact.route.replace('{password}', password),
      ...(fact.query ? { query: wire(fact.query) } : {}),
      ...(body === undefined ? {} : { body }),
    });
    isRefused = response.status >= 400 && response.status < 500;
    const shown = summary(response);
    // Some facts have no number of items.
    expect(expected?.includes('(') ? shown : shown.replace(/ \(.*/, '')).toBe(expected);
    if (fact.invalid_params) expect(paramsOf(response)).toEqual(fact.invalid_params);
  } finally {
    if (!isRead && !isRefused) {
      writing = null;
      await site.close();
    }
  }
}

/** Values converted to text, as in a URL. */
function wire(query: { readonly [name: string]: unknown }): { [name: string]: unknown } {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

function summary({ status, headers, body }: SiteResponse): string {
  const total =
    headers.get('X-CMS-Total') ?? (Array.isArray(body) ? String(body.length) : undefined);
  if (status < 400) return `${status}${total === undefined ? '' : ` (${total})`}`;
  return `${status} ${(body as { code: string }).code}`;
}

function paramsOf({ body }: SiteResponse): string[] {
  const { params } = (body as { data: { params: object } }).data;
  return Array.isArray(params) ? params.map(String) : Object.keys(params);
}

function factsFile(name: string): unknown {
  return JSON.parse(readFileSync(`${facts}/${name}.json`, 'utf8'));
}
