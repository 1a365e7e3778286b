// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (cc782ba9f548)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule, ContextTable } from '../../runtime/shape/index.ts';
import type { AttachmentEdit, AttachmentEmbed, AttachmentView } from './types.ts';

/** What each context leaves out of an attachment. */
const table = {
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

export const attachmentContexts: Record<'view' | 'embed' | 'edit', ContextRule> = table;

/** What is shown of members that are maps themselves. */
const below = {
  view: {
    guid: contextFilter<{ rendered: unknown }>(table.view.guid, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    title: contextFilter<{ rendered: unknown }>(table.view.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    caption: contextFilter<{ rendered: unknown }>(table.view.caption, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    description: contextFilter<{ rendered: unknown }>(table.view.description, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
  embed: {
    title: contextFilter<{ rendered: unknown }>(table.embed.title, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
    caption: contextFilter<{ rendered: unknown }>(table.embed.caption, (item, blank) => {
      const left = { ...blank };
      left.rendered = item.rendered;
      return left;
    }),
  },
};

/** What each context shows of an attachment: the table, unrolled. */
export const attachmentFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<AttachmentView>(attachmentContexts.view, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.id = item.id;
    left.link = item.link;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.slug = item.slug;
    left.status = item.status;
    left.type = item.type;
    left.author = item.author;
    left.comment_status = item.comment_status;
    left.ping_status = item.ping_status;
    left.meta = item.meta;
    left.template = item.template;
    left.alt_text = item.alt_text;
    left.media_type = item.media_type;
    left.mime_type = item.mime_type;
    left.media_details = item.media_details;
    left.post = item.post;
    left.source_url = item.source_url;
    left.guid = below.view.guid.apply(item.guid);
    left.title = below.view.title.apply(item.title);
    left.caption = below.view.caption.apply(item.caption);
    left.description = below.view.description.apply(item.description);
    return left;
  }),
  embed: contextFilter<AttachmentEmbed>(attachmentContexts.embed, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.id = item.id;
    left.link = item.link;
    left.slug = item.slug;
    left.type = item.type;
    left.author = item.author;
    left.alt_text = item.alt_text;
    left.media_type = item.media_type;
    left.mime_type = item.mime_type;
    left.media_details = item.media_details;
    left.source_url = item.source_url;
    left.title = below.embed.title.apply(item.title);
    left.caption = below.embed.caption.apply(item.caption);
    return left;
  }),
  edit: contextFilter<AttachmentEdit>(attachmentContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.date = item.date;
    left.date_gmt = item.date_gmt;
    left.guid = item.guid;
    left.id = item.id;
    left.link = item.link;
    left.modified = item.modified;
    left.modified_gmt = item.modified_gmt;
    left.slug = item.slug;
    left.status = item.status;
    left.type = item.type;
    left.permalink_template = item.permalink_template;
    left.generated_slug = item.generated_slug;
    left.title = item.title;
    left.author = item.author;
    left.comment_status = item.comment_status;
    left.ping_status = item.ping_status;
    left.meta = item.meta;
    left.template = item.template;
    left.alt_text = item.alt_text;
    left.caption = item.caption;
    left.description = item.description;
    left.media_type = item.media_type;
    left.mime_type = item.mime_type;
    left.media_details = item.media_details;
    left.post = item.post;
    left.source_url = item.source_url;
    left.missing_image_sizes = item.missing_image_sizes;
    return left;
  }),
};
