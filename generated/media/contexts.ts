// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (38fbe82604aa)

import type { ContextTable } from '../../runtime/shape/index.ts';

/** What each context leaves out of an attachment. */
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
