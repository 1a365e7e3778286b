// @generated from schemas/ by `npm run generate`. Do not edit. (0df16e2203c5)

import type { SanitizeCallback, ValidateCallback } from '../runtime/schema/index.ts';

/** Callbacks that argument definitions name; site/handlers/callbacks.ts exports them. */
export interface Callbacks {
  /** For `attributes`. */
  readonly checkBlockAttributes: ValidateCallback;
  /** For `author_email`. */
  readonly checkCommentAuthorEmail: SanitizeCallback;
  /** For `styles`, `settings`, `title`, `content`. */
  readonly checkMapOrList: ValidateCallback;
  /** For `url`. */
  readonly checkMenuItemUrl: ValidateCallback;
  /** For `locations`. */
  readonly checkMenuLocations: ValidateCallback;
  /** For `meta`. */
  readonly checkMeta: ValidateCallback;
  /** For `url`. */
  readonly checkOutgoingUrl: ValidateCallback;
  /** For `plugin`. */
  readonly checkPlugin: ValidateCallback;
  /** For `reassign`. */
  readonly checkReassign: SanitizeCallback;
  /** For `context`. */
  readonly checkRenderContext: ValidateCallback;
  /** For `status`. */
  readonly checkStatus: ValidateCallback;
  /** For `template`. */
  readonly checkTemplate: ValidateCallback;
  /** For `password`. */
  readonly checkUserPassword: SanitizeCallback;
  /** For `username`. */
  readonly checkUsername: SanitizeCallback;
  /** For `stylesheet`, `id`. */
  readonly decodeEscapes: SanitizeCallback;
  /** For `format`. */
  readonly ensureEmbedFormat: SanitizeCallback;
  /** For `attributes`. */
  readonly sanitizeBlockAttributes: SanitizeCallback;
  /** For `classes`, `xfn`. */
  readonly sanitizeClasses: SanitizeCallback;
  /** For `form_data`. */
  readonly sanitizeFormData: SanitizeCallback;
  /** For `plugin`. */
  readonly sanitizePlugin: SanitizeCallback;
  /** For `status`. */
  readonly sanitizePostStatuses: SanitizeCallback;
  /** For `subtype`. */
  readonly sanitizeSearchSubtypes: SanitizeCallback;
  /** For `title`, `description`, `url`, `email`, `timezone`, `date_format`, `time_format`, `start_of_week`, `language`, `use_smilies`, `default_category`, `default_post_format`, `posts_per_page`, `show_on_front`, `page_on_front`, `page_for_posts`, `default_ping_status`, `default_comment_status`, `site_logo`, `site_icon`. */
  readonly sanitizeSetting: SanitizeCallback;
  /** For `slug`. */
  readonly sanitizeSlug: SanitizeCallback;
  /** For `id`. */
  readonly sanitizeTemplateId: SanitizeCallback;
}
