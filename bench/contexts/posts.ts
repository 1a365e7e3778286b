import type { Post } from '../../generated/posts/types.ts';

const PARAGRAPH =
  'We left before the sun was up, with bread, cheese and a map that turned out to be of another lake.';

/** Returns `count` complete posts, as a handler returns them, with texts of usual length. */
export function makePosts(count: number): readonly Post[] {
  return Array.from({ length: count }, (_, index) => makePost(index + 1));
}

function makePost(id: number): Post {
  const title = `A Day at Lake No. ${id}`;
  const slug = `a-day-at-lake-no-${id}`;
  const address = `https://example.com/2024/05/${slug}/`;
  const raw = Array.from({ length: 3 + (id % 5) }, () => PARAGRAPH).join('\n\n');
  const rendered = raw.replace(/.+/g, '<p>$&</p>');
  return {
    date: '2024-05-01T10:00:00',
    date_gmt: '2024-05-01T08:00:00',
    guid: { raw: `https://example.com/?p=${id}`, rendered: `https://example.com/?p=${id}` },
    id,
    link: address,
    modified: '2024-05-02T18:30:00',
    modified_gmt: '2024-05-02T16:30:00',
    slug,
    status: 'publish',
    type: 'post',
    permalink_template: 'https://example.com/2024/05/%postname%/',
    generated_slug: slug,
    title: { raw: title, rendered: title },
    author: 1 + (id % 4),
    comment_status: 'open',
    ping_status: 'closed',
    meta: {},
    template: '',
    password: '',
    content: { raw, rendered, block_version: 0, protected: false },
    excerpt: { raw: PARAGRAPH, rendered: `<p>${PARAGRAPH}</p>`, protected: false },
    featured_media: id % 10,
    format: 'standard',
    sticky: id === 1,
    categories: [1, 1 + (id % 7)],
    tags: [2, 3, 3 + (id % 5)],
  };
}
