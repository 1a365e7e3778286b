import { listPostsArgs } from '../../../generated/posts/args.ts';
import { registerRoutes } from '../../../generated/routes.ts';
import type { PostsHandlers } from '../../../generated/posts/handlers.ts';
import type { Post } from '../../../generated/posts/types.ts';
import { listen } from '../../../runtime/http/index.ts';
import { parseValue } from '../../../runtime/schema/index.ts';
import { RestError, answer, anyone, createServer, Hooks } from '../../../runtime/server/index.ts';
import type { Accounts, Server, ServerSettings } from '../../../runtime/server/index.ts';
import * as callbacks from '../../../site/handlers/callbacks.ts';
import { handlers } from '../../../site/handlers/index.ts';
import { API_REL, BASE_URL } from '../addresses.ts';
import { factsOf, newPost, posts } from '../memory.ts';
import type { Start } from '../started.ts';

/** Our service, whose handlers answer the posts in memory themselves: they are frozen. */
export const start: Start = () => serve((post) => post);

/** The same, whose handlers make each post anew, as those do that read a database. */
export const startFresh: Start = () => serve((post) => ({ ...post }));

const settings: ServerSettings = {
  profile: 'content-api',
  token: 'cms',
  baseUrl: BASE_URL,
  adminUrl: `${BASE_URL}/admin`,
  apiRel: API_REL,
  name: () => 'Bench',
  description: () => '',
};

async function serve(given: (post: Post) => Post) {
  const { port, host } = await listen(serviceOf(given), { port: 0 });
  return { port, address: host, family: 'IPv4' };
}

/** The service with all its routes, whose posts are those in memory as `given` gives them. */
export function serviceOf(given: (post: Post) => Post): Server {
  const hooks = new Hooks<Server>();
  hooks.on('rest_api_init', (server) => {
    // The other resources are there, and are not asked for.
    registerRoutes(server, { ...handlers, posts: postsOf(given) }, withoutSite);
  });
  return createServer(settings, { hooks, accounts });
}

// The site asks its store who may look for which status; here everybody may for what the schema names.
const withoutSite = {
  ...callbacks,
  sanitizePostStatuses: (value: unknown, param: string) =>
    parseValue(value, listPostsArgs.status, param),
};

function postsOf(given: (post: Post) => Post): PostsHandlers {
  const find = (id: number): Post | RestError => {
    const post = posts[id - 1];
    return post ? given(post) : new RestError('rest_post_invalid_id', 'No post.', { status: 404 });
  };
  const refused = () => new RestError('rest_cannot_edit', 'Posts stay.', { status: 403 });
  return {
    list: {
      permission: anyone,
      handle: ({ args: { page, per_page: size } }) => {
        const from = (page - 1) * size;
        return { items: posts.slice(from, from + size).map(given), total: posts.length };
      },
    },
    create: { permission: anyone, handle: ({ args }) => newPost(args) },
    get: {
      permission: anyone,
      handle: ({ args: { id } }) => {
        const post = find(id);
        return post instanceof RestError
          ? post
          : answer(post, { links: [{ rel: 'alternate', href: post.link, type: 'text/html' }] });
      },
    },
    update: { permission: anyone, handle: refused },
    delete: { permission: anyone, handle: refused },
    facts: (items) => items.map(factsOf),
  };
}

/** Accounts of nobody, so that who asks is looked for as on any site. */
const accounts: Accounts = {
  findById: async () => null,
  findByLoginOrEmail: async () => null,
  verifyPassword: async () => false,
  applicationPasswords: async () => [],
  recordUse: async () => {},
  applicationPasswordsAvailable: () => true,
};
