import type { FactsOf, HandlerRequest } from '../../../runtime/server/index.ts';
import type { Comment, CommentFacts } from '../../../generated/comments/types.ts';
import { readableComments } from '../../domain/permissions/reading.ts';
import { avatarUrls } from '../../domain/avatars.ts';
import { shownDate } from '../../domain/dates.ts';
import { commentLink } from '../../domain/links.ts';
import { findPostType, registeredType } from '../../domain/post-types.ts';
import { withSmileys } from '../../domain/smileys.ts';
import { renderComment } from '../../domain/text.ts';
import { currentSite } from '../../context.ts';
import type { CommentRow } from '../../store/index.ts';
import { postsById } from './find.ts';
import { postLinks } from '../post-type/permalink-parts.ts';
import { registeredMeta, shownMeta } from '../meta-values.ts';
import { scopeOf } from '../scope.ts';
import type { Scope } from '../scope.ts';

/** Returns the response items of comments. */
export async function commentItems(
  scope: Scope,
  comments: readonly CommentRow[],
  request: HandlerRequest<unknown>,
): Promise<Comment[]> {
  const linkOf = request.wants('link') ? await linksOf(scope, comments) : () => '';
  const registered = request.wants('meta') ? registeredMeta('comment') : [];
  const ids = comments.map(({ id }) => id);
  const metas = registered.length > 0 ? await scope.store.meta.of('comment', ids) : null;
  const avatarsOf = avatarUrls(scope);
  return comments.map((comment) => ({
    id: comment.id,
    post: comment.post,
    parent: comment.parent,
    author: comment.author,
    author_name: comment.author_name,
    author_email: comment.author_email,
    author_url: comment.author_url,
    author_ip: comment.author_ip,
    author_user_agent: comment.author_agent,
    date: shownDate(comment.date),
    date_gmt: shownDate(comment.date_gmt),
    content: {
      raw: comment.content,
      rendered: request.wants('content.rendered')
        ? scope.budget.text(comment.content, (text) =>
            withSmileys(renderComment(text), scope.options),
          )
        : '',
    },
    link: linkOf(comment),
    status: shownStatus(comment.approved),
    type: comment.type || 'comment',
    author_avatar_urls: avatarsOf(isByPerson(comment) ? comment : null),
    meta: shownMeta(registered, metas?.get(comment.id)),
  }));
}

// Pingbacks and trackbacks have no avatar.
function isByPerson({ type }: CommentRow): boolean {
  return type === '' || type === 'comment';
}

/** Returns the status of a comment as responses show it. */
function shownStatus(approved: string): string {
  if (approved === '1') return 'approved';
  return approved === '0' ? 'hold' : approved;
}

/** Returns the addresses of comments. */
async function linksOf(
  scope: Scope,
  comments: readonly CommentRow[],
): Promise<(comment: CommentRow) => string> {
  const posts = await postsById(
    scope,
    comments.map(({ post }) => post),
  );
  const links = await postLinks(scope, [...posts.values()]);
  // The type may belong to an inactive plugin.
  return ({ id, post }) =>
    commentLink(links.get(post) ?? scope.permalinks.plainPost(post), id, posts.get(post));
}

/** The facts for the links of comments: the routes of their posts, and whether the caller may read their replies. */
export const commentFacts: FactsOf<Comment, CommentFacts> = async (items, request) => {
  const scope = await scopeOf(request);
  const posts = await scope.store.posts.byIds(items.map(({ post }) => post));
  const replies = await repliesOf(
    scope,
    items.map(({ id }) => id),
  );
  const { derivedRoutes } = currentSite();
  return items.map(({ id, post }) => {
    const name = posts.get(post)?.type ?? '';
    const type = findPostType(name);
    return {
      post_type: name,
      post_route: derivedRoutes.post(type ? registeredType(type) : null, post),
      has_children: (replies.get(id) ?? 0) > 0,
    };
  });
};

/** Returns the number of replies to each comment that the caller may read. Rows of a list contain it already. */
async function repliesOf(
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { comments } = scope.store;
  const known = await comments.byIds(ids);
  const access = readableComments(scope);
  const query = { access, include: ids, countReplies: true };
  const areCounted = ids.every((id) => known.get(id)?.replies !== undefined);
  const rows = areCounted ? known.values() : (await comments.find(query)).rows;
  return new Map([...rows].map(({ id, replies = 0 }) => [id, replies]));
}
