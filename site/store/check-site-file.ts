import { NO_DATE } from '../domain/dates.ts';
import { EMPTY_COMMENT } from './comment-rows.ts';
import { EMPTY_POST } from './post-rows.ts';
import { EMPTY_USER } from './user-rows.ts';
import { isMap } from '../../runtime/schema/values/containers.ts';
import { isError } from '../../runtime/errors/index.ts';
import { checkDepth, parseValue } from '../../runtime/schema/index.ts';
import { loginKey } from './fold.ts';
import type { SiteComment, SiteFile, SitePost, SiteTerm, SiteUser } from './site-file.ts';
import { Problem } from '../lib/problem.ts';
import type { Schema } from '../../runtime/schema/index.ts';

type List = keyof typeof siteFileRows;
type Problems = Iterable<string, void>;

/**
 * Returns a site file that can be imported, or the problem and its place: `posts[3][title] is not of type
 * string.` Numbers and booleans that are written as text are converted.
 */
export function checkSiteFile(value: unknown): SiteFile | Problem {
  if (!isMap(value))
    return new Problem('it is not a site: the file must contain an object of lists.');
  const tooDeep = checkDepth(value, 'it');
  if (tooDeep) return new Problem(tooDeep.message);
  const options = member(value, 'options') ?? {};
  if (!isMap(options)) return new Problem('options must be an object.');
  const users = rowsOf<SiteUser>(value, 'users');
  if (users instanceof Problem) return users;
  const terms = rowsOf<SiteTerm>(value, 'terms');
  if (terms instanceof Problem) return terms;
  const posts = rowsOf<SitePost>(value, 'posts');
  if (posts instanceof Problem) return posts;
  const comments = rowsOf<SiteComment>(value, 'comments');
  if (comments instanceof Problem) return comments;
  const site: SiteFile = { options, users, terms, posts, comments };
  const [problem] = problemsOf(site);
  return problem === undefined ? site : new Problem(problem);
}

/** Returns the rows of a list, each with its meta values unchanged. */
function rowsOf<Row>(file: object, list: List): readonly Row[] | Problem {
  const rows = member(file, list);
  if (!Array.isArray(rows)) return new Problem(`${list} must be an array.`);
  const parsed: Row[] = [];
  for (const [at, row] of rows.entries()) {
    const place = `${list}[${at}]`;
    if (!isMap(row)) return new Problem(`${place} must be an object.`);
    const { meta, ...columns } = row;
    const known = parseValue(columns, siteFileRows[list], place);
    if (isError(known)) return new Problem(known.message);
    if (meta !== undefined && !isMap(meta)) return new Problem(`${place}[meta] must be an object.`);
    // Validated by the schema of the list.
    parsed.push({ ...(known as object), ...(meta === undefined ? {} : { meta }) } as Row);
  }
  return parsed;
}

/** Yields the problems between rows, in the order of the file. */
function* problemsOf(site: SiteFile): Problems {
  for (const list of ['users', 'terms', 'posts', 'comments'] as const) yield* ids(list, site[list]);
  yield* logins(site);
  for (const list of ['terms', 'posts', 'comments'] as const) yield* parents(list, site[list]);
  yield* termsOfPosts(site);
  yield* postsOfComments(site);
}

function* ids(list: List, rows: readonly { readonly id: number }[]): Problems {
  const places = new Map<number, number>();
  for (const [at, { id }] of rows.entries()) {
    const other = places.get(id);
    if (other !== undefined) yield `${list}[${at}][id] is also the ID of ${list}[${other}].`;
    places.set(id, at);
  }
}

function* logins({ users }: SiteFile): Problems {
  const known = new Set<string>();
  for (const [at, { username }] of users.entries()) {
    const login = loginKey(username);
    if (known.has(login)) yield `users[${at}][username] is also used by another user.`;
    known.add(login);
  }
}

/** Yields cycles of parents. A missing parent is valid, since it may have been deleted. */
function* parents(
  list: string,
  rows: readonly { readonly id: number; readonly parent?: number }[],
): Problems {
  const above = new Map(rows.map(({ id, parent = 0 }) => [id, parent]));
  const ended = new Set<number>();
  for (const [at, { id }] of rows.entries()) {
    const way = new Set<number>();
    for (let next = id; above.has(next) && !ended.has(next);) {
      if (way.has(next)) yield `${list}[${at}][parent] is part of a cycle.`;
      if (way.has(next)) break;
      way.add(next);
      next = above.get(next) ?? 0;
    }
    for (const passed of way) ended.add(passed);
  }
}

function* termsOfPosts({ posts, terms }: SiteFile): Problems {
  const taxonomies = new Map(terms.map(({ id, taxonomy }) => [id, taxonomy]));
  for (const [at, { terms: carried = {} }] of posts.entries())
    for (const [taxonomy, ids] of Object.entries(carried))
      for (const [place, id] of ids.entries())
        if (taxonomies.get(id) !== taxonomy)
          yield `posts[${at}][terms][${taxonomy}][${place}] is not a term of this taxonomy.`;
}

function* postsOfComments({ posts, comments }: SiteFile): Problems {
  const known = new Set(posts.map(({ id }) => id));
  for (const [at, { post }] of comments.entries())
    if (!known.has(post)) yield `comments[${at}][post] is not a post of the file.`;
}

function member(file: object, name: string): unknown {
  // Reads own members only.
  return Object.hasOwn(file, name) ? (file as Readonly<Record<string, unknown>>)[name] : undefined;
}

// Larger numbers lose digits when they are parsed.
const MOST = Number.MAX_SAFE_INTEGER;
const text: Schema = { type: 'string' };
const named: Schema = { type: 'string', minLength: 1, required: true };
/** A text in an index; PostgreSQL limits its length. */
const key: Schema = { type: 'string', maxLength: 300 };
const flag: Schema = { type: 'boolean' };
const order: Schema = { type: 'integer', minimum: -MOST, maximum: MOST };
/** The id of a row, or 0 for none. */
const reference: Schema = { type: 'integer', minimum: 0, maximum: MOST };
const id: Schema = { ...reference, minimum: 1, required: true };
const date: Schema = {
  type: 'string',
  pattern: '^\\d{4}-(?:0\\d|1[0-2])-(?:[0-2]\\d|3[01]) (?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d$',
};

/** Returns the schema of rows: the default of a column tells its type; `others` are columns with further rules. */
function rowSchema(
  defaults: Readonly<Record<string, string | number>>,
  others: Readonly<Record<string, Schema>>,
): Schema {
  const columns = Object.entries(defaults).map(([name, value]) => {
    if (value === NO_DATE) return [name, date] as const;
    return [name, typeof value === 'number' ? reference : text] as const;
  });
  return { type: 'object', properties: { id, ...Object.fromEntries(columns), ...others } };
}

/** The schemas of the rows in each list of a site file, without their meta values. */
const siteFileRows = {
  users: rowSchema(EMPTY_USER, {
    username: named,
    email: { ...text, required: true },
    slug: { ...key, required: true },
    roles: { type: 'array', items: key },
  }),
  terms: {
    type: 'object',
    properties: {
      id,
      taxonomy: { ...key, ...named },
      name: { ...text, required: true },
      slug: { ...key, required: true },
      parent: reference,
      description: text,
      term_group: order,
    },
  },
  posts: rowSchema(EMPTY_POST, {
    type: { ...key, ...named },
    status: key,
    slug: key,
    menu_order: order,
    mime_type: key,
    sticky: flag,
    former_slugs: { type: 'array', items: key },
    former_parents: { type: 'array', items: reference },
    terms: { type: 'object', additionalProperties: { type: 'array', items: reference } },
  }),
  comments: rowSchema(EMPTY_COMMENT, {
    post: { ...reference, required: true },
    content: { ...text, required: true },
    approved: key,
    type: key,
  }),
} as const satisfies Readonly<Record<string, Schema>>;
