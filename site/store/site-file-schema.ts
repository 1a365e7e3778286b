import type { Schema } from '../../runtime/schema/index.ts';

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

/** The schemas of the rows in each list of a site file, without their meta values. */
export const siteFileRows = {
  users: {
    type: 'object',
    properties: {
      id,
      username: named,
      email: { ...text, required: true },
      name: text,
      slug: { ...key, required: true },
      url: text,
      registered: date,
      roles: { type: 'array', items: key },
      first_name: text,
      last_name: text,
      nickname: text,
      description: text,
      locale: text,
    },
  },
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
  posts: {
    type: 'object',
    properties: {
      id,
      type: { ...key, ...named },
      status: key,
      author: reference,
      date,
      date_gmt: date,
      modified: date,
      modified_gmt: date,
      slug: key,
      title: text,
      excerpt: text,
      content: text,
      password: text,
      parent: reference,
      menu_order: order,
      comment_status: text,
      ping_status: text,
      mime_type: key,
      guid: text,
      sticky: flag,
      former_slugs: { type: 'array', items: key },
      former_parents: { type: 'array', items: reference },
      terms: { type: 'object', additionalProperties: { type: 'array', items: reference } },
    },
  },
  comments: {
    type: 'object',
    properties: {
      id,
      post: { ...reference, required: true },
      parent: reference,
      author: reference,
      author_name: text,
      author_email: text,
      author_url: text,
      author_ip: text,
      author_agent: text,
      date,
      date_gmt: date,
      content: { ...text, required: true },
      approved: key,
      type: key,
    },
  },
} as const satisfies Readonly<Record<string, Schema>>;
