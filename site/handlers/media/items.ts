import { sanitizeTitle } from '../../../runtime/schema/index.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { Attachment } from '../../../generated/media/types.ts';
import { hasReadCapability } from '../../domain/permissions/posts.ts';
import { shownDate, shownGmt } from '../../domain/dates.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import { renderExcerpt, renderTitle } from '../../domain/text.ts';
import type { KnownPost } from '../post-type/access.ts';
import { generatedSlugs } from '../post-type/generated-slugs.ts';
import { openOrClosed, templateOf } from '../post-type/items.ts';
import { NO_PARTS, permalinkParts, showsLinks } from '../post-type/permalink-parts.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';
import { missingSizes, renderDescription, shownDetails } from './shown.ts';

/** The fields of an attachment that are read from its meta values. */
export const FILE_FIELDS = [
  ...['alt_text', 'caption', 'description', 'media_details', 'media_type'],
  ...['missing_image_sizes', 'source_url', 'template'],
];

/** Returns the response items of attachments: a fixed number of queries, however many attachments. */
export async function mediaItems(
  scope: Scope,
  posts: readonly KnownPost[],
  request: HandlerRequest<unknown>,
): Promise<Attachment[]> {
  const type = postTypeOf('attachment');
  const { options, permalinks, keys } = scope;
  const isEditing = request.context === 'edit';
  const wantsSlug = ['generated_slug', 'permalink_template'].some((field) => request.wants(field));
  const slugs = isEditing && wantsSlug ? await generatedSlugs(scope, type, posts) : new Map();
  const partsOf = showsLinks(request) ? await permalinkParts(scope, type, posts) : () => NO_PARTS;
  const wantsTitle = request.wants('title.rendered');
  const wantsText = ['description.rendered', 'caption.rendered'].some((field) =>
    request.wants(field),
  );

  return posts.map((post): Attachment => {
    const mayRead = hasReadCapability(scope.caller, post);
    const parts = partsOf(post);
    const file = mediaFile(scope, post);
    const description = wantsText ? renderDescription(scope, post, file) : '';
    return {
      id: post.id,
      date: shownDate(post.date),
      date_gmt: shownGmt(post.date, post.date_gmt, options.zone),
      guid: { raw: post.guid, rendered: post.guid },
      modified: shownDate(post.modified),
      modified_gmt: shownGmt(post.modified, post.modified_gmt, options.zone),
      slug: post.slug,
      // Stored statuses that are not in the schema are shown unchanged.
      status: post.status as Attachment['status'],
      type: post.type,
      link: permalinks.post(post, type, mayRead, parts),
      title: {
        raw: post.title,
        rendered: wantsTitle
          ? renderTitle(post.title, { isPrivate: post.status === 'private' })
          : '',
      },
      author: post.author,
      comment_status: openOrClosed(post.comment_status),
      ping_status: openOrClosed(post.ping_status),
      template: templateOf(post.meta[keys.template]),
      meta: {},
      permalink_template: permalinks.template(post, type, mayRead, parts),
      generated_slug: slugs.get(post.id) ?? sanitizeTitle(post.title),
      description: { raw: post.content, rendered: description },
      caption: {
        raw: post.excerpt,
        rendered: wantsText ? renderExcerpt(post.excerpt, description) : '',
      },
      alt_text: file.altText,
      media_type: file.isPicture ? 'image' : 'file',
      mime_type: post.mime_type,
      media_details: request.wants('media_details') ? shownDetails(scope, post, file) : {},
      // Clients expect null for "no post", although the schema declares another type.
      post: post.parent === 0 ? null : post.parent,
      source_url: file.url,
      missing_image_sizes: isEditing ? missingSizes(scope, file) : [],
    };
  });
}
