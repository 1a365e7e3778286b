import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { ItemSchema } from '../../../runtime/schema/index.ts';
import type {
  Deleted,
  Endpoint,
  HandlerRequest,
  NestedEndpoint,
  Page,
} from '../../../runtime/server/index.ts';
import type { ListPostsRevisionsArgs } from '../../../generated/posts/revisions/types.ts';
import { denied } from '../../domain/permissions/caller.ts';
import { canDeletePost } from '../../domain/permissions/posts.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import type { PostType } from '../../domain/post-types.ts';
import type { PostQuery, PostRow } from '../../store/index.ts';
import { badRequest, cannotDelete, notFound, trashNotSupported } from '../errors.ts';
import { rowsBefore } from '../lists.ts';
import { orderRefusal } from '../post-type/query.ts';
import { inTransaction, scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { ids, idParameter } from '../parameters.ts';
import { findParent, mayReadStates, revisionItem } from './items.ts';

type ListArgs = ListPostsRevisionsArgs;
interface OneArgs {
  readonly parent: number;
  readonly id: number;
}

/** The endpoints of the revisions of a post type. */
export interface RevisionHandlers<Item> {
  readonly list: Endpoint<ListArgs, Page<Item>>;
  readonly get: NestedEndpoint<OneArgs, Item, 'parent'>;
  readonly delete: NestedEndpoint<
    OneArgs & { readonly force: boolean },
    Item | Deleted<Item>,
    'parent'
  >;
}

/** Returns the endpoints of the revisions of one post type; `{token}` in a name is the product token. */
export function revisionHandlers<Item>(name: string, schema: ItemSchema): RevisionHandlers<Item> {
  const type = (): PostType => postTypeOf(name);
  return {
    list: {
      permission: (request) => mayReadStates(type(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        const parent = await findParent(scope, type(), request.args.parent);
        if (isError(parent)) return parent;
        const query = revisionQuery(request.args, parent.id);
        if (isError(query)) return query;
        // Callers who may edit the post may read its revisions.
        const { rows, total } = await scope.store.posts.find({ ...query, access: null });
        const items = rows.map((row) => revisionItem<Item>(scope, type(), schema, row, request));
        return pageProblem(request.args, total) ?? { items, total };
      },
    },

    get: {
      parents: (request) => parentOfRevision(request, () => mayReadStates(type(), request)),
      permission: (request) => mayReadStates(type(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        const row = await findRevision(scope, request.args.id);
        return isError(row) ? row : revisionItem<Item>(scope, type(), schema, row, request);
      },
    },

    delete: {
      parents: (request) => parentOfRevision(request, () => mayDeleteStates(type(), request)),
      permission: (request) => mayDelete(type(), request),
      async handle(request) {
        const scope = await scopeOf(request);
        const row = await findRevision(scope, request.args.id);
        if (isError(row)) return row;
        if (!request.args.force) return trashNotSupported();
        return inTransaction(scope, async (inside) => {
          const previous = revisionItem<Item>(inside, type(), schema, row, request);
          const isGone = await inside.store.posts.remove(row.id);
          return isGone ? { deleted: true as const, previous } : cannotDelete();
        });
      },
    },
  };
}

async function findRevision({ store }: Scope, id: number): Promise<PostRow | RestError> {
  const row = id <= 0 ? undefined : await store.posts.byId(id);
  if (row?.type === 'revision') return row;
  return notFound('rest_post_invalid_id', 'Invalid revision ID.');
}

/** Returns the post that the revision in the path belongs to; the error of `mayOpen` comes first. */
async function parentOfRevision(
  request: HandlerRequest<unknown>,
  mayOpen: () => Promise<true | RestError>,
): Promise<{ readonly parent: number } | RestError | null> {
  const refusal = await mayOpen();
  if (refusal !== true) return refusal;
  const revision = await findRevision(await scopeOf(request), idParameter(request));
  return isError(revision) ? null : { parent: revision.parent };
}

/** Requires the permission to delete the post in the path; other callers get no information about its revisions. */
async function mayDeleteStates(
  type: PostType,
  request: HandlerRequest<unknown>,
): Promise<true | RestError> {
  const parent = await findParent(await scopeOf(request), type, idParameter(request, 'parent'));
  if (isError(parent)) return parent;
  return canDeletePost(request.user, parent) || cannotDeleteRevision(request);
}

/** Revisions are deleted with their post: no role may delete a single one. */
async function mayDelete(
  type: PostType,
  request: HandlerRequest<unknown>,
): Promise<true | RestError> {
  const verdict = await mayDeleteStates(type, request);
  if (verdict !== true) return verdict;
  const revision = await findRevision(await scopeOf(request), idParameter(request));
  if (isError(revision)) return revision;
  return canDeletePost(request.user, revision) || cannotDeleteRevision(request);
}

function cannotDeleteRevision({ user }: HandlerRequest<unknown>): RestError {
  return denied(user, 'rest_cannot_delete', 'You are not allowed to delete this revision.');
}

function revisionQuery(args: ListArgs, parent: number): PostQuery | RestError {
  const { orderby, order, search, per_page: size } = args;
  const refusal = orderRefusal(args);
  if (refusal) return refusal;
  const include = ids(args.include);
  return {
    types: ['revision'],
    parents: [parent],
    orderBy: orderby,
    order,
    ...(search ? { search } : {}),
    ...(include.length > 0 ? { include } : { exclude: ids(args.exclude) }),
    ...(size === undefined ? {} : { limit: size, offset: firstRow(args, size) }),
  };
}

function firstRow({ offset, page }: ListArgs, size: number): number {
  return offset === undefined ? rowsBefore(page, size) : Math.abs(offset);
}

// Without a page size all revisions are on one page.
function pageProblem({ per_page: size, page, offset }: ListArgs, total: number): RestError | null {
  if (total === 0) return null;
  if (offset !== undefined && offset >= total)
    return badRequest(
      'rest_revision_invalid_offset_number',
      'The offset is larger than the number of revisions.',
    );
  const pages = size === undefined ? 1 : Math.ceil(total / size);
  if (!offset && page > pages)
    return badRequest(
      'rest_revision_invalid_page_number',
      'The page number is larger than the number of pages.',
    );
  return null;
}
