import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { ItemSchema } from '../../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { shownDate, shownGmt } from '../../domain/dates.ts';
import { denied } from '../../domain/permissions/caller.ts';
import { canEditPost } from '../../domain/permissions/posts.ts';
import type { PostType } from '../../domain/post-types.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { renderContent, renderTitle, renderWrittenExcerpt } from '../../domain/text.ts';
import type { PostRow } from '../../store/index.ts';
import { describedMembers } from '../projection.ts';
import { notFound } from '../errors.ts';
import { findPost } from '../post-type/access.ts';
import type { KnownPost } from '../post-type/access.ts';
import { scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';
import { idParameter } from '../parameters.ts';

/** Returns the response item of a revision or autosave of a post type, with the members that `schema` describes. */
export function revisionItem<Item>(
  { options, settings, budget }: Scope,
  type: PostType,
  schema: ItemSchema,
  row: PostRow,
  request: HandlerRequest<unknown>,
): Item {
  const content = request.wants('content.rendered')
    ? budget.text(row.content, (content) =>
        withSmileys(renderContent(content, settings.token), options),
      )
    : '';
  const excerpt = request.wants('excerpt.rendered')
    ? withSmileys(renderWrittenExcerpt(row.excerpt), options)
    : '';
  const item = {
    author: row.author,
    date: shownDate(row.date),
    date_gmt: shownGmt(row.date, row.date_gmt, options.zone),
    id: row.id,
    modified: shownDate(row.modified),
    modified_gmt: shownGmt(row.modified, row.modified_gmt, options.zone),
    parent: row.parent,
    slug: row.slug,
    guid: { raw: row.guid, rendered: row.guid },
    title: { raw: row.title, rendered: renderTitle(row.title, { isPrivate: false }) },
    content: { raw: row.content, rendered: content },
    excerpt: { raw: row.excerpt, rendered: excerpt },
    // Items of a type without pages have no preview.
    preview_link: type.isViewable ? previewLink(settings.baseUrl, row) : '',
  };
  // The members are those of the schema from which the type `Item` is generated. Texts are rendered even
  // for types that do not render them: clients expect that.
  return describedMembers(schema, item) as Item;
}

function previewLink(baseUrl: string, { id, parent }: PostRow): string {
  const post = parent === 0 ? id : parent;
  return `${baseUrl}/?p=${post}&preview_id=${post}&preview=true`;
}

/** Returns the post whose revisions are requested, or `rest_post_invalid_parent` if the type has no such post. */
export async function findParent(
  scope: Scope,
  type: PostType,
  id: number,
): Promise<KnownPost | RestError> {
  const post = await findPost(scope, type, id);
  if (!isError(post)) return post;
  return notFound('rest_post_invalid_parent', 'Invalid parent ID.');
}

/** Callers who may edit a post may read its revisions. `param` is the path parameter of the post. */
export async function mayReadStates(
  type: PostType,
  request: HandlerRequest<unknown>,
  param: 'parent' | 'id' = 'parent',
): Promise<true | RestError> {
  const parent = await findParent(await scopeOf(request), type, idParameter(request, param));
  if (isError(parent)) return parent;
  if (canEditPost(request.user, parent)) return true;
  return denied(
    request.user,
    'rest_cannot_read',
    'You are not allowed to view the revisions of this post.',
  );
}
