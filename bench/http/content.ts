import { postContexts } from '../../generated/posts/contexts.ts';
import { postLinks } from '../../generated/posts/routes.ts';
import type { Post } from '../../generated/posts/types.ts';
import { compactLinks, serviceCurie } from '../../runtime/shape/curies.ts';
import { applyContext, buildLinks } from '../../runtime/shape/index.ts';
import { entityTag } from '../../runtime/http/etag.ts';
import { API_REL, BASE_URL, PATH, ROOT } from './addresses.ts';
import { COUNT, factsOf, newPost, posts } from './memory.ts';
import type { Sent } from './memory.ts';

/** An answer as the servers without a framework of ours give it: nothing of it is checked. */
export interface Content {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** The same headers, ready for those who take a map and for those who take a flat list. */
export interface Headers {
  readonly map: { readonly [name: string]: string };
  readonly list: readonly string[];
}

const POSTS = `${BASE_URL}${PATH}`;

const linkSettings = {
  core: 'cms/v2',
  apiRel: API_REL,
  restUrl: (route: string) => ROOT + route,
};
const curies = [serviceCurie('cms', API_REL)];

// Shaped once, before anything is timed: the others only have to print it.
const views = posts.map((post) => {
  // A context leaves a map of a map.
  const shown = applyContext(postContexts.view, post) as object;
  return { ...shown, _links: linksOf(post) };
});

function linksOf(post: Post): object {
  return compactLinks(buildLinks(postLinks, post, factsOf(post), linkSettings), curies);
}

const common = {
  'Content-Type': 'application/json; charset=UTF-8',
  'X-Robots-Tag': 'noindex',
  Link: `<${ROOT}/>; rel="${API_REL}"`,
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Expose-Headers': 'X-CMS-Total, X-CMS-TotalPages, Link',
  'Access-Control-Allow-Headers':
    'Authorization, X-CMS-Nonce, Content-Disposition, Content-MD5, Content-Type',
};
// Ours names each request anew; the others say always the same, and know the tags of their answers.
const REQUEST_ID = { 'X-Request-Id': '7e0b2f6c-8a54-4f0e-9d3c-2b1a6c5d4e3f' };
const VARY = { Vary: 'Origin' };
const ITEM_ALLOW = { Allow: 'GET, POST, PUT, PATCH, DELETE' };
const LIST_ALLOW = { Allow: 'GET, POST' };

function headers(map: { readonly [name: string]: string }): Headers {
  return { map, list: Object.entries(map).flat() };
}

const itemHeaders = views.map((view, index) =>
  headers({
    ...common,
    Link: `<${posts[index]?.link}>; rel="alternate"; type=text/html`,
    ...ITEM_ALLOW,
    ...VARY,
    ...tagOf(view),
    ...REQUEST_ID,
  }),
);
// Whatever is sent, the post that is made has the same number, and so the same links.
const createdLinks = linksOf(newPost({}));
const createdHeaders = headers({
  ...common,
  Location: `${POSTS}/${COUNT + 1}`,
  ...LIST_ALLOW,
  ...REQUEST_ID,
});
const pageHeaders = new Map<string, Headers>();

/** `GET /cms/v2/posts/{id}` */
export function item(id: number): Content {
  // The bench asks for posts that there are.
  return { status: 200, headers: itemHeaders[id - 1] as Headers, data: views[id - 1] };
}

/** `GET /cms/v2/posts?page=…&per_page=…`, of each post what `_fields` names. */
export function list(page: number, size: number, fields: string | null): Content {
  const from = (page - 1) * size;
  const whole = views.slice(from, from + size);
  const data = fields === null ? whole : whole.map(pick);
  return { status: 200, headers: listHeaders(page, size, fields, data), data };
}

/** `_fields=id,title.rendered,link`, by somebody who knows it. */
function pick(view: unknown): unknown {
  // Each is a post in the `view` context.
  const { id, title, link } = view as Post;
  return { id, link, title: { rendered: title.rendered } };
}

function listHeaders(page: number, size: number, fields: string | null, data: unknown): Headers {
  const key = `${page}/${size}/${fields}`;
  const known =
    pageHeaders.get(key) ??
    headers({ ...listHeaderMap(page, size, fields), ...tagOf(data), ...REQUEST_ID });
  pageHeaders.set(key, known);
  return known;
}

function tagOf(data: unknown) {
  return { ETag: entityTag(JSON.stringify(data)) };
}

function listHeaderMap(page: number, size: number, fields: string | null) {
  const pages = Math.ceil(COUNT / size);
  const query = (target: number) =>
    `page=${target}&per_page=${size}${fields === null ? '' : `&_fields=${encodeURIComponent(fields)}`}`;
  const links = [
    ...(page > 1 ? [`<${POSTS}?${query(page - 1)}>; rel="prev"`] : []),
    ...(pages > page ? [`<${POSTS}?${query(page + 1)}>; rel="next"`] : []),
  ];
  return {
    ...common,
    'X-CMS-Total': String(COUNT),
    'X-CMS-TotalPages': String(pages),
    Link: links.join(', '),
    ...LIST_ALLOW,
    ...VARY,
  };
}

/** `POST /cms/v2/posts` */
export function create(sent: Sent): Content {
  return { status: 201, headers: createdHeaders, data: { ...newPost(sent), _links: createdLinks } };
}
