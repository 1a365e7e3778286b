/** Names under which the site keeps values of its own with posts, comments and users. */
export interface MetaKeys {
  /** Picture that stands for a post. */
  readonly thumbnail: string;
  /** Template file of a post. */
  readonly template: string;
  /** Of a file that was uploaded: where it lies, what is known of it, what stands for it. */
  readonly file: string;
  readonly fileDetails: string;
  readonly altText: string;
  /** Of what is in the trash: the status it had, and when it went there, in seconds. */
  readonly trashedStatus: string;
  readonly trashedTime: string;
  /** Of a post in the trash: its slug before, and the statuses of its comments. */
  readonly trashedSlug: string;
  readonly trashedComments: string;
  /** How a user has set up the administration pages. */
  readonly preferences: string;
}

/** The names; most carry the product token. */
export function metaKeys(token: string): MetaKeys {
  return {
    thumbnail: '_thumbnail_id',
    template: `_${token}_page_template`,
    file: `_${token}_attached_file`,
    fileDetails: `_${token}_attachment_metadata`,
    altText: `_${token}_attachment_image_alt`,
    trashedStatus: `_${token}_trash_meta_status`,
    trashedTime: `_${token}_trash_meta_time`,
    trashedSlug: `_${token}_desired_post_slug`,
    trashedComments: `_${token}_trash_meta_comments_status`,
    preferences: `${token}_persisted_preferences`,
  };
}
