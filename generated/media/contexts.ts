// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (2eea01d6c047)

import { omit } from '../../runtime/shape/index.ts';
import type { ContextTable } from '../../runtime/shape/index.ts';
import type { Attachment, AttachmentEdit, AttachmentEmbed, AttachmentView } from './types.ts';

/** The fields of an attachment that each context omits. */
export const attachmentContexts = {
  view: {
    guid: { raw: false },
    permalink_template: false,
    generated_slug: false,
    title: { raw: false },
    caption: { raw: false },
    description: { raw: false },
    missing_image_sizes: false,
  },
  embed: {
    date_gmt: false,
    guid: false,
    modified: false,
    modified_gmt: false,
    status: false,
    permalink_template: false,
    generated_slug: false,
    title: { raw: false },
    comment_status: false,
    ping_status: false,
    meta: false,
    template: false,
    caption: { raw: false },
    description: false,
    post: false,
    missing_image_sizes: false,
  },
  edit: {},
} satisfies ContextTable;

/** Returns an attachment as each context shows it. */
export const attachmentViews = {
  view: (item: Attachment): AttachmentView => ({
    date: item.date,
    date_gmt: item.date_gmt,
    guid: omit(item.guid, attachmentContexts.view.guid),
    id: item.id,
    link: item.link,
    modified: item.modified,
    modified_gmt: item.modified_gmt,
    slug: item.slug,
    status: item.status,
    type: item.type,
    title: omit(item.title, attachmentContexts.view.title),
    author: item.author,
    comment_status: item.comment_status,
    ping_status: item.ping_status,
    meta: item.meta,
    template: item.template,
    alt_text: item.alt_text,
    caption: omit(item.caption, attachmentContexts.view.caption),
    description: omit(item.description, attachmentContexts.view.description),
    media_type: item.media_type,
    mime_type: item.mime_type,
    media_details: item.media_details,
    post: item.post,
    source_url: item.source_url,
  }),
  embed: (item: Attachment): AttachmentEmbed => ({
    date: item.date,
    id: item.id,
    link: item.link,
    slug: item.slug,
    type: item.type,
    title: omit(item.title, attachmentContexts.embed.title),
    author: item.author,
    alt_text: item.alt_text,
    caption: omit(item.caption, attachmentContexts.embed.caption),
    media_type: item.media_type,
    mime_type: item.mime_type,
    media_details: item.media_details,
    source_url: item.source_url,
  }),
  edit: (item: Attachment): AttachmentEdit => item,
};
