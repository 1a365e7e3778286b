import { isError } from '../../runtime/errors/rest-error.ts';
import type { MediaHandlers } from '../../generated/media/handlers.ts';
import { postTypeOf } from '../domain/post-types.ts';
import type { PostType } from '../domain/post-types.ts';
import { cannotDelete, trashNotSupported } from './errors.ts';
import { changedMeanwhile, postTag } from './entity-tags.ts';
import { addMissingSizes } from './media/subsizes.ts';
import { editMedia } from './media/edit.ts';
import { FILE_FIELDS, mediaItems } from './media/items.ts';
import { filesOfPost, removeMedia } from './media/remove.ts';
import { removingFiles } from './media/upload.ts';
import { changeMedia, createMedia } from './media/save.ts';
import { anyPost, findPost, postToChange } from './post-type/access.ts';
import { withPage } from './post-type/handlers.ts';
import { itemOfPost, pageOfPosts } from './post-type/read.ts';
import type { PostResource } from './post-type/read.ts';
import { mayDelete, mayGet, mayList, mayUpdate, mayCreate } from './post-type/permissions.ts';
import { inTransaction, scopeOf, writing } from './scope.ts';
import { setEditContext, idParameter } from './parameters.ts';
import type { HandlerRequest } from '../../runtime/server/index.ts';
import type { Attachment, AttachmentFacts, ListMediaArgs } from '../../generated/media/types.ts';
import { can, denied } from '../domain/permissions/caller.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import { canEditPost } from '../domain/permissions/posts.ts';
import { allowedTypes } from '../media/file-types.ts';
import type { Limited, PostQuery } from '../store/index.ts';
import { postQuery } from './post-type/query.ts';
import type { Scope } from './scope.ts';

/** The type as it is registered at the time of the request. */
const type = (): PostType => postTypeOf('attachment');
const resource = (): PostResource<Attachment> => ({
  type: type(),
  metaFields: FILE_FIELDS,
  itemsOf: mediaItems,
});

export const media: MediaHandlers = {
  list: {
    permission: (request) => mayList(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      return pageOfPosts(scope, mediaQuery(request.args, scope), request, resource());
    },
  },

  create: {
    mayUpload,
    permission: mayUpload,
    async handle(request) {
      const scope = await scopeOf(request);
      const post = await createMedia(scope, type(), request);
      if (isError(post)) return post;
      setEditContext(request);
      return itemOfPost(scope, post.id, request, resource());
    },
  },

  get: {
    permission: (request) => mayGet(type(), request),
    async handle(request) {
      const item = await itemOfPost(await scopeOf(request), request.args.id, request, resource());
      return isError(item) ? item : withPage(type(), item);
    },
  },

  update: {
    permission: mayChange,
    handle: (request) =>
      writing(request, async (scope) => {
        const before = await postToChange(scope, type(), request);
        if (isError(before)) return before;
        const post = await changeMedia(scope, type(), request.args, before);
        if (isError(post)) return post;
        setEditContext(request);
        return itemOfPost(scope, post.id, request, resource());
      }),
  },

  delete: {
    permission: (request) => mayDelete(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      const post = await findPost(scope, type(), request.args.id);
      if (isError(post)) return post;
      if (!request.args.force) return trashNotSupported();
      setEditContext(request);
      const [previous] = await mediaItems(scope, [post], request);
      if (!previous) return cannotDelete();
      const outdated = await changedMeanwhile(scope, request, postTag(post));
      if (outdated) return outdated;
      const removed = await removingFiles(scope, filesOfPost(scope, post), (files) =>
        inTransaction(scope, async (inside) => {
          const known = await postToChange(inside, type(), request);
          if (isError(known)) return known;
          return (await removeMedia(inside, known, files)) || cannotDelete();
        }),
      );
      return isError(removed) ? removed : { deleted: true, previous };
    },
  },

  postProcess: {
    permission: (request) => mayUpdate(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      const post = await findPost(scope, type(), request.args.id);
      if (isError(post)) return post;
      const error = await addMissingSizes(scope, post);
      if (error) return error;
      setEditContext(request);
      return itemOfPost(scope, post.id, request, resource());
    },
  },

  edit: {
    permission: mayEdit,
    async handle(request) {
      const scope = await scopeOf(request);
      const post = await findPost(scope, type(), request.args.id);
      if (isError(post)) return post;
      const made = await editMedia(scope, type(), post, request.args);
      return isError(made) ? made : itemOfPost(scope, made.id, request, resource());
    },
  },

  facts: mediaFacts,
};

/** Returns the facts for the links of attachments: the permissions of the caller in `edit`. */
function mediaFacts(
  items: readonly Attachment[],
  { context, user }: HandlerRequest<unknown>,
): AttachmentFacts[] {
  const isEditing = context === 'edit';
  const actions = {
    can_use_unfiltered_html: isEditing && can(user, 'unfiltered_html'),
    can_assign_author: isEditing && can(user, type().capabilities.editOthers),
  };
  return items.map(() => actions);
}

type Verdict = boolean | RestError;

/** Requires the permission to create a post; a file for a post also requires the permission to edit that post. */
async function mayUpload(request: HandlerRequest<unknown>): Promise<Verdict> {
  const verdict = mayCreate(type(), request);
  const parent = idParameter(request, 'post');
  if (verdict !== true || parent === 0) return verdict;
  const post = await anyPost(await scopeOf(request), parent);
  if (post && canEditPost(request.user, post)) return true;
  return denied(
    request.user,
    'rest_cannot_edit',
    'You are not allowed to upload files to this post.',
  );
}

/** Requires the permission to edit the attachment, and to edit another post that it is attached to. */
async function mayChange(request: HandlerRequest<unknown>): Promise<Verdict> {
  const verdict = await mayUpdate(type(), request);
  const parent = idParameter(request, 'post');
  if (verdict !== true || parent === 0) return verdict;
  const scope = await scopeOf(request);
  const post = await anyPost(scope, parent);
  // The handler reports a post that does not exist.
  if (!post || canEditPost(request.user, post)) return true;
  const before = await scope.store.posts.byId(idParameter(request));
  return (
    before?.parent === parent ||
    denied(request.user, 'rest_cannot_edit', 'You are not allowed to attach files to this post.')
  );
}

/** An edited picture becomes a new attachment, so the permission to upload is required, too. */
function mayEdit(request: HandlerRequest<unknown>): Promise<Verdict> | Verdict {
  if (can(request.user, type().capabilities.create)) return mayUpdate(type(), request);
  return denied(request.user, 'rest_cannot_edit_image', 'You are not allowed to edit images.');
}

/** Returns the store query for a list of media. Errors: those of a list of posts. */
function mediaQuery(args: ListMediaArgs, scope: Scope): Limited<PostQuery> | RestError {
  const query = postQuery(args, type(), scope);
  if (isError(query)) return query;
  const mimeTypes = typesOf(args, scope);
  return {
    ...query,
    ...(mimeTypes ? { mimeTypes } : {}),
    // The search includes file names.
    searchMeta: scope.keys.file,
  };
}

/** Returns the requested media types. An unknown type does not restrict, for compatibility. */
function typesOf(args: ListMediaArgs, { options }: Scope): readonly string[] | null {
  const known = [...new Set(allowedTypes(options).map(({ type }) => type))];
  if (args.mime_type !== undefined && known.includes(args.mime_type)) return [args.mime_type];
  const { media_type: kind } = args;
  if (!kind) return null;
  const ofKind = known.filter((type) => type.startsWith(`${kind}/`));
  return ofKind.length > 0 ? ofKind : null;
}
