import { listPostsArgs } from '../../../generated/posts/args.ts';
import { registerRoutes } from '../../../generated/routes.ts';
import type { PostsHandlers } from '../../../generated/posts/handlers.ts';
import { listen } from '../../../runtime/http/index.ts';
import { parseValue } from '../../../runtime/schema/index.ts';
import {
  Hooks,
  RestError,
  SiteLogin,
  answer,
  anyone,
  createServer,
} from '../../../runtime/server/index.ts';
import type { Accounts, Server, ServerSettings } from '../../../runtime/server/index.ts';
import * as callbacks from '../../../site/handlers/callbacks.ts';
import { handlers } from '../../../site/handlers/index.ts';
import { API_REL, BASE_URL } from '../addresses.ts';
import { COUNT, factsOf, newPost, postAt, postsFrom } from '../memory.ts';
import type { Start } from '../started.ts';

/** Our service with all routes of the site. */
export const start: Start = async () => {
  const { port, host } = await listen(service(), { port: 0, compression: false });
  return { port, address: host, family: 'IPv4' };
};

const settings = {
  profile: 'content-api',
  token: 'cms',
  baseUrl: BASE_URL,
  adminUrl: `${BASE_URL}/admin`,
  apiRel: API_REL,
  name: () => 'Bench',
  description: () => '',
} satisfies ServerSettings;

/** The service; only its posts are requested. */
export function service(): Server {
  const hooks = new Hooks<Server>();
  hooks.on('rest_api_init', (server) => {
    registerRoutes(server, { ...handlers, posts: postHandlers }, withoutSite);
  });
  const login = new SiteLogin({ ...settings, nonceSecret: 'of the bench' }, { accounts });
  return createServer(settings, { hooks, login });
}

// The site looks up who may filter by which status; here everyone may use the statuses of the schema.
const withoutSite = {
  ...callbacks,
  sanitizePostStatuses: (value: unknown, param: string) =>
    parseValue(value, listPostsArgs.status, param),
};

const refused = (): RestError => new RestError('rest_cannot_edit', 'Posts stay.', { status: 403 });

const postHandlers: PostsHandlers = {
  list: {
    permission: anyone,
    handle: ({ args: { page, per_page: size } }) => ({
      items: postsFrom((page - 1) * size, size),
      total: COUNT,
    }),
  },
  create: { permission: anyone, handle: ({ args }) => newPost(args) },
  get: {
    permission: anyone,
    handle: ({ args: { id } }) => {
      if (id > COUNT) return new RestError('rest_post_invalid_id', 'No post.', { status: 404 });
      const post = postAt(id);
      return answer(post, { links: [{ rel: 'alternate', href: post.link, type: 'text/html' }] });
    },
  },
  update: { permission: anyone, handle: refused },
  delete: { permission: anyone, handle: refused },
  facts: (items) => items.map(factsOf),
};

/** No accounts: the caller is looked up as on any site. */
const accounts: Accounts = {
  findById: async () => null,
  findByLoginOrEmail: async () => null,
  verifyPassword: async () => false,
  applicationPasswords: async () => [],
  recordUse: async () => {},
  applicationPasswordsAvailable: () => true,
};
