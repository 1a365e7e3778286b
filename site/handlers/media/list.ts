import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest, Page } from '../../../runtime/server/index.ts';
import type { Attachment, ListMediaArgs } from '../../../generated/media/types.ts';
import type { PostType } from '../../domain/post-types.ts';
import { allowedTypes } from '../../media/file-types.ts';
import type { Limited, PostQuery } from '../../store/index.ts';
import { pageFacts } from '../lists.ts';
import { inContext, withNeededMeta } from '../post-type/access.ts';
import { postQuery, readPosts } from '../post-type/query.ts';
import { scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { FILE_FIELDS, mediaItems } from './items.ts';

/** Returns one page of the media that the caller may read or, in the edit context, change. */
export async function listMedia(
  type: PostType,
  request: HandlerRequest<ListMediaArgs>,
): Promise<Page<Attachment> | RestError> {
  const { args } = request;
  const scope = await scopeOf(request);
  const query = mediaQuery(args, type, scope);
  if (isError(query)) return query;
  const list = await readPosts(scope, query, args);
  if (isError(list)) return list;
  const media = await withNeededMeta(scope, list.rows, request, FILE_FIELDS);
  const items = await mediaItems(scope, type, inContext(media, request), request);
  return { items, ...pageFacts(list) };
}

/** Returns the store query for a list of media. Errors: those of a list of posts. */
function mediaQuery(
  args: ListMediaArgs,
  type: PostType,
  scope: Scope,
): Limited<PostQuery> | RestError {
  const query = postQuery(args, type, scope);
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
