import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { CreateAttachmentArgs } from '../../../generated/media/types.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { KnownPost } from '../post-type/access.ts';
import { readDraft } from '../post-type/draft.ts';
import type { PostDraft } from '../post-type/draft.ts';
import { noSuch } from '../references.ts';
import type { Scope } from '../scope.ts';

/** Returns `rest_invalid_param` when a file cannot belong to the post: a revision, another file, or no post at all. */
export async function parentRefusal(
  { store }: Scope,
  parent: number | undefined,
): Promise<RestError | null> {
  if (parent === undefined || parent === 0) return null;
  const row = await store.posts.byId(parent);
  if (!row) return noSuch('post', 'Invalid post ID.');
  if (row.type !== 'revision' && row.type !== 'attachment') return null;
  return noSuch('post', 'The parent of an attachment cannot be an attachment or a revision.');
}

/** Returns the draft of an attachment from a request. Errors: those of a post. */
export async function readMediaDraft(
  scope: Scope,
  type: PostType,
  request: HandlerRequest<CreateAttachmentArgs>,
  before: KnownPost | null,
): Promise<PostDraft | RestError> {
  const { args } = request;
  // Captions and descriptions are stored in the columns of excerpts and contents.
  const draft = await readDraft(
    scope,
    type,
    { ...seen(request), args: { ...args, excerpt: args.caption, content: args.description } },
    before,
  );
  if (isError(draft)) return draft;
  // A file is either private or inherits the status of its post.
  const { status } = draft;
  if (status !== undefined) draft.status = status === 'private' ? 'private' : 'inherit';
  else if (before === null) draft.status = 'inherit';
  return draft;
}

/** Returns the request without the members that are getters. */
function seen(request: HandlerRequest<unknown>): Omit<HandlerRequest<unknown>, 'args'> {
  const { context, extra, user } = request;
  return { context, extra, user, request: request.request, wants: (field) => request.wants(field) };
}
