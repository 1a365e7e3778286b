import { isTag, splitTags } from './text-to-html.ts';

/** Returns the meta keys that the site itself uses with posts, comments and users; most contain the product token. */
export function metaKeys(token: string) {
  return {
    /** The featured picture of a post. */
    thumbnail: '_thumbnail_id',
    /** The template file of a post. */
    template: `_${token}_page_template`,
    /** For an uploaded file: its path, its details, and its alternative text. */
    file: `_${token}_attached_file`,
    fileDetails: `_${token}_attachment_metadata`,
    altText: `_${token}_attachment_image_alt`,
    /** For an item in the trash: its previous status, and when it was moved there, in seconds. */
    trashedStatus: `_${token}_trash_meta_status`,
    trashedTime: `_${token}_trash_meta_time`,
    /** For a post in the trash: its previous slug, and the statuses of its comments. */
    trashedSlug: `_${token}_desired_post_slug`,
    trashedComments: `_${token}_trash_meta_comments_status`,
    /** The preferences of a user for the administration pages. */
    preferences: `${token}_persisted_preferences`,
  };
}

export type MetaKeys = Readonly<ReturnType<typeof metaKeys>>;

/** The meta keys of a menu item. */
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

/** The product token in site files and theme folders; each site replaces it with its own. */
export const WRITTEN_TOKEN = 'cms';

/** Replaces the token of files in HTML with that of a site. */
export function withToken(text: string, token: string): string {
  return renamed(text, WRITTEN_TOKEN, token);
}

/** Replaces the token of a site in HTML with that of files. */
export function withWrittenToken(text: string, token: string): string {
  return renamed(text, token, WRITTEN_TOKEN);
}

/**
 * Replaces a token in the marks of blocks (`<!-- cms:paragraph -->`), and in the classes and properties of their
 * tags: `cms-block-group`, `--cms--preset--color--ink`, `{base_url}/cms-content/`. Text outside of tags is unchanged.
 */
function renamed(text: string, from: string, to: string): string {
  if (from === to || !text.includes(from)) return text;
  const names = new RegExp(
    `(?<=^<!-- /?)${from}(?=:)|(?<=["'\\s])${from}(?=-(?:block|element)-)|(?<=--)${from}(?=--)|` +
      `(?<=\\{base_url\\}/)${from}(?=-content/)`,
    'g',
  );
  return splitTags(text)
    .map((part) => (isTag(part) ? part.replace(names, to) : part))
    .join('');
}

/** Replaces a token at the start of a name (`_cms_attached_file`, `cms-block-styles`) with that of a site. */
export function nameWithToken(name: string, token: string, from = WRITTEN_TOKEN): string {
  const start = name.startsWith('_') ? 1 : 0;
  const end = start + from.length;
  const isFound = name.startsWith(from, start) && /^[_-]/.test(name.slice(end));
  return isFound ? name.slice(0, start) + token + name.slice(end) : name;
}
