import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest, Page } from '../../../runtime/server/index.ts';
import type { Attachment, ListMediaArgs } from '../../../generated/media/types.ts';
import type { PostType } from '../../domain/post-types.ts';
import { pageFacts } from '../lists.ts';
import { inContext, withNeededMeta } from '../post-type/access.ts';
import { readPosts } from '../post-type/query.ts';
import { scopeOf } from '../scope.ts';
import { FILE_FIELDS, mediaItems } from './items.ts';
import { mediaQuery } from './query.ts';

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
