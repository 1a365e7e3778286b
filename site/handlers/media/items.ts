import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { attachmentSchema } from '../../../generated/media/schema.ts';
import type { Attachment } from '../../../generated/media/types.ts';
import { postTypeOf } from '../../domain/post-types.ts';
import { renderExcerpt } from '../../domain/text.ts';
import type { KnownPost } from '../post-type/access.ts';
import { postItems } from '../post-type/items.ts';
import type { WholePost } from '../post-type/types.ts';
import type { Scope } from '../scope.ts';
import { mediaFile } from './file.ts';
import { missingSizes, renderDescription, shownDetails } from './shown.ts';

/** The fields of an attachment that are read from its meta values. */
export const FILE_FIELDS = [
  ...['alt_text', 'caption', 'description', 'media_details', 'media_type'],
  ...['meta', 'missing_image_sizes', 'source_url', 'template'],
];

type SharedFields = Pick<Attachment, keyof Attachment & keyof WholePost>;

/** Returns the response items of attachments: a fixed number of queries, however many attachments. */
export async function mediaItems(
  scope: Scope,
  posts: readonly KnownPost[],
  request: HandlerRequest<unknown>,
): Promise<Attachment[]> {
  const shown = { type: postTypeOf('attachment'), schema: attachmentSchema };
  const shared = await postItems(scope, shown, posts, request);
  const wantsText = ['description.rendered', 'caption.rendered'].some((field) =>
    request.wants(field),
  );
  return posts.map((post, at): Attachment => {
    const file = mediaFile(scope, post);
    const description = wantsText ? renderDescription(scope, post, file) : '';
    const own: Omit<Attachment, keyof SharedFields> = {
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
      missing_image_sizes: request.context === 'edit' ? missingSizes(scope, file) : [],
    };
    // The schema of attachments selects the shared fields. A copy of them would cost a sixth of a list.
    return Object.assign(shared[at] as SharedFields, own);
  });
}
