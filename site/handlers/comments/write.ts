import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { CreateCommentArgs, UpdateCommentArgs } from '../../../generated/comments/types.ts';
import { storedDate } from '../../domain/dates.ts';
import { EMPTY_COMMENT } from '../../store/index.ts';
import type { CommentRow } from '../../store/index.ts';
import { badRequest, failure } from '../errors.ts';
import { noSuch } from '../references.ts';
import type { Scope } from '../scope.ts';
import { isFilled, hasParameter } from '../parameters.ts';
import { parentProblem, treeOf } from '../tree.ts';
import type { ParentProblem } from '../tree.ts';
import { cleanContent, contentInvalid, readDraft, tooLong, writtenBy } from './draft.ts';
import type { CommentDraft } from './draft.ts';
import type { FoundComment } from './find.ts';
import { moderate } from './moderation.ts';
import { setStatus } from './status.ts';

/**
 * Adds a comment. Errors: `rest_comment_exists`, `rest_invalid_comment_type`,
 * `rest_comment_content_invalid`, `rest_comment_author_data_required`, `rest_comment_invalid_post_id`, and
 * those of `tooLong` and `moderate`.
 */
export async function insertComment(
  scope: Scope,
  request: HandlerRequest<CreateCommentArgs>,
): Promise<CommentRow | RestError> {
  const { store, options, now } = scope;
  const refusal = createRefusal(request);
  if (refusal) return refusal;
  const draft = await readDraft(scope, request, null);
  if (isError(draft)) return draft;
  if (draft.content === undefined || draft.content === '') return contentInvalid();

  const signed = { ...draft, ...(await writerOf(scope, draft)) };
  if (options.flag('require_name_email', true) && !(signed.author_name && signed.author_email))
    return badRequest(
      'rest_comment_author_data_required',
      'A comment requires the name and the email address of its author.',
    );
  const content = await cleanContent(scope, draft.content);
  if (isError(content)) return content;
  const row = {
    ...EMPTY_COMMENT,
    post: request.args.post,
    author_ip: request.request.address ?? '127.0.0.1',
    author_agent: request.request.header('user-agent') ?? '',
    ...storedDate(now, options.zone),
    ...signed,
    content,
  };
  const length = tooLong(row);
  if (length) return length;
  const post = await store.posts.byId(row.post);
  // The post can be deleted between the permission check and this line.
  if (!post) return noSuchPost();
  const approved = await moderate(scope, row, post);
  if (isError(approved)) return approved;
  const comment = await store.comments.insert({ ...row, approved });
  const ring = await parentRefusal(scope, comment, null);
  if (ring) return ring;
  return setStatus(scope, comment, request.args.status);
}

/**
 * Changes a comment. Errors: `rest_comment_invalid_type`, `rest_comment_invalid_post_id`,
 * `rest_comment_content_invalid`, and those of `tooLong`.
 */
export async function updateComment(
  scope: Scope,
  { comment }: FoundComment,
  request: HandlerRequest<UpdateCommentArgs>,
): Promise<CommentRow | RestError> {
  const { store } = scope;
  const type = request.request.getParam('type');
  if (type !== null && type !== comment.type)
    return failure(404, 'rest_comment_invalid_type', 'The type of a comment cannot be changed.');
  const draft = await readDraft(scope, request, comment);
  if (isError(draft)) return draft;
  if (draft.post && !(await store.posts.byId(draft.post))) return noSuchPost();
  // `0` counts as empty here, although a new comment may consist of it.
  if (draft.content !== undefined && !isFilled(draft.content)) return contentInvalid();
  if (draft.content !== undefined) {
    const content = await cleanContent(scope, draft.content, comment);
    if (isError(content)) return content;
    draft.content = content;
  }
  const problem = (await parentRefusal(scope, { ...comment, ...draft }, comment)) ?? tooLong(draft);
  if (problem) return problem;

  const changed = (await store.comments.update(comment.id, draft)) ?? comment;
  return setStatus(scope, changed, request.args.status);
}

const MESSAGES: { readonly [problem in ParentProblem]: string } = {
  missing: 'Invalid comment ID.',
  unrelated: 'The comment with this ID belongs to another post.',
  ring: 'The comment with this ID is below this comment.',
};

/**
 * Returns `rest_invalid_param` for a changed parent that is not a comment on the post, or that is below the comment. A new
 * comment is only refused above its own parent, which was sent before it existed; other parents are stored, as recorded.
 */
async function parentRefusal(
  { store }: Scope,
  { id, parent, post }: CommentRow,
  before: CommentRow | null,
): Promise<RestError | null> {
  if (parent === 0 || parent === before?.parent) return null;
  const tree = treeOf(store.comments, (row) => row.post === post);
  const problem = await parentProblem(before ? tree : { ...tree, accepts: () => true }, id, parent);
  return problem && (before || problem === 'ring') ? noSuch('parent', MESSAGES[problem]) : null;
}

function noSuchPost(): RestError {
  return failure(403, 'rest_comment_invalid_post_id', 'Invalid post ID.');
}

function createRefusal(request: HandlerRequest<CreateCommentArgs>): RestError | null {
  if (hasParameter(request, 'id'))
    return badRequest('rest_comment_exists', 'Cannot create an existing comment.');
  if (hasParameter(request, 'type') && request.request.getParam('type') !== 'comment')
    return badRequest('rest_invalid_comment_type', 'Cannot create a comment of this type.');
  return null;
}

/** A comment without an author gets the caller as its author. */
async function writerOf({ store, caller }: Scope, draft: CommentDraft): Promise<CommentDraft> {
  const isSigned = draft.author || draft.author_name || draft.author_email || draft.author_url;
  if (isSigned || caller === null) return {};
  const user = await store.users.byId(caller.id);
  return user ? writtenBy(user) : {};
}
