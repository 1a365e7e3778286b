/** The template that is requested. */
interface LookedFor {
  readonly slug: string;
  /** Whether the template is chosen by an editor for a page or post. */
  readonly isCustom?: boolean | undefined;
  /** The prefix of related slugs: `taxonomy-genre` for `taxonomy-genre-noir`. */
  readonly prefix?: string | undefined;
}

/** The names that can follow `single-` and `taxonomy-` in slugs. */
interface KnownNames {
  readonly postTypes: readonly string[];
  readonly taxonomies: readonly string[];
}

/** Prefixes that are followed by a name, as in `tag-news`. The name is empty for a draft without a slug. */
const NAMED = /^(author|category|archive|tag|page)-/;
const TYPED = /^(taxonomy|single)-(.+)$/;

/** Returns the slugs of the templates to try, the most specific first; `index` is the last. */
export function templateHierarchy(
  { slug, isCustom, prefix }: LookedFor,
  known: KnownNames,
): readonly string[] {
  if (slug === 'index') return ['index'];
  if (isCustom) return ['page', 'singular', 'index'];
  if (slug === 'front-page') return ['front-page', 'home', 'index'];
  const isListing = /^(?:author|taxonomy|category|tag)/.test(slug) || slug === 'date';
  const isOne = /^(?:single|page)/.test(slug) || slug === 'attachment';
  const slugs = [
    slug,
    ...(prefix ? fromPrefix(slug, prefix) : widerThan(slug, known)),
    ...(isListing ? ['archive'] : []),
    ...(slug === 'attachment' ? ['single'] : []),
    ...(isOne ? ['singular'] : []),
    'index',
  ];
  return [...new Set(slugs)];
}

function fromPrefix(slug: string, prefix: string): readonly string[] {
  const [type = prefix] = prefix.split('-');
  return [prefix, type].filter((each) => each !== slug);
}

/** Returns `tag` for `tag-news`, `single-book` and `single` for `single-book-moby-dick`. */
function widerThan(slug: string, { postTypes, taxonomies }: KnownNames): readonly string[] {
  const type = NAMED.exec(slug)?.[1];
  if (type !== undefined) return [type];
  const [, kind, rest = ''] = TYPED.exec(slug) ?? [];
  if (kind === undefined) return [];
  const names = kind === 'single' ? postTypes : taxonomies;
  const name = names.find((each) => rest === each || rest.startsWith(`${each}-`));
  if (name === undefined) return [];
  return rest === name ? [kind] : [`${kind}-${name}`, kind];
}

/** The built-in template slugs with titles and descriptions. */
export const templateTypes: {
  readonly [slug: string]: { readonly title: string; readonly description: string };
} = {
  index: { title: 'Index', description: 'Displays posts when no other template matches.' },
  home: {
    title: 'Home',
    description: 'Displays the latest posts, on the front page or on the page for posts.',
  },
  'front-page': {
    title: 'Front page',
    description: 'Displays the front page, whether it is a page or the latest posts.',
  },
  singular: {
    title: 'Singular',
    description: 'Displays a post or page that has no template of its own.',
  },
  single: { title: 'Single', description: 'Shows one post.' },
  page: { title: 'Page', description: 'Shows one page.' },
  archive: { title: 'Archive', description: 'Displays the posts of a term, an author or a date.' },
  author: { title: 'Author', description: 'Displays the posts of an author.' },
  category: { title: 'Category', description: 'Displays the posts of a category.' },
  taxonomy: { title: 'Taxonomy', description: 'Displays the posts of a term of any taxonomy.' },
  date: { title: 'Date', description: 'Displays the posts of a year, a month or a day.' },
  tag: { title: 'Tag', description: 'Displays the posts with a tag.' },
  attachment: { title: 'Media', description: 'Displays a media item.' },
  search: { title: 'Search', description: 'Displays the results of a search.' },
  'privacy-policy': { title: 'Privacy policy', description: 'Displays the privacy policy page.' },
  '404': { title: '404', description: 'Displays a message when a page is not found.' },
};
