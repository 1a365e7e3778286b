import type { ArgDefinition, ItemSchema } from '../../runtime/schema/types.ts';
import type { Api, Arg, Callback, Endpoint, Resource, Route } from '../../generator/model/api.ts';
import { lowerContexts, shownIn } from '../../generator/lower/contexts.ts';

/** A small service, as the model of its schemas. */

const origin = () => ({
  file: { path: 'schemas/resources/posts.json', text: '{}' },
  start: 0,
  end: 2,
});
const bySchema: Callback = { by: 'schema' };
const absent: Callback = { by: 'absent' };

export function arg(name: string, definition: ArgDefinition, others: Partial<Arg> = {}): Arg {
  return {
    name,
    shownName: name,
    definition,
    shown: definition,
    validate: absent,
    sanitize: absent,
    accepts: null,
    inPath: false,
    takesNull: false,
    sharedFrom: null,
    origin,
    ...others,
  };
}

const id = arg('id', { description: 'Number of it.', type: 'integer' }, { inPath: true });

const contexts = ['view', 'edit', 'embed'];
const context = arg(
  'context',
  { description: 'Audience.', type: 'string', enum: contexts, default: 'view' },
  { validate: bySchema, sanitize: { by: 'kernel', name: 'sanitizeKey' } },
);

const collection = [
  arg(
    'page',
    { description: 'Page, from 1.', type: 'integer', default: 1, minimum: 1 },
    { sharedFrom: 'collection', validate: bySchema, sanitize: { by: 'kernel', name: 'absint' } },
  ),
  arg(
    'search',
    { description: 'Only items with this text.', type: 'string' },
    { sharedFrom: 'collection', validate: bySchema },
  ),
];

export const postSchema: ItemSchema = {
  title: 'post',
  description: 'Something to read.',
  type: 'object',
  properties: {
    id: { description: 'Number of the post.', type: 'integer', context: contexts, readonly: true },
    author: { description: 'User who wrote it.', type: 'integer', context: contexts },
    date: { description: 'When; `*/` none.', type: ['string', 'null'], context: contexts },
    password: { description: 'Password to read it.', type: 'string', context: ['edit'] },
    title: {
      description: 'The title of the item.',
      type: 'object',
      context: contexts,
      properties: {
        raw: { description: 'As written.', type: 'string', context: ['edit'] },
        rendered: { type: 'string', context: contexts, readonly: true },
      },
    },
    meta: {
      description: 'Further values.',
      type: 'object',
      context: ['view', 'edit'],
      additionalProperties: { type: 'string', context: ['edit'] },
    },
    rating: {
      description: 'How good it is.',
      type: 'number',
      minimum: 0,
      exclusiveMinimum: true,
      context: ['view', 'edit'],
    },
  },
};

const title = arg(
  'title',
  { description: 'The title of the item.', type: 'object', required: true },
  {
    validate: { by: 'none' },
    sanitize: { by: 'none' },
    accepts: { type: ['string', 'object'], properties: { raw: { type: 'string' } } },
  },
);
const author = arg(
  'author',
  { description: 'User who wrote it.', type: 'integer' },
  {
    validate: bySchema,
    sanitize: bySchema,
  },
);
const slug = arg(
  'slug',
  { description: 'Its name in addresses.', type: 'string' },
  {
    sanitize: { by: 'site', name: 'sanitizeSlug' },
  },
);
const slugUse = { callback: 'sanitizeSlug', seam: 'sanitize', arg: 'slug' } as const;
const rating = arg('rating', {
  description: 'How good it is.',
  type: 'number',
  minimum: 0,
  exclusiveMinimum: true,
  default: null,
});

function endpoint(resource: string, name: string, others: Partial<Loose>): Loose {
  return {
    name,
    id: `${resource}.${name}`,
    methods: ['GET'],
    description: null,
    answers: 'item',
    answer: null,
    status: others.answers === 'created' ? 201 : 200,
    context: 'view',
    asks: others.args?.find((arg) => arg.name === 'context')?.definition.enum?.map(String) ?? [],
    uploads: false,
    errors: [],
    args: [],
    origin,
    ...others,
  };
}

/** A route of a resource with its endpoints. */
type FullRoute = Resource['routes'][number];

/** An endpoint before it is part of a route. */
type Loose = Omit<Endpoint, 'route'>;

function route(path: string, pattern: string, endpoints: readonly Loose[]): FullRoute {
  const made: Route = { path, pattern, allowBatch: { v1: true }, showsSchema: true, origin };
  return { ...made, endpoints: endpoints.map((each) => ({ ...each, route: made })) };
}

function resource(
  name: string,
  schema: ItemSchema,
  views: readonly string[],
  others: Pick<Resource, 'singular' | 'routes'> & Partial<Resource>,
): Resource {
  return {
    name,
    source: `schemas/resources/${name}.json`,
    namespace: null,
    token: 'cms',
    base: name,
    schema,
    publicSchema: schema,
    wholeFields: [],
    contexts: lowerContexts(schema, views),
    whole: shownIn(schema, views),
    links: [],
    facts: {},
    digest: name,
    origin,
    singularOrigin: origin,
    ...others,
  };
}

const force = arg('force', {
  description: 'Whether to pass by the trash.',
  type: 'boolean',
  default: false,
});

const posts = resource('posts', postSchema, contexts, {
  singular: 'post',
  facts: { canPublish: { description: 'Whether the caller may publish it.', type: 'boolean' } },
  links: [
    { rel: 'collection', href: '/{core}/posts', embeds: null, origin },
    {
      rel: 'author',
      href: '/{core}/users/{author}',
      when: 'author',
      embeddable: true,
      embeds: 'users',
      origin,
    },
    {
      rel: '{api_rel}term',
      href: '/{core}/posts?parent={id}',
      embeddable: true,
      embeds: 'posts',
      attributes: { taxonomy: 'tag' },
      origin,
    },
    {
      rel: '{api_rel}action-publish',
      href: '/{core}/posts/{id}',
      when: '$canPublish',
      embeds: null,
      origin,
    },
  ],
  routes: [
    route('/posts', '/posts', [
      endpoint('posts', 'list', { answers: 'page', args: [context, ...collection, author] }),
      endpoint('posts', 'create', {
        methods: ['POST'],
        answers: 'created',
        context: 'edit',
        args: [title, author, slug, rating],
      }),
    ]),
    route('/posts/{id}', '/posts/(?P<id>[\\d]+)', [
      endpoint('posts', 'get', { args: [id, context] }),
      endpoint('posts', 'update', {
        methods: ['POST', 'PUT', 'PATCH'],
        context: 'edit',
        args: [id, author, slug],
      }),
      endpoint('posts', 'delete', {
        methods: ['DELETE'],
        answers: 'deleted',
        context: 'edit',
        args: [id, force],
      }),
    ]),
  ],
});

const userSchema: ItemSchema = {
  title: 'user',
  type: 'object',
  properties: {
    id: { description: 'Number of the user.', type: 'integer', context: contexts },
    name: { description: 'Name shown.', type: 'string', context: contexts },
    email: { description: 'Address.', type: 'string', format: 'email', context: ['edit'] },
  },
};

const users = resource('users', userSchema, contexts, {
  singular: 'user',
  routes: [
    route('/users/{id}', '/users/(?P<id>[\\d]+)', [
      endpoint('users', 'get', { args: [id, context] }),
    ]),
    route('/users/me', '/users/me', [endpoint('users', 'me', { args: [context] })]),
  ],
});

const settings = resource(
  'settings',
  { type: 'object', properties: { title: { type: 'string' } } },
  [],
  {
    singular: 'setting',
    namespace: 'site/v1',
    routes: [
      route('/settings', '/settings', [
        endpoint('settings', 'get', {}),
        endpoint('settings', 'ping', { answers: 'any', methods: ['POST'] }),
      ]),
    ],
  },
);

/** The resource `pages` has an item type `Page`, which needs the alias. */
const pages = resource('pages', { type: 'object', properties: { id: { type: 'integer' } } }, [], {
  singular: 'page',
  routes: [route('/pages', '/pages', [endpoint('pages', 'list', { answers: 'page' })])],
});

export const api: Api = {
  about: {
    title: 'Small',
    version: '1.0',
    description: 'A service to try things with.',
    license: { name: 'MIT', identifier: 'MIT' },
    server: '/cms-json',
  },
  resources: [pages, posts, settings, users],
  types: [],
  enums: [],
  argSets: [
    {
      name: 'collection',
      description: 'What every collection accepts.',
      args: collection,
    },
  ],
  bases: [],
  argSpecs: {},
  digest: '',
  siteCallbacks: new Map([['sanitizeSlug', [slugUse]]]),
};

/** Returns the API of the fixture with changes to the endpoints of this name. */
export function withEndpoint(name: string, changes: Partial<Endpoint>): Api {
  const routeOf = (route: FullRoute): FullRoute => ({
    ...route,
    endpoints: route.endpoints.map((each) => (each.name === name ? { ...each, ...changes } : each)),
  });
  const resources = api.resources.map((resource) => ({
    ...resource,
    routes: resource.routes.map(routeOf),
  }));
  return { ...api, resources };
}
