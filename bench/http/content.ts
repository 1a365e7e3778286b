import type { Post } from '../../generated/posts/types.ts';
import { API_REL, BASE_URL, PATH, ROOT } from './addresses.ts';
import { COUNT, factsOf, newPost, postAt, postsFrom } from './memory.ts';
import type { Sent } from './memory.ts';

/** A response of the servers other than ours, which check nothing. */
export interface Content {
  readonly status: number;
  readonly headers: Headers;
  readonly data: unknown;
}

/** Headers by their names. */
export type Headers = { readonly [name: string]: string };

const POSTS = `${BASE_URL}${PATH}`;

const CORE = `${ROOT}/cms/v2`;
const CURIES = [{ name: 'cms', href: `${API_REL}{rel}`, templated: true }];

/** A post for an anonymous reader, shaped by hand: the fields of the context `view`, and links. */
function shape(post: Post) {
  return {
    date: post.date,
    date_gmt: post.date_gmt,
    guid: { rendered: post.guid.rendered },
    id: post.id,
    link: post.link,
    modified: post.modified,
    modified_gmt: post.modified_gmt,
    slug: post.slug,
    status: post.status,
    type: post.type,
    title: { rendered: post.title.rendered },
    content: { rendered: post.content.rendered, protected: post.content.protected },
    author: post.author,
    excerpt: { rendered: post.excerpt.rendered, protected: post.excerpt.protected },
    featured_media: post.featured_media,
    comment_status: post.comment_status,
    ping_status: post.ping_status,
    format: post.format,
    meta: post.meta,
    sticky: post.sticky,
    template: post.template,
    categories: post.categories,
    tags: post.tags,
    _links: linksOf(post),
  };
}

function linksOf(post: Post): { [relation: string]: readonly object[] } {
  const { id, type, author, featured_media } = post;
  const { revision_count, last_revision } = factsOf(post);
  const self = `${CORE}/posts/${id}`;
  const links: { [relation: string]: readonly object[] } = {
    self: [{ href: self }],
    collection: [{ href: `${CORE}/posts` }],
    about: [{ href: `${CORE}/types/${type}` }],
  };
  if (author !== 0) links['author'] = [{ embeddable: true, href: `${CORE}/users/${author}` }];
  links['replies'] = [{ embeddable: true, href: `${CORE}/comments?post=${id}` }];
  links['version-history'] = [{ count: revision_count, href: `${self}/revisions` }];
  if (last_revision !== 0)
    links['predecessor-version'] = [
      { id: last_revision, href: `${self}/revisions/${last_revision}` },
    ];
  if (featured_media !== 0)
    links['cms:featuredmedia'] = [{ embeddable: true, href: `${CORE}/media/${featured_media}` }];
  links['cms:attachment'] = [{ href: `${CORE}/media?parent=${id}` }];
  links['cms:term'] = [
    { embeddable: true, taxonomy: 'category', href: `${CORE}/categories?post=${id}` },
    { embeddable: true, taxonomy: 'post_tag', href: `${CORE}/tags?post=${id}` },
  ];
  links['curies'] = CURIES;
  return links;
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
// The others send constants for the name of the request and the tag of the response, which ours computes.
const TAG = { ETag: 'W/"1"' };
const REQUEST_ID = { 'X-Request-Id': '7e0b2f6c-8a54-4f0e-9d3c-2b1a6c5d4e3f' };
const VARY = { Vary: 'Origin' };
const ITEM_ALLOW = { Allow: 'GET, POST, PUT, PATCH, DELETE' };
const LIST_ALLOW = { Allow: 'GET, POST' };

const createdHeaders: Headers = {
  ...common,
  Location: `${POSTS}/${COUNT + 1}`,
  ...LIST_ALLOW,
  ...REQUEST_ID,
};

/** `GET /cms/v2/posts/{id}` */
export function item(id: number): Content {
  const post = postAt(id);
  const map = {
    ...common,
    Link: `<${post.link}>; rel="alternate"; type=text/html`,
    ...ITEM_ALLOW,
    ...VARY,
    ...TAG,
    ...REQUEST_ID,
  };
  return { status: 200, headers: map, data: shape(post) };
}

/** `GET /cms/v2/posts?page=…&per_page=…`, of each post what `_fields` names. */
export function list(page: number, size: number, fields: string | null): Content {
  const rows = postsFrom((page - 1) * size, size);
  const data = fields === null ? rows.map(shape) : rows.map(pick);
  const map = { ...listHeaderMap(page, size, fields), ...TAG, ...REQUEST_ID };
  return { status: 200, headers: map, data };
}

/** `_fields=id,title.rendered,link`, by a developer who knows it. */
function pick({ id, link, title }: Post): object {
  return { id, link, title: { rendered: title.rendered } };
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
  const post = newPost(sent);
  return { status: 201, headers: createdHeaders, data: { ...post, _links: linksOf(post) } };
}
