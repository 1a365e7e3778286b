import { readFileSync } from 'node:fs';
import type {
  SiteComment,
  SiteFile,
  SitePost,
  SiteTerm,
  SiteUser,
} from '../../site/store/index.ts';

/*
 * Two site files with the same items, which differ only in values that visitors and subscribers may not see.
 */

const SUBSCRIBER = 5;
const BLOCK = 'cms_block';
/** Published posts with a password. */
const LOCKED = new Set([34, 207]);
/** Statuses of items that only editors may read. */
const HIDDEN = new Set(['draft', 'pending', 'private', 'future', 'trash']);

/** Returns a site file whose hidden values contain a word. */
export function siteWith(word: string, seed: number): SiteFile {
  const path = `${import.meta.dirname}/facts/site.json`;
  // The schema of the file is in its folder.
  const file = JSON.parse(readFileSync(path, 'utf8')) as SiteFile;
  const hide = new Hiding(word, seed);
  const posts = [...file.posts, ...morePosts()].map((post) => hide.post(post));
  const hidden = new Set(posts.filter(isHidden).map(({ id }) => id));
  return {
    ...file,
    options: { ...file.options, admin_email: `${word}@admin.example`, moderation_keys: word },
    users: [...file.users, ...moreUsers()].map((user) => hide.user(user)),
    terms: [...file.terms, ...MORE_TERMS].map((term) => hide.term(term)),
    posts: posts.map((post) => hide.file(post, hidden)),
    comments: [...file.comments, ...moreComments()].map((row) => hide.comment(row, hidden)),
  };
}

function isHidden({ status, type, parent }: SitePost): boolean {
  return HIDDEN.has(status) || type === BLOCK || (type === 'attachment' && parent === 30);
}

/** Replaces hidden values with a seeded random generator. */
class Hiding {
  readonly #word: string;
  readonly #seed: number;

  constructor(word: string, seed: number) {
    this.#word = word;
    this.#seed = seed;
  }

  post(post: SitePost): SitePost {
    const meta = { ...post.meta, _private_note: this.#word };
    const closed = { ...post, meta, password: this.#word, ...this.#texts(post.id) };
    if (post.type === 'revision') return { ...post, ...this.#texts(post.id), meta };
    if (isHidden(post)) return this.#whole({ ...post, meta });
    if (post.password !== '') return { ...closed, title: post.title };
    return { ...post, meta };
  }

  /** A file of a hidden post is hidden as well. */
  file(post: SitePost, hidden: ReadonlySet<number>): SitePost {
    const isBelow = post.type === 'attachment' && hidden.has(post.parent);
    return isBelow ? { ...post, ...this.#texts(post.id), slug: `${this.#word}-${post.id}` } : post;
  }

  user(user: SiteUser): SiteUser {
    const meta = { ...user.meta, _private_note: this.#word };
    // Subscribers see their own values.
    if (user.id === SUBSCRIBER) return { ...user, meta };
    return {
      ...user,
      meta,
      username: `${user.username}.${this.#word}`,
      email: `${this.#word}${user.id}@users.example`,
      first_name: this.#word,
      last_name: this.#word,
      nickname: this.#word,
      locale: this.#pick(user.id, ['en_US', 'de_DE']),
      registered: this.#date(user.id),
    };
  }

  term(term: SiteTerm): SiteTerm {
    return { ...term, meta: { ...term.meta, _private_note: this.#word } };
  }

  comment(comment: SiteComment, hidden: ReadonlySet<number>): SiteComment {
    const { id } = comment;
    const addresses = {
      meta: { ...comment.meta, _private_note: this.#word },
      author_email: `${this.#word}${id}@comments.example`,
      author_ip: `192.0.2.${(id * 7 + this.#seed) % 250}`,
      author_agent: this.#word,
    };
    const isOwn = comment.author === SUBSCRIBER;
    const isShown =
      comment.approved === '1' && !hidden.has(comment.post) && !LOCKED.has(comment.post);
    if (isShown || isOwn) return { ...comment, ...addresses };
    return {
      ...comment,
      ...addresses,
      content: `${this.#word} said`,
      author_name: this.#word,
      author_url: `http://${this.#word}.example/`,
      author: this.#pick(id, [0, 1, 2, 3]),
      parent: comment.post === 6 ? this.#pick(id, [0, 4]) : 0,
      date: this.#date(id),
      date_gmt: this.#date(id),
      type: this.#pick(id, ['comment', 'pingback']),
    };
  }

  #whole(post: SitePost): SitePost {
    const date =
      post.status === 'future' ? `20${90 + this.#seed}-01-01 00:00:00` : this.#date(post.id);
    const terms = {
      category: [this.#pick(post.id, [1, 2])],
      post_tag: [this.#pick(post.id, [8, 9])],
      post_format: [this.#pick(post.id, [901, 902])],
    };
    return {
      ...post,
      ...this.#texts(post.id),
      ...(post.type === 'post' ? { terms } : {}),
      slug: `${this.#word}-${post.id}`,
      author: this.#pick(post.id, [1, 2, 3]),
      date,
      date_gmt: date,
      modified: this.#date(post.id + 1),
      modified_gmt: this.#date(post.id + 1),
      menu_order: (post.id + this.#seed) % 5,
      comment_status: this.#pick(post.id, ['open', 'closed']),
      sticky: post.type === 'post' && post.id % 2 === this.#seed % 2,
      guid: `{base_url}/?${this.#word}=${post.id}`,
    };
  }

  #texts(id: number): Pick<SitePost, 'title' | 'content' | 'excerpt'> {
    const text = `${this.#word} ${id}`;
    return {
      title: `${text} title`,
      content: `<p>${text} ${'more '.repeat(id % (2 + this.#seed))}</p>`,
      excerpt: `${text} excerpt`,
    };
  }

  #date(id: number): string {
    const day = String(1 + ((id * 5 + this.#seed * 3) % 28)).padStart(2, '0');
    const month = String(1 + ((id + this.#seed) % 12)).padStart(2, '0');
    return `20${19 + this.#seed}-${month}-${day} 10:00:00`;
  }

  #pick<T>(id: number, values: readonly T[]): T {
    const value = values[(id + this.#seed) % values.length];
    if (value === undefined) throw new Error('hidden-pair: nothing to pick from');
    return value;
  }
}

const DATE = '2023-03-03 03:03:03';

function post(id: number, more: Partial<SitePost>): SitePost {
  return {
    id,
    type: 'post',
    status: 'publish',
    author: 1,
    date: DATE,
    date_gmt: DATE,
    modified: DATE,
    modified_gmt: DATE,
    slug: `added-${id}`,
    title: `Added ${id}`,
    excerpt: '',
    content: `<p>Added text ${id}</p>`,
    password: '',
    parent: 0,
    menu_order: 0,
    comment_status: 'open',
    ping_status: 'closed',
    mime_type: '',
    guid: '',
    sticky: false,
    ...more,
  };
}

function morePosts(): readonly SitePost[] {
  const file = { type: 'attachment', status: 'inherit', mime_type: 'image/png' };
  return [
    post(201, { ...file, parent: 30 }),
    post(202, { ...file, parent: 6 }),
    post(203, { ...file, parent: 201 }),
    post(204, { ...file, parent: 24 }),
    post(205, { type: 'page', status: 'private' }),
    post(206, { type: 'page', parent: 205, author: 2 }),
    post(207, { password: 'x', author: 2 }),
    post(208, { type: BLOCK, status: 'draft' }),
    post(209, { type: 'page', status: 'trash' }),
    post(210, { status: 'future' }),
  ];
}

const MORE_TERMS: readonly SiteTerm[] = [
  term(901, 'post_format', 'post-format-video'),
  term(902, 'post_format', 'post-format-audio'),
];

function term(id: number, taxonomy: string, slug: string): SiteTerm {
  return { id, taxonomy, slug, name: slug, parent: 0, description: '' };
}

function moreUsers(): readonly SiteUser[] {
  const template = {
    url: '',
    registered: DATE,
    first_name: '',
    last_name: '',
    nickname: '',
    description: '',
    locale: '',
  };
  return [301, 302].map((id) => ({
    ...template,
    id,
    username: `added${id}`,
    email: `${id}@users.example`,
    name: `Added ${id}`,
    slug: `added-${id}`,
    roles: ['contributor'],
  }));
}

function moreComments(): readonly SiteComment[] {
  const under = [30, 30, 34, 34, 201, 202, 207, 6, 6, 6, 7];
  return under.map((postId, at) => ({
    id: 401 + at,
    post: postId,
    parent: 0,
    author: at % 5 === 4 ? SUBSCRIBER : 0,
    author_name: `Visitor ${at}`,
    author_email: '',
    author_url: '',
    author_ip: '',
    date: DATE,
    date_gmt: DATE,
    content: `Added remark ${at}`,
    approved: at % 3 === 2 ? '0' : '1',
    type: 'comment',
  }));
}
