import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SiteMaker } from './site-of.ts';
import type { TestSite } from './site-of.ts';

/** Every argument of every list reads a field that the caller may see, or is refused. */

let site: TestSite;
beforeAll(async () => {
  site = await (await SiteMaker.read(join(import.meta.dirname, 'facts/site.json'))).make();
});
afterAll(() => site.close());

interface Described {
  readonly endpoints: readonly {
    readonly methods: readonly string[];
    readonly args: { readonly [name: string]: { readonly enum?: readonly string[] } };
  }[];
  readonly schema?: {
    readonly properties?: { readonly [name: string]: { readonly context?: readonly string[] } };
  };
}

/** Arguments that select a part of a list or its format. The searched fields have their own tests. */
const NO_FIELD = new Set([
  ...['context', 'page', 'per_page', 'offset', 'order', 'cursor', 'search', 'password'],
  ...['relevance', 'include', 'include_slugs', 'tax_relation'],
]);

/** The fields of arguments and orders with other names. */
const FIELDS: { readonly [name: string]: string } = {
  after: 'date',
  before: 'date',
  modified_after: 'modified',
  modified_before: 'modified',
  exclude: 'id',
  'media parent': 'post',
  'media parent_exclude': 'post',
  'media orderby=parent': 'post',
  hide_empty: 'count',
  who: 'roles',
};

/** Arguments that read values which are not fields of the items, with the reason why all callers may use them. */
const OTHERS: { readonly [name: string]: string } = {
  'categories post': 'checks that the caller may read the terms of the post',
  'tags post': 'checks that the caller may read the terms of the post',
  'users has_published_posts': 'published posts of types with pages are visible to everyone',
  'posts orderby=parent': 'posts have no parents',
  'blocks orderby=author': 'callers who may read blocks may edit posts',
  'blocks orderby=parent': 'blocks have no parents',
  'navigation orderby=author': 'authors of navigation menus decide nothing but their order',
  'navigation orderby=parent': 'navigation menus have no parents',
  'categories orderby=term_group': 'terms have no groups that a client can set',
  'tags orderby=term_group': 'terms have no groups that a client can set',
};

const LISTS = [
  ...['posts', 'pages', 'media', 'blocks', 'navigation', 'menu-items', 'comments', 'users'],
  ...['categories', 'tags', 'menus'],
];

test.each(LISTS)('%s: an argument that reads a hidden field is refused', async (list) => {
  const route = `/cms/v2/${list}`;
  const { body } = await site.ask({ user: 'admin', method: 'OPTIONS', route });
  const { endpoints, schema } = body as Described;
  const args = endpoints.find(({ methods }) => methods.includes('GET'))?.args ?? {};
  const properties = schema?.properties ?? {};
  const unknown: string[] = [];
  // Subscribers have no access to menus and their items.
  const isClosed = (await site.ask({ user: 'subscriber', route })).status === 403;
  expect(isClosed).toBe(['menus', 'menu-items'].includes(list));
  if (isClosed) return;
  for (const [name, definition] of Object.entries(args))
    for (const value of name === 'orderby' ? (definition.enum ?? []) : [null]) {
      const read = value ?? name;
      const title = value === null ? `${list} ${name}` : `${list} orderby=${value}`;
      if (NO_FIELD.has(read) || Object.hasOwn(OTHERS, title)) continue;
      const field =
        FIELDS[title] ??
        FIELDS[read] ??
        read.replace(/_exclude$/, '').replace(/^capabilities$/, 'roles');
      const property = properties[field];
      if (!property) unknown.push(`${title} (${field})`);
      if (!property || property.context?.includes('view')) continue;
      const query = { [name]: value ?? sample(name) };
      const response = await site.ask({ user: 'subscriber', route, query });
      expect([title, response.status]).toEqual([title, 403]);
    }
  expect(unknown).toEqual([]);
});

/** A value that the argument accepts. */
function sample(name: string): string {
  return { author_email: 'a@b.example', who: 'authors' }[name] ?? 'editor';
}
