// @generated from schemas/args/ by `npm run generate`. Do not edit. (1521b3715cc4)

import { absint, bySchema, k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** Filters a collection by author. */
export const authorsArgs = {
  author: {
    description: 'Only items by these authors; an empty list means no filter.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  author_exclude: {
    description: 'Exclude items by these authors.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
} satisfies ArgDefinitions;

export const parseAuthorsArgs: ArgsParser<typeof authorsArgs> = (args, fail) => {
  if (args.author !== undefined) args.author = k.integers(args.author) ?? fail('author');
  if (args.author_exclude !== undefined)
    args.author_exclude = k.integers(args.author_exclude) ?? fail('author_exclude');
};

/** Arguments of every paginated collection. */
export const collectionArgs = {
  page: {
    description: 'Page of the collection, starting at 1.',
    type: 'integer',
    default: 1,
    minimum: 1,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
  per_page: {
    description: 'Maximum number of items per page.',
    type: 'integer',
    default: 10,
    minimum: 1,
    maximum: 100,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
  search: {
    description: 'Only items that contain this text.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
} satisfies ArgDefinitions;

export const parseCollectionArgs: ArgsParser<typeof collectionArgs> = (args, fail) => {
  if (args.page !== undefined) args.page = k.integer(args.page, 1) ?? fail('page');
  if (args.per_page !== undefined)
    args.per_page = k.integer(args.per_page, 1, 100) ?? fail('per_page');
  if (args.search !== undefined) args.search = k.textField(args.search) ?? fail('search');
};

/** A position in a collection, for cursor pagination. */
export const cursorArgs = {
  cursor: {
    description:
      'Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with.',
    type: 'string',
    maxLength: 2600,
    show_in_index: false,
    validate_callback: 'validateRequestArg',
  },
} satisfies ArgDefinitions;

/** Whether to delete permanently. */
export const forceArgs = {
  force: {
    description:
      'Delete permanently instead of moving to the trash; required if the resource has no trash.',
    type: 'boolean',
    default: false,
  },
} satisfies ArgDefinitions;

/** Filters a collection by modification date. */
export const modifiedArgs = {
  modified_after: {
    description: 'Only items modified after this date.',
    type: 'string',
    format: 'date-time',
  },
  modified_before: {
    description: 'Only items modified before this date.',
    type: 'string',
    format: 'date-time',
  },
} satisfies ArgDefinitions;

export const parseModifiedArgs: ArgsParser<typeof modifiedArgs> = (args, fail) => {
  if (args.modified_after !== undefined)
    args.modified_after = k.dateTime(args.modified_after) ?? fail('modified_after');
  if (args.modified_before !== undefined)
    args.modified_before = k.dateTime(args.modified_before) ?? fail('modified_before');
};

/** Offset into a collection. */
export const offsetArgs = {
  offset: { description: 'Number of items to skip; replaces the page.', type: 'integer' },
} satisfies ArgDefinitions;

/** Filters a collection by parent. */
export const parentsArgs = {
  parent: {
    description: 'Only items with one of these parents; 0 selects items without a parent.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  parent_exclude: {
    description: 'Exclude items with one of these parents.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
} satisfies ArgDefinitions;

export const parseParentsArgs: ArgsParser<typeof parentsArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integers(args.parent) ?? fail('parent');
  if (args.parent_exclude !== undefined)
    args.parent_exclude = k.integers(args.parent_exclude) ?? fail('parent_exclude');
};

/** Access to a password-protected post. */
export const passwordArgs = {
  password: { description: 'Password of the post, if it is password-protected.', type: 'string' },
} satisfies ArgDefinitions;

/** Filters a collection by publication date. */
export const periodArgs = {
  after: {
    description: 'Only items published after this date.',
    type: 'string',
    format: 'date-time',
  },
  before: {
    description: 'Only items published before this date.',
    type: 'string',
    format: 'date-time',
  },
} satisfies ArgDefinitions;

export const parsePeriodArgs: ArgsParser<typeof periodArgs> = (args, fail) => {
  if (args.after !== undefined) args.after = k.dateTime(args.after) ?? fail('after');
  if (args.before !== undefined) args.before = k.dateTime(args.before) ?? fail('before');
};

/** How deleting a user affects the posts and links of that user. */
export const reassignArgs = {
  reassign: {
    description:
      'ID of the user to reassign the posts and links to; false leaves them without an author.',
    admin: { choices: { false: 'Nobody: the content is removed' } },
    type: 'integer',
    required: true,
    sanitize_callback: 'checkReassign',
  },
} satisfies ArgDefinitions;

/** Filters a collection by ID. */
export const selectionArgs = {
  exclude: {
    description: 'Exclude the items with these IDs.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  include: {
    description: 'Only the items with these IDs; an empty list means no filter.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
} satisfies ArgDefinitions;

export const parseSelectionArgs: ArgsParser<typeof selectionArgs> = (args, fail) => {
  if (args.exclude !== undefined) args.exclude = k.integers(args.exclude) ?? fail('exclude');
  if (args.include !== undefined) args.include = k.integers(args.include) ?? fail('include');
};

/** Filters a collection by slug. */
export const slugsArgs = {
  slug: {
    description: 'Only items with one of these slugs.',
    type: 'array',
    items: { type: 'string' },
  },
} satisfies ArgDefinitions;

/** Filters a collection by post status. */
export const statusesArgs = {
  status: {
    description:
      'Only items with one of these statuses. Statuses except `publish` require permission.',
    admin: {
      choices: {
        publish: 'Published',
        future: 'Scheduled',
        pending: 'Pending review',
        trash: 'In the bin',
        'auto-draft': false,
        inherit: false,
        'request-pending': false,
        'request-confirmed': false,
        'request-failed': false,
        'request-completed': false,
      },
    },
    type: 'array',
    items: {
      type: 'string',
      enum: [
        'publish',
        'future',
        'draft',
        'pending',
        'private',
        'trash',
        'auto-draft',
        'inherit',
        'request-pending',
        'request-confirmed',
        'request-failed',
        'request-completed',
        'any',
      ],
    },
    default: 'publish',
    sanitize_callback: 'sanitizePostStatuses',
  },
} satisfies ArgDefinitions;

/** Arguments that several resources have in common. */
export const repeatedArgs = {
  content: {
    description: 'Content of the navigation menu.',
    type: 'object',
    properties: {
      raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Text as HTML for display.',
        type: 'string',
        context: ['view', 'edit'],
        readonly: true,
      },
      block_version: {
        description: 'Version of the block format of the content, or 0 for content without blocks.',
        type: 'integer',
        context: ['edit'],
        readonly: true,
      },
      protected: {
        description: 'Whether the content is password-protected.',
        type: 'boolean',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
  date: {
    description: 'Publication date of the navigation menu, in the time zone of the site.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  excerpt: {
    description: 'Excerpt of the page.',
    type: 'object',
    properties: {
      raw: { description: 'Excerpt as stored.', type: 'string', context: ['edit'] },
      rendered: {
        description: 'Excerpt as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
      protected: {
        description: 'Whether the excerpt is password-protected.',
        type: 'boolean',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: null,
    sanitize_callback: null,
  },
  format: {
    description: 'Format of the post.',
    type: 'string',
    enum: [
      'standard',
      'aside',
      'chat',
      'gallery',
      'link',
      'image',
      'quote',
      'status',
      'video',
      'audio',
    ],
    ...bySchema,
  },
  id: { description: 'Unique identifier of the autosave.', type: 'integer' },
  order: { description: 'Sort direction.', type: 'string', enum: ['asc', 'desc'], default: 'desc' },
  orderby: {
    description: 'Field to sort the revisions by.',
    type: 'string',
    enum: ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'],
    default: 'date',
  },
  password: {
    description: 'Password that protects the content and the excerpt; empty for none.',
    type: 'string',
    ...bySchema,
  },
  per_page: {
    description: 'Maximum number of items per page; all items if absent.',
    type: 'integer',
    minimum: 1,
    maximum: 100,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
  slug: {
    description: 'Slug of the template part, unique in its theme.',
    type: 'string',
    minLength: 1,
    pattern: '[a-zA-Z0-9_\\-]+',
    ...bySchema,
  },
  status: {
    description: 'Status of the navigation menu.',
    type: 'string',
    enum: ['publish', 'future', 'draft', 'pending', 'private'],
    validate_callback: 'checkStatus',
    sanitize_callback: 'sanitizeRequestArg',
  },
  tax_relation: {
    description: 'Whether items must match all of the taxonomy filters, or any of them.',
    type: 'string',
    enum: ['AND', 'OR'],
  },
  title: {
    description: 'Title of the template part.',
    type: ['object', 'string'],
    properties: {
      raw: { description: 'Title as stored.', type: 'string', context: ['view', 'edit', 'embed'] },
      rendered: {
        description: 'Title as HTML for display.',
        type: 'string',
        context: ['view', 'edit', 'embed'],
        readonly: true,
      },
    },
    validate_callback: 'checkMapOrList',
    sanitize_callback: 'sanitizeRequestArg',
  },
  type: {
    description: 'Type of the target of the link.',
    type: 'string',
    enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
    ...bySchema,
  },
  xfn: {
    description: 'XFN relationship to the owner of the target.',
    type: 'array',
    items: { type: 'string' },
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeClasses',
  },
} satisfies ArgDefinitions;
