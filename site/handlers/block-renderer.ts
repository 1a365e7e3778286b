import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { BlockRendererHandlers } from '../../generated/block-renderer/handlers.ts';
import type { RenderRenderedBlockArgs } from '../../generated/block-renderer/types.ts';
import { can, denied } from '../domain/permissions/caller.ts';
import { canEditPost } from '../domain/permissions/posts.ts';
import { renderBlock } from '../blocks/render.ts';
import { currentSite } from '../context.ts';
import { notFound } from './errors.ts';
import { anyPost } from './post-type/access.ts';
import type { KnownPost } from './post-type/access.ts';
import { scopeOf } from './scope.ts';

type Request = HandlerRequest<RenderRenderedBlockArgs>;

export const blockRenderer: BlockRendererHandlers = {
  render: {
    permission: mayRender,
    async handle(request) {
      const { name, attributes } = request.args;
      const type = currentSite().types.blocks.find(name);
      if (!type?.render)
        return notFound(
          'block_invalid',
          'Invalid block type, or the block is not rendered by the server.',
        );
      const scope = await scopeOf(request);
      return { rendered: await renderBlock(scope, type, attributes, await postOf(request)) };
    },
  },
};

/** Callers need permission to edit the named post, or to edit posts when none is named. */
async function mayRender(request: Request): Promise<true | RestError> {
  const { user, args } = request;
  const post = await postOf(request);
  const isAllowed = isNamed(args)
    ? post !== null && canEditPost(user, post)
    : can(user, 'edit_posts');
  if (isAllowed) return true;
  return denied(user, 'block_cannot_read', 'You are not allowed to render blocks.');
}

async function postOf(request: Request): Promise<KnownPost | null> {
  const { args } = request;
  if (!isNamed(args)) return null;
  return (await anyPost(await scopeOf(request), args.post_id)) ?? null;
}

/** Whether the request names a post; ids below 1 name none. */
function isNamed(
  args: RenderRenderedBlockArgs,
): args is RenderRenderedBlockArgs & { readonly post_id: number } {
  return args.post_id !== undefined && args.post_id > 0;
}
