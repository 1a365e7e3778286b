import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { OembedHandlers } from '../../generated/oembed/handlers.ts';
import type { EmbeddedView } from '../../generated/oembed/types.ts';
import { anyone } from '../../runtime/server/index.ts';
import { requires } from '../domain/permissions/caller.ts';
import { currentSite } from '../context.ts';
import { ownPostView } from '../lib/oembed/own-post.ts';
import { notFound } from './errors.ts';
import { readScope } from './scope.ts';

export const oembed: OembedHandlers = {
  get: {
    permission: anyone,
    handle: async ({ args }) => (await ownView(args.url, Number(args.maxwidth))) ?? nothingToShow(),
  },

  proxy: {
    permission: requires(
      'edit_posts',
      'rest_forbidden',
      'You are not allowed to request remote URLs.',
    ),
    async handle({ args }) {
      const { url, maxwidth, maxheight, discover } = args;
      const own = await ownView(url, maxwidth);
      if (own) return own;
      const options = { maxwidth, maxheight, discover };
      return (await currentSite().oembed.view(url, options)) ?? nothingToShow();
    },
  },
};

/** Returns the embed data of a post of this site for anonymous callers; `null` if the address is not that of a post. */
async function ownView(address: string, maxWidth: number): Promise<EmbeddedView | null> {
  if (!URL.canParse(address)) return null;
  const found = await currentSite().ownPages.find(new URL(address));
  return found && ownPostView(await readScope(null), found, maxWidth);
}

function nothingToShow(): RestError {
  return notFound('oembed_invalid_url', 'The URL does not support embedding.');
}
