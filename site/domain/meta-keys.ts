/** Names under which the site keeps values of its own with posts, comments and users. */
export interface MetaKeys {
  /** Picture that stands for a post. */
  readonly thumbnail: string;
  /** Template file of a post. */
  readonly template: string;
  /** For an uploaded file: its path, its details, and its alternative text. */
  readonly file: string;
  readonly fileDetails: string;
  readonly altText: string;
  /** For a trashed item: its previous status, and when it was trashed, in seconds. */
  readonly trashedStatus: string;
  readonly trashedTime: string;
  /** For a trashed post: its previous slug, and the statuses of its comments. */
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

/** Names under which a menu item keeps its values. */
export const menuItemKeys = {
  type: '_menu_item_type',
  parent: '_menu_item_menu_item_parent',
  objectId: '_menu_item_object_id',
  object: '_menu_item_object',
  target: '_menu_item_target',
  classes: '_menu_item_classes',
  xfn: '_menu_item_xfn',
  url: '_menu_item_url',
} as const;

/** The product token as site files and theme folders spell it; a site puts its own in its place. */
export const WRITTEN_TOKEN = 'cms';

const BLOCK_MARK = /(<!-- \/?)cms:/g;
const NAME = /^(_?)cms([_-])/;

/** A text whose marks of blocks (`<!-- cms:paragraph -->`) carry the token of a site. */
export function withToken(text: string, token: string): string {
  return text.replaceAll(BLOCK_MARK, `$1${token}:`);
}

/** The opposite: a text of a site as a file spells it. */
export function withWrittenToken(text: string, token: string): string {
  return text
    .replaceAll(`<!-- ${token}:`, `<!-- ${WRITTEN_TOKEN}:`)
    .replaceAll(`<!-- /${token}:`, `<!-- /${WRITTEN_TOKEN}:`);
}

/** A name that begins with the token (`_cms_attached_file`, `cms-block-styles`), with that of a site. */
export function nameWithToken(name: string, token: string): string {
  return name.replace(NAME, `$1${token}$2`);
}
