/** Templates that the site looks for by name: what people call them, and what they are for. */
export const templateTypes: {
  readonly [slug: string]: { readonly title: string; readonly description: string };
} = {
  index: { title: 'Index', description: 'Shows posts wherever no other template fits.' },
  home: {
    title: 'Home',
    description: 'Shows the latest posts, on the front page or on a page of their own.',
  },
  'front-page': {
    title: 'Front page',
    description: 'Shows the front page, whatever it is set to show.',
  },
  singular: {
    title: 'Singular',
    description: 'Shows one post or page where it has no template of its own.',
  },
  single: { title: 'Single', description: 'Shows one post.' },
  page: { title: 'Page', description: 'Shows one page.' },
  archive: { title: 'Archive', description: 'Lists the posts of a term, an author or a date.' },
  author: { title: 'Author', description: 'Lists the posts of one author.' },
  category: { title: 'Category', description: 'Lists the posts of one category.' },
  taxonomy: { title: 'Taxonomy', description: 'Lists the posts of one term of any taxonomy.' },
  date: { title: 'Date', description: 'Lists the posts of a year, a month or a day.' },
  tag: { title: 'Tag', description: 'Lists the posts with one tag.' },
  attachment: { title: 'Media', description: 'Shows one medium on a page of its own.' },
  search: { title: 'Search', description: 'Lists what a search has found.' },
  'privacy-policy': { title: 'Privacy policy', description: 'Shows the page about privacy.' },
  '404': { title: '404', description: 'Tells that there is nothing at an address.' },
};
