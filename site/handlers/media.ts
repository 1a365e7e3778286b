import { isError } from '../../runtime/errors/rest-error.ts';
import type { MediaHandlers } from '../../generated/media/handlers.ts';
import { postTypeOf } from '../domain/post-types.ts';
import type { PostType } from '../domain/post-types.ts';
import { cannotDelete, trashNotSupported } from './errors.ts';
import { changedMeanwhile, postTag } from './entity-tags.ts';
import { addMissingSizes } from './media/subsizes.ts';
import { editMedia } from './media/edit.ts';
import { mediaFacts } from './media/link-facts.ts';
import { mediaItem, mediaItems } from './media/items.ts';
import { listMedia } from './media/list.ts';
import { mayEdit, mayUpload } from './media/permissions.ts';
import { filesOfPost, removeMedia } from './media/remove.ts';
import { removingFiles } from './media/upload.ts';
import { changeMedia, createMedia } from './media/save.ts';
import { findPost } from './post-type/access.ts';
import { withPage } from './post-type/handlers.ts';
import { mayDelete, mayGet, mayList, mayUpdate } from './post-type/permissions.ts';
import { inTransaction, scopeOf } from './scope.ts';
import { setEditContext } from './parameters.ts';

/** The type as it is registered at the time of the request. */
const type = (): PostType => postTypeOf('attachment');

export const media: MediaHandlers = {
  list: {
    permission: (request) => mayList(type(), request),
    handle: (request) => listMedia(type(), request),
  },

  create: {
    mayUpload: (request) => mayUpload(type(), request),
    permission: (request) => mayUpload(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      const post = await createMedia(scope, type(), request);
      if (isError(post)) return post;
      setEditContext(request);
      return mediaItem(scope, type(), post.id, request);
    },
  },

  get: {
    permission: (request) => mayGet(type(), request),
    async handle(request) {
      const item = await mediaItem(await scopeOf(request), type(), request.args.id, request);
      return isError(item) ? item : withPage(type(), item);
    },
  },

  update: {
    permission: (request) => mayUpdate(type(), request),
    async handle(request) {
      return inTransaction(await scopeOf(request), async (inside) => {
        const before = await findPost(inside, type(), request.args.id);
        if (isError(before)) return before;
        const refusal = await changedMeanwhile(inside, request, postTag(before));
        if (refusal) return refusal;
        const post = await changeMedia(inside, type(), request, before);
        if (isError(post)) return post;
        setEditContext(request);
        return mediaItem(inside, type(), post.id, request);
      });
    },
  },

  delete: {
    permission: (request) => mayDelete(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      const post = await findPost(scope, type(), request.args.id);
      if (isError(post)) return post;
      if (!request.args.force) return trashNotSupported();
      setEditContext(request);
      const [previous] = await mediaItems(scope, type(), [post], request);
      if (!previous) return cannotDelete();
      const outdated = await changedMeanwhile(scope, request, postTag(post));
      if (outdated) return outdated;
      const removed = await removingFiles(scope, filesOfPost(scope, post), (files) =>
        inTransaction(scope, async (inside) => {
          const known = await findPost(inside, type(), post.id);
          if (isError(known)) return known;
          const refusal = await changedMeanwhile(inside, request, postTag(known));
          if (refusal) return refusal;
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
      return mediaItem(scope, type(), post.id, request);
    },
  },

  edit: {
    permission: (request) => mayEdit(type(), request),
    async handle(request) {
      const scope = await scopeOf(request);
      const post = await findPost(scope, type(), request.args.id);
      if (isError(post)) return post;
      const made = await editMedia(scope, type(), post, request.args);
      return isError(made) ? made : mediaItem(scope, type(), made.id, request);
    },
  },

  facts: mediaFacts(type),
};
