/** The schemas of the arguments and responses, from which Fastify compiles validation and serialization. */
import { Type } from '@sinclair/typebox';
import type { Static, TObject, TProperties, TSchema } from '@sinclair/typebox';

const optional = <T extends TProperties>(properties: T) => Type.Partial(Type.Object(properties));

const Id = Type.Integer({ minimum: 1 });
const Context = Type.Union([Type.Literal('view'), Type.Literal('edit')], { default: 'view' });

export const Params = Type.Object({ id: Id });
export type Params = Static<typeof Params>;

export const ItemQuery = Type.Object({
  context: Context,
  _fields: Type.Optional(Type.String()),
});
export type ItemQuery = Static<typeof ItemQuery>;

export const PageQuery = Type.Object({
  page: Type.Integer({ minimum: 1, default: 1 }),
  per_page: Type.Integer({ minimum: 1, maximum: 100, default: 10 }),
});
export type PageQuery = Static<typeof PageQuery>;

export const PostsQuery = Type.Object({
  ...PageQuery.properties,
  ...ItemQuery.properties,
  _embed: Type.Optional(Type.String()),
  slug: Type.Optional(Type.String()),
  search: Type.Optional(Type.String()),
  categories: Type.Optional(Type.String({ pattern: '^\\d+(,\\d+)*$' })),
});
export type PostsQuery = Static<typeof PostsQuery>;

export const PostBody = optional({
  title: Type.String(),
  content: Type.String(),
  excerpt: Type.String(),
  status: Type.Literal('publish'),
  categories: Type.Array(Id),
  tags: Type.Array(Id),
});
export type PostBody = Static<typeof PostBody>;

const links = (...relations: readonly string[]): TObject =>
  optional(Object.fromEntries(relations.map((relation) => [relation, Type.Array(Link)])));

const Link = Type.Object({
  href: Type.String(),
  embeddable: Type.Optional(Type.Boolean()),
  taxonomy: Type.Optional(Type.String()),
  post_type: Type.Optional(Type.String()),
  count: Type.Optional(Type.Integer()),
  id: Type.Optional(Type.Integer()),
  name: Type.Optional(Type.String()),
  templated: Type.Optional(Type.Boolean()),
});

const Avatars = Type.Object({ 24: Type.String(), 48: Type.String(), 96: Type.String() });

export const User = Type.Object({
  id: Id,
  name: Type.String(),
  url: Type.String(),
  description: Type.String(),
  link: Type.String(),
  slug: Type.String(),
  avatar_urls: Avatars,
  meta: Type.Optional(Type.Object({})),
  _links: links('self', 'collection'),
});

const Term = Type.Object({
  id: Id,
  link: Type.String(),
  name: Type.String(),
  slug: Type.String(),
  taxonomy: Type.String(),
  _links: links('self', 'collection', 'about', 'cms:post_type', 'curies'),
});

export const Comment = Type.Object({
  id: Id,
  post: Type.Optional(Id),
  parent: Type.Integer(),
  author: Type.Integer(),
  author_name: Type.String(),
  author_url: Type.String(),
  date: Type.String(),
  date_gmt: Type.Optional(Type.String()),
  content: Type.Object({ rendered: Type.String() }),
  link: Type.String(),
  status: Type.Optional(Type.String()),
  type: Type.String(),
  author_avatar_urls: Avatars,
  meta: Type.Optional(Type.Object({})),
  _links: links('self', 'collection', 'up'),
});

const Size = Type.Object({
  file: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  filesize: Type.Optional(Type.Integer()),
  mime_type: Type.String(),
  source_url: Type.String(),
});

const Rendered = Type.Object({ rendered: Type.String() });

export const Media = Type.Object({
  id: Id,
  date: Type.String(),
  date_gmt: Type.String(),
  guid: Rendered,
  modified: Type.String(),
  modified_gmt: Type.String(),
  slug: Type.String(),
  status: Type.String(),
  type: Type.String(),
  link: Type.String(),
  title: Rendered,
  author: Type.Integer(),
  comment_status: Type.String(),
  ping_status: Type.String(),
  template: Type.String(),
  meta: Type.Object({}),
  description: Rendered,
  caption: Rendered,
  alt_text: Type.String(),
  media_type: Type.String(),
  mime_type: Type.String(),
  media_details: Type.Object({
    width: Type.Integer(),
    height: Type.Integer(),
    file: Type.String(),
    filesize: Type.Integer(),
    image_meta: Type.Any(),
    sizes: Type.Record(Type.String(), Size),
  }),
  post: Type.Null(),
  source_url: Type.String(),
  _links: links('self', 'collection', 'about', 'author', 'replies'),
});

const Text = Type.Object({
  raw: Type.Optional(Type.String()),
  rendered: Type.String(),
  protected: Type.Optional(Type.Boolean()),
  block_version: Type.Optional(Type.Integer()),
});

// `_fields` and contexts leave members out.
export const Post = optional({
  id: Id,
  date: Type.String(),
  date_gmt: Type.String(),
  guid: Text,
  modified: Type.String(),
  modified_gmt: Type.String(),
  password: Type.String(),
  slug: Type.String(),
  status: Type.String(),
  type: Type.String(),
  link: Type.String(),
  title: Text,
  content: Text,
  excerpt: Text,
  author: Type.Integer(),
  featured_media: Type.Integer(),
  comment_status: Type.String(),
  ping_status: Type.String(),
  sticky: Type.Boolean(),
  template: Type.String(),
  format: Type.String(),
  meta: Type.Object({}),
  categories: Type.Array(Type.Integer()),
  tags: Type.Array(Type.Integer()),
  permalink_template: Type.String(),
  generated_slug: Type.String(),
  _links: links(
    'self',
    'collection',
    'about',
    'author',
    'replies',
    'version-history',
    'predecessor-version',
    'cms:featuredmedia',
    'cms:attachment',
    'cms:action-publish',
    'cms:action-unfiltered-html',
    'cms:action-assign-author',
    'cms:term',
    'cms:action-assign-categories',
    'cms:action-create-categories',
    'cms:action-assign-tags',
    'cms:action-create-tags',
    'cms:action-sticky',
    'curies',
  ),
  _embedded: optional({
    author: Type.Array(User),
    replies: Type.Array(Type.Array(Comment)),
    'cms:term': Type.Array(Type.Array(Term)),
  }),
});

/** Returns the schema of a response by its status. */
export function responseOf(
  status: number,
  schema: TSchema,
): { readonly [status: number]: TSchema } {
  return { [status]: schema };
}
