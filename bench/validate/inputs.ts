import type { Input } from './engine.ts';

/** The input of a page of a category: text, as a query has it. */
export const seven: Input = {
  context: 'view',
  page: '2',
  per_page: '20',
  search: 'summer recipes',
  order: 'asc',
  orderby: 'title',
  categories: '3,7',
};

export const sevenTyped: Input = { ...seven, page: 2, per_page: 20, categories: [3, 7] };

/** Every argument of the list of posts. */
export const all: Input = {
  ...seven,
  after: '2024-01-01T00:00:00',
  before: '2024-12-31T23:59:59Z',
  modified_after: '2024-02-01T08:30:00',
  modified_before: '2024-11-30T18:00:00+02:00',
  author: '1,2,5',
  author_exclude: '7',
  exclude: '10,11,12',
  include: '1,2,3,4,5,6,7,8',
  offset: '40',
  slug: 'hello-world,second-post',
  status: 'publish,draft',
  tax_relation: 'AND',
  categories_exclude: '4',
  tags: { terms: ['8', '9'], operator: 'AND' },
  tags_exclude: ['13', '14'],
  sticky: 'true',
};

export const allTyped: Input = {
  ...all,
  ...sevenTyped,
  author: [1, 2, 5],
  author_exclude: [7],
  exclude: [10, 11, 12],
  include: [1, 2, 3, 4, 5, 6, 7, 8],
  offset: 40,
  slug: ['hello-world', 'second-post'],
  status: ['publish', 'draft'],
  categories_exclude: [4],
  tags: { terms: [8, 9], operator: 'AND' },
  tags_exclude: [13, 14],
  sticky: true,
};

/** Bodies are JSON: their values have types. */
export const post: Input = {
  date: '2024-05-01T10:00:00',
  date_gmt: null,
  slug: 'a-day-at-the-lake',
  status: 'draft',
  title: 'A Day at the Lake',
  author: 1,
  comment_status: 'open',
  ping_status: 'closed',
  meta: {},
  template: '',
  password: '',
  content: '<p>We left before the sun was up, with bread, cheese and a map.</p>'.repeat(10),
  excerpt: '<p>We left before the sun was up.</p>',
  featured_media: 12,
  format: 'standard',
  sticky: false,
  categories: [1, 4],
  tags: [2, 3, 5],
};

export const user: Input = {
  username: 'ada',
  name: 'Ada Lovelace',
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: 'ada@example.com',
  url: 'https://example.com/ada',
  description: 'Writes about engines, numbers and the weather.',
  locale: 'en_US',
  nickname: 'Countess',
  slug: 'ada-lovelace',
  roles: ['author'],
  password: 'correct horse battery staple',
  meta: {},
};

export const comment: Input = {
  author: 0,
  author_email: 'grace@example.com',
  author_ip: '203.0.113.7',
  author_name: 'Grace Hopper',
  author_url: 'https://example.com/grace',
  author_user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
  content: 'I have been there too, and the bread was better than the cheese.',
  date: '2024-05-02T09:15:00',
  date_gmt: '2024-05-02T07:15:00Z',
  parent: 0,
  post: 1,
  status: 'approved',
  meta: {},
};
