import { Hooks, createServer } from '../../runtime/server/index.ts';
import type { Server, ServerSettings } from '../../runtime/server/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** How a path differs from the others. */
export const kinds = {
  /** `/plugin7/v1/things31` and `/plugin7/v1/things31/(?P<id>[\d]+)` */
  'many namespaces': (number: number) => {
    const namespace = `plugin${Math.floor(number / 20)}/v1`;
    const things = `things${Math.floor(number / 2)}`;
    return number % 2 === 0
      ? { namespace, route: things, path: `/${namespace}/${things}` }
      : { namespace, route: `${things}/(?P<id>[\\d]+)`, path: `/${namespace}/${things}/${number}` };
  },
  /** `/plugin/v1/things/(?P<id>[\d]+)/part31` */
  'same start': (number: number) => ({
    namespace: 'plugin/v1',
    route: `things/(?P<id>[\\d]+)/part${number}`,
    path: `/plugin/v1/things/${number}/part${number}`,
  }),
};

export type Kind = keyof typeof kinds;

const settings: ServerSettings = {
  profile: 'content-api',
  token: 'cms',
  baseUrl: 'https://example.com',
  adminUrl: 'https://example.com/admin',
  apiRel: 'https://api.example.com/',
  name: () => 'Bench',
  description: () => '',
};

/**
 * A service with `count` routes, as a plugin registers them: each with its own endpoints and arguments.
 * `/bench/v1/ping` is one more.
 */
export function serviceOf(kind: Kind, count: number): Server {
  const hooks = new Hooks<Server>();
  hooks.on('rest_api_init', (server) => {
    server.registerRoute('bench/v1', 'ping', {
      callback: () => 'pong',
      permission_callback: () => true,
    });
    for (let number = 0; number < count; number += 1) {
      const { namespace, route } = kinds[kind](number);
      const shared = { callback: () => ({ number }), permission_callback: () => true };
      server.registerRoute(namespace, route, [
        { methods: 'GET', args: readArgs(), ...shared },
        { methods: 'POST', args: writeArgs(), ...shared },
      ]);
    }
  });
  return createServer(settings, { hooks });
}

function readArgs(): ArgDefinitions {
  return {
    context: { type: 'string', enum: ['view', 'edit'], default: 'view' },
    page: { type: 'integer', minimum: 1, default: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: 100, default: 10 },
    search: { type: 'string' },
    include: { type: 'array', items: { type: 'integer' }, default: [] },
    order: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  };
}

function writeArgs(): ArgDefinitions {
  return {
    title: { type: 'string', required: true, minLength: 1 },
    status: { type: 'string', enum: ['draft', 'publish'], default: 'draft' },
    slug: { type: 'string', pattern: '^[a-z0-9-]+$' },
    author: { type: 'integer', minimum: 1 },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 20 },
    options: {
      type: 'object',
      properties: { color: { type: 'string', format: 'hex-color' }, size: { type: 'integer' } },
      additionalProperties: false,
    },
  };
}
