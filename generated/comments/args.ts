// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (394a7aa1cc9d)

import { bySchema, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/comments`, and their parser. */
export const listCommentsArgs = {
  context: shared.repeatedArgs.context,
  ...shared.collectionArgs,
  ...shared.cursorArgs,
  ...shared.periodArgs,
  ...shared.selectionArgs,
  ...shared.offsetArgs,
  ...shared.parentsArgs,
  ...shared.passwordArgs,
  author: {
    description: 'Only comments by these users. Requires permission to edit comments.',
    type: 'array',
    items: { type: 'integer' },
  },
  author_exclude: {
    description: 'Exclude comments by these users. Requires permission to edit comments.',
    type: 'array',
    items: { type: 'integer' },
  },
  author_email: {
    description: 'Only comments by this email address. Requires permission to edit comments.',
    type: 'string',
    format: 'email',
    default: null,
  },
  order: shared.repeatedArgs.order,
  orderby: {
    description: 'Field to sort the comments by.',
    type: 'string',
    enum: ['date', 'date_gmt', 'id', 'include', 'post', 'parent', 'type'],
    default: 'date_gmt',
  },
  post: {
    description: 'Only comments on these posts; an empty list means no filter.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  status: {
    description:
      'Only comments with this status. Statuses except `approve` require permission to edit comments.',
    admin: {
      choices: {
        all: 'All',
        approve: 'Approved',
        hold: 'On hold',
        spam: 'Spam',
        trash: 'In the bin',
      },
    },
    type: 'string',
    default: 'approve',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  type: {
    description:
      'Only comments of this type. Types except `comment` require permission to edit comments.',
    type: 'string',
    default: 'comment',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
} satisfies ArgDefinitions;

export const parseListCommentsArgs: ArgsParser<typeof listCommentsArgs> = (args, fail) => {
  shared.parseCollectionArgs(args, fail);
  shared.parseAuthorsArgs(args, fail);
  shared.parseParentsArgs(args, fail);
  shared.parsePeriodArgs(args, fail);
  shared.parseSelectionArgs(args, fail);
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listCommentsArgs.context.enum) ?? fail('context');
  if (args.cursor !== undefined)
    args.cursor = k.limitedString(args.cursor, listCommentsArgs.cursor) ?? fail('cursor');
  if (args.offset !== undefined) args.offset = k.integer(args.offset) ?? fail('offset');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
  if (args.author_email !== undefined)
    args.author_email = k.email(args.author_email) ?? fail('author_email');
  if (args.order !== undefined)
    args.order = k.oneOf(args.order, listCommentsArgs.order.enum) ?? fail('order');
  if (args.orderby !== undefined)
    args.orderby = k.oneOf(args.orderby, listCommentsArgs.orderby.enum) ?? fail('orderby');
  if (args.post !== undefined) args.post = k.integers(args.post) ?? fail('post');
  if (args.status !== undefined) fail('status');
  if (args.type !== undefined) fail('type');
};

/** The arguments of `POST /cms/v2/comments`, and their parser. */
export const createCommentArgs = {
  author: { description: 'ID of the author, or 0 for a visitor.', type: 'integer', ...bySchema },
  author_email: {
    description: 'Email address of the author.',
    type: 'string',
    format: 'email',
    validate_callback: null,
    sanitize_callback: 'checkCommentAuthorEmail',
  },
  author_ip: {
    description: 'IP address of the author.',
    type: 'string',
    format: 'ip',
    ...bySchema,
  },
  author_name: {
    description: 'Display name of the author.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  author_url: { description: 'URL of the author.', type: 'string', format: 'uri', ...bySchema },
  author_user_agent: {
    description: 'User agent of the author.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  content: {
    description: 'Content of the comment.',
    type: 'object',
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Text as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  date: {
    description: 'Publication date of the comment, in the time zone of the site.',
    type: 'string',
    format: 'date-time',
    ...bySchema,
  },
  date_gmt: {
    description: 'Publication date of the comment, in UTC.',
    type: 'string',
    format: 'date-time',
    ...bySchema,
  },
  parent: {
    default: 0,
    description: 'ID of the parent comment, or 0 for none.',
    type: 'integer',
    ...bySchema,
  },
  post: { default: 0, description: 'ID of the post of the comment.', type: 'integer', ...bySchema },
  status: {
    description: 'Status of the comment: approved, on hold, spam or trash.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  meta: {
    description: 'Meta values of the comment, by key.',
    type: 'object',
    properties: {},
    validate_callback: 'checkMeta',
    sanitize_callback: null,
  },
} satisfies ArgDefinitions;

export const parseCreateCommentArgs: ArgsParser<typeof createCommentArgs> = (args, fail) => {
  if (args.author !== undefined) args.author = k.integer(args.author) ?? fail('author');
  if (args.author_ip !== undefined) args.author_ip = k.ip(args.author_ip) ?? fail('author_ip');
  if (args.author_name !== undefined)
    args.author_name = k.textField(args.author_name) ?? fail('author_name');
  if (args.author_url !== undefined) args.author_url = k.url(args.author_url) ?? fail('author_url');
  if (args.author_user_agent !== undefined)
    args.author_user_agent = k.textField(args.author_user_agent) ?? fail('author_user_agent');
  if (args.date !== undefined) args.date = k.dateTime(args.date) ?? fail('date');
  if (args.date_gmt !== undefined) args.date_gmt = k.dateTime(args.date_gmt) ?? fail('date_gmt');
  if (args.parent !== undefined) args.parent = k.integer(args.parent) ?? fail('parent');
  if (args.post !== undefined) args.post = k.integer(args.post) ?? fail('post');
  if (args.status !== undefined) fail('status');
};

/** The arguments of `GET /cms/v2/comments/{id}`, and their parser. */
export const getCommentArgs = {
  id: { description: 'Unique identifier of the comment.', type: 'integer' },
  context: shared.repeatedArgs.context,
  ...shared.passwordArgs,
} satisfies ArgDefinitions;

export const parseGetCommentArgs: ArgsParser<typeof getCommentArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getCommentArgs.context.enum) ?? fail('context');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/comments/{id}`, and their parser. */
export const updateCommentArgs = {
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
  parent: { description: 'ID of the parent comment, or 0 for none.', type: 'integer', ...bySchema },
  post: { description: 'ID of the post of the comment.', type: 'integer', ...bySchema },
  status: createCommentArgs.status,
  meta: createCommentArgs.meta,
} satisfies ArgDefinitions;

export const parseUpdateCommentArgs: ArgsParser<typeof updateCommentArgs> = (args, fail) => {
  parseCreateCommentArgs(args, fail);
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
};

/** The arguments of `DELETE /cms/v2/comments/{id}`, and their parser. */
export const deleteCommentArgs = {
  id: getCommentArgs.id,
  ...shared.forceArgs,
  ...shared.passwordArgs,
} satisfies ArgDefinitions;

export const parseDeleteCommentArgs: ArgsParser<typeof deleteCommentArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.force !== undefined) args.force = k.boolean(args.force) ?? fail('force');
  if (args.password !== undefined) args.password = k.string(args.password) ?? fail('password');
};
