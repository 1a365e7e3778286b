import type { PluginSite } from '../../domain/plugins/load.ts';

const SPEED = 'reading_speed';

/**
 * Adds the reading time of posts: a setting for the reading speed, a field of posts with the minutes, and a route with
 * the total of all posts.
 */
export default function readingTime({ types, hooks, site, failure }: PluginSite): void {
  types.registerSetting(SPEED, {
    type: 'integer',
    description: 'Words that a person reads in a minute.',
    default: 200,
    show_in_rest: { schema: { type: 'integer', minimum: 1, maximum: 10_000 } },
  });

  hooks.on('rest_api_init', (server) => {
    server.fields.register('post', 'reading_time', {
      // The time for the whole post, even if only a part of it is displayed.
      get_callback: ({ content, password }) =>
        minutes(password === '' && hasRaw(content) ? content.raw : ''),
      schema: {
        description: 'Reading time in minutes; 0 for a post with a password.',
        type: 'integer',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    });

    server.registerRoute('reading-time/v1', '/total', {
      methods: 'GET',
      permission_callback: () => true,
      args: {
        author: { description: 'Only posts of this user.', type: 'integer', minimum: 1 },
      },
      callback: async (request) => {
        const author = request.getParam('author');
        if (typeof author === 'number' && !(await site().store.users.byId(author)))
          return failure(404, 'reading_time_no_author', 'Invalid user ID.');
        const { rows } = await site().store.posts.find({
          types: ['post'],
          statuses: ['publish'],
          ...(typeof author === 'number' ? { authors: [author] } : {}),
        });
        const open = rows.filter(({ password }) => password === '');
        const total = open.reduce((sum, { content }) => sum + minutes(content), 0);
        return { posts: open.length, minutes: total };
      },
    });
  });

  /** Returns the reading time of a text without its tags, in minutes, rounded up. */
  function minutes(content: string): number {
    const words = content
      .replace(/<[^<>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length;
    const speed = Number(site().store.options.latest().get(SPEED) ?? 200);
    return Math.ceil(words / speed);
  }
}

function hasRaw(content: unknown): content is { readonly raw: string } {
  return typeof content === 'object' && content !== null && 'raw' in content;
}
