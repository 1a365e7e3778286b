import type { Post, PostFacts } from '../../generated/posts/types.ts';
import { makePosts } from '../contexts/posts.ts';

/** The number of posts of every server. */
export const COUNT = 1000;

const posts: readonly Post[] = makePosts(COUNT);

/** A post with this number, made for one request, as from a row of a database. */
export function postAt(id: number): Post {
  // The bench requests posts that exist.
  return fromRow(posts[id - 1] as Post);
}

/** The posts of one page, made for one request. */
export function postsFrom(start: number, count: number): readonly Post[] {
  return posts.slice(start, start + count).map(fromRow);
}

function fromRow(post: Post): Post {
  return { ...post };
}

/** The facts that the links of a post depend on, for an anonymous reader. */
export function factsOf({ id }: Post): PostFacts {
  return {
    can_use_unfiltered_html: false,
    can_assign_author: false,
    revision_count: id % 3,
    last_revision: id % 3 === 0 ? 0 : COUNT + id,
    can_publish: false,
    can_make_sticky: false,
    can_assign_category: false,
    can_create_category: false,
    can_assign_post_tag: false,
    can_create_post_tag: false,
  };
}

/** The body of a request that creates a post. */
export interface Sent {
  readonly title?: unknown;
  readonly content?: unknown;
  readonly excerpt?: unknown;
  readonly categories?: number[];
  readonly tags?: number[];
}

const ID = COUNT + 1;
const SLUG = 'a-new-post';
const DATE = '2024-06-01T10:00:00';

/** The post that a request creates. It is not stored, so that memory does not grow. */
export function newPost({ title, content, excerpt, categories = [], tags = [] }: Sent): Post {
  const address = 'https://example.com/?p=1001';
  const [heading, text, short] = [String(title), String(content), String(excerpt)];
  return {
    date: DATE,
    date_gmt: DATE,
    guid: { raw: address, rendered: address },
    id: ID,
    link: `https://example.com/2024/06/${SLUG}/`,
    modified: DATE,
    modified_gmt: DATE,
    slug: SLUG,
    status: 'publish',
    type: 'post',
    permalink_template: 'https://example.com/2024/06/%postname%/',
    generated_slug: SLUG,
    title: { raw: heading, rendered: heading },
    author: 1,
    comment_status: 'open',
    ping_status: 'closed',
    meta: {},
    template: '',
    password: '',
    content: { raw: text, rendered: `<p>${text}</p>`, block_version: 0, protected: false },
    excerpt: { raw: short, rendered: `<p>${short}</p>`, protected: false },
    featured_media: 0,
    format: 'standard',
    sticky: false,
    categories,
    tags,
  };
}
