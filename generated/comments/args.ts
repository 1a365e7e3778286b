// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (78b2f260ad58)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';
import {
  collectionArgs,
  cursorArgs,
  forceArgs,
  offsetArgs,
  parentsArgs,
  passwordArgs,
  periodArgs,
  selectionArgs,
} from '../shared/args.ts';

/** `GET /cms/v2/comments` */
export const listCommentsArgs: Record<
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'cursor'
  | 'after'
  | 'before'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'parent'
  | 'parent_exclude'
  | 'password'
  | 'author'
  | 'author_exclude'
  | 'author_email'
  | 'order'
  | 'orderby'
  | 'post'
  | 'status'
  | 'type',
  ArgDefinition
> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  ...collectionArgs,
  ...cursorArgs,
  ...periodArgs,
  ...selectionArgs,
  ...offsetArgs,
  ...parentsArgs,
  ...passwordArgs,
  author: {
    description: 'Only comments by these users. Needs permission to edit comments.',
    type: 'array',
    items: { type: 'integer' },
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
  author_exclude: {
    description: 'Leave out comments by these users. Needs permission to edit comments.',
    type: 'array',
    items: { type: 'integer' },
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
  author_email: {
    description: 'Only comments by this address. Needs permission to edit comments.',
    type: 'string',
    format: 'email',
    default: null,
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.email(value, param),
      k.toTextField,
    ),
  },
  order: {
    description: 'Whether the order goes up or down.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'desc',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['asc', 'desc'], param),
      k.toText,
    ),
  },
  orderby: {
    description: 'Field that puts the comments in order.',
    type: 'string',
    enum: ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'],
    default: 'date_gmt',
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(value, ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'], param),
      k.toText,
    ),
  },
  post: {
    description: 'Only comments under these posts; an empty list is no limit.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
  status: {
    description:
      'Only comments of this status. Others than `approve` need permission to edit comments.',
    type: 'string',
    default: 'approve',
    validate_callback: k.string,
    sanitize_callback: sanitizeKey,
  },
  type: {
    description:
      'Only comments of this kind. Others than `comment` need permission to edit comments.',
    type: 'string',
    default: 'comment',
    validate_callback: k.string,
    sanitize_callback: sanitizeKey,
  },
};

/** `POST /cms/v2/comments` */
export const createCommentArgs: Record<
  | 'author'
  | 'author_email'
  | 'author_ip'
  | 'author_name'
  | 'author_url'
  | 'author_user_agent'
  | 'content'
  | 'date'
  | 'date_gmt'
  | 'parent'
  | 'post'
  | 'status'
  | 'meta',
  ArgDefinition
> = {
  author: {
    description: 'User who wrote the comment; 0 for a visitor.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  author_email: {
    description: 'E-mail address of the writer.',
    type: 'string',
    format: 'email',
    validate_callback: null,
    sanitize_callback: 'checkCommentAuthorEmail',
  },
  author_ip: {
    description: 'Network address that the comment came from.',
    type: 'string',
    format: 'ip',
    validate_callback: (value, param) => k.string(value, param) ?? k.ip(value, param),
    sanitize_callback: k.toTextField,
  },
  author_name: {
    description: 'Name that is shown for the writer.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  author_url: {
    description: 'Web address of the writer.',
    type: 'string',
    format: 'uri',
    validate_callback: k.string,
    sanitize_callback: k.toUrl,
  },
  author_user_agent: {
    description: 'Program that the writer used, as it named itself.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  content: {
    description: 'What the comment says.',
    type: 'object',
    properties: {
      raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'The text as HTML, ready to show.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  date: {
    description: 'When the comment was published, in the time zone of the site.',
    type: 'string',
    format: 'date-time',
    validate_callback: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
    sanitize_callback: k.toTextField,
  },
  date_gmt: {
    description: 'When the comment was published, in UTC.',
    type: 'string',
    format: 'date-time',
    validate_callback: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
    sanitize_callback: k.toTextField,
  },
  parent: {
    default: 0,
    description: 'Comment that this one answers; 0 for none.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  post: {
    default: 0,
    description: 'Post that the comment stands under.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  status: {
    description: 'Whether the comment is approved, on hold, spam or in the trash.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeKey,
  },
  meta: {
    description: 'Further values kept with the comment, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
};

/** `GET /cms/v2/comments/{id}` */
export const getCommentArgs: Record<'id' | 'context' | 'password', ArgDefinition> = {
  id: {
    description: 'Number of the comment.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listCommentsArgs.context,
  ...passwordArgs,
};

/** `POST, PUT, PATCH /cms/v2/comments/{id}` */
export const updateCommentArgs: ArgDefinitions = {
  id: getCommentArgs.id,
  author: createCommentArgs.author,
  author_email: createCommentArgs.author_email,
  author_ip: createCommentArgs.author_ip,
  author_name: createCommentArgs.author_name,
  author_url: createCommentArgs.author_url,
  author_user_agent: createCommentArgs.author_user_agent,
  content: createCommentArgs.content,
  date: createCommentArgs.date,
  date_gmt: createCommentArgs.date_gmt,
  parent: {
    description: 'Comment that this one answers; 0 for none.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  post: {
    description: 'Post that the comment stands under.',
    type: 'integer',
    validate_callback: k.integer,
    sanitize_callback: k.toInteger,
  },
  status: createCommentArgs.status,
  meta: createCommentArgs.meta,
};

/** `DELETE /cms/v2/comments/{id}` */
export const deleteCommentArgs: ArgDefinitions = {
  id: getCommentArgs.id,
  ...forceArgs,
  ...passwordArgs,
};
