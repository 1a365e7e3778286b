/** What a post can mostly consist of. A post without a format is of the first. */
export const postFormats = [
  'standard',
  'aside',
  'chat',
  'gallery',
  'link',
  'image',
  'quote',
  'status',
  'video',
  'audio',
] as const;

export type PostFormat = (typeof postFormats)[number];

/** Formats are kept as terms of this taxonomy; the standard one is none. */
export const FORMAT_TAXONOMY = 'post_format';

const PREFIX = 'post-format-';

/** The format that a term stands for. */
export function formatOf(slug: string | undefined): PostFormat {
  const name = slug?.startsWith(PREFIX) ? slug.slice(PREFIX.length) : '';
  return postFormats.find((format) => format === name) ?? 'standard';
}

/** The slug of the term for a format; `null` for the standard one. */
export function formatSlug(format: PostFormat): string | null {
  return format === 'standard' ? null : `${PREFIX}${format}`;
}
