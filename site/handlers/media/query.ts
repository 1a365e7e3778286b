import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { ListMediaArgs } from '../../../generated/media/types.ts';
import type { PostType } from '../../domain/post-types.ts';
import { allowedTypes } from '../../media/file-types.ts';
import type { Limited, PostQuery } from '../../store/index.ts';
import { postQuery } from '../post-type/query.ts';
import type { Scope } from '../scope.ts';

/** Returns the store query for a list of media. Errors: those of a list of posts. */
export function mediaQuery(
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
