import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { CreateAttachmentArgs } from '../../../generated/media/types.ts';
import type { PostType } from '../../content/post-types.ts';
import { badRequest } from '../errors.ts';
import type { KnownPost } from '../post-type/access.ts';
import { readDraft } from '../post-type/draft.ts';
import type { PostDraft } from '../post-type/draft.ts';
import type { Scope } from '../scope.ts';

/** Why a file cannot belong to a post: `rest_invalid_param` for a revision or another file. */
export async function parentRefusal(
  { store }: Scope,
  parent: number | undefined,
): Promise<RestError | null> {
  const row = parent === undefined ? undefined : await store.posts.byId(parent);
  if (row?.type !== 'revision' && row?.type !== 'attachment') return null;
  return badRequest('rest_invalid_param', 'A file cannot belong to another file or a revision.');
}

/**
 * What a request wants an attachment to be. Errors: those of a post.
 */
export async function readMediaDraft(
  scope: Scope,
  type: PostType,
  request: HandlerRequest<CreateAttachmentArgs>,
  before: KnownPost | null,
): Promise<PostDraft | RestError> {
  const { args } = request;
  // Captions and descriptions are kept where posts have their excerpts and contents.
  const draft = await readDraft(
    scope,
    type,
    { ...seen(request), args: { ...args, excerpt: args.caption, content: args.description } },
    before,
  );
  if (isError(draft)) return draft;
  // Files are either private or as public as what they belong to.
  const { status } = draft;
  if (status !== undefined) draft.status = status === 'private' ? 'private' : 'inherit';
  else if (before === null) draft.status = 'inherit';
  return draft;
}

/** The members of a request that do not stand in it by themselves. */
function seen(request: HandlerRequest<unknown>): Omit<HandlerRequest<unknown>, 'args'> {
  const { context, extra, user } = request;
  return { context, extra, user, request: request.request, wants: (field) => request.wants(field) };
}
