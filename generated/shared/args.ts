// @generated from schemas/args/ by `npm run generate`. Do not edit. (6beffd45b0b7)

import { absint, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** Which items of a collection to answer, by the users who wrote them. */
export const authorsArgs = {
  author: {
    description: 'Only items written by these users; an empty list is no limit.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  author_exclude: {
    description: 'Leave out items written by these users.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
} satisfies ArgDefinitions;

/** Parses `authorsArgs`. */
export const parseAuthorsArgs: ArgsParser<typeof authorsArgs> = (args, fail) => {
  if (args.author !== undefined) args.author = k.integers(args.author) ?? fail('author');
  if (args.author_exclude !== undefined)
    args.author_exclude = k.integers(args.author_exclude) ?? fail('author_exclude');
};

/** What every collection that is answered in pages accepts. */
export const collectionArgs = {
  page: {
    description: 'Page to answer, from 1.',
    type: 'integer',
    default: 1,
    minimum: 1,
    validate_callback: 'validateRequestArg',
    sanitize_callback: absint,
  },
  per_page: {
    description: 'Most items on a page.',
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

/** Parses `collectionArgs`. */
export const parseCollectionArgs: ArgsParser<typeof collectionArgs> = (args, fail) => {
  if (args.page !== undefined) args.page = k.integer(args.page, 1) ?? fail('page');
  if (args.per_page !== undefined)
    args.per_page = k.integer(args.per_page, 1, 100) ?? fail('per_page');
  if (args.search !== undefined) args.search = k.textField(args.search) ?? fail('search');
};

/** A place in a collection to read on from, however far in. */
export const cursorArgs = {
  cursor: {
    description:
      'Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for.',
    type: 'string',
    maxLength: 2600,
    show_in_index: false,
    validate_callback: 'validateRequestArg',
  },
} satisfies ArgDefinitions;

/** Whether deleting is for good. */
export const forceArgs = {
  force: {
    description: 'Delete for good instead of moving to the trash; needed where there is no trash.',
    type: 'boolean',
    default: false,
  },
} satisfies ArgDefinitions;

/** A span of time in which the items of a collection were last changed. */
export const modifiedArgs = {
  modified_after: {
    description: 'Only items last changed after this moment.',
    type: 'string',
    format: 'date-time',
  },
  modified_before: {
    description: 'Only items last changed before this moment.',
    type: 'string',
    format: 'date-time',
  },
} satisfies ArgDefinitions;

/** Parses `modifiedArgs`. */
export const parseModifiedArgs: ArgsParser<typeof modifiedArgs> = (args, fail) => {
  if (args.modified_after !== undefined)
    args.modified_after = k.dateTime(args.modified_after) ?? fail('modified_after');
  if (args.modified_before !== undefined)
    args.modified_before = k.dateTime(args.modified_before) ?? fail('modified_before');
};

/** Where in a collection the answer begins. */
export const offsetArgs = {
  offset: {
    description: 'How many items to skip; it takes the place of the page.',
    type: 'integer',
  },
} satisfies ArgDefinitions;

/** Which items of a collection to answer, by the items they stand under. */
export const parentsArgs = {
  parent: {
    description: 'Only items whose parent is one of these; 0 stands for those without a parent.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  parent_exclude: {
    description: 'Leave out items whose parent is one of these.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
} satisfies ArgDefinitions;

/** Parses `parentsArgs`. */
export const parseParentsArgs: ArgsParser<typeof parentsArgs> = (args, fail) => {
  if (args.parent !== undefined) args.parent = k.integers(args.parent) ?? fail('parent');
  if (args.parent_exclude !== undefined)
    args.parent_exclude = k.integers(args.parent_exclude) ?? fail('parent_exclude');
};

/** What opens a post that is protected by a password. */
export const passwordArgs = {
  password: {
    description: 'Password of the post, where it is protected by one.',
    type: 'string',
  },
} satisfies ArgDefinitions;

/** A span of time in which the items of a collection were published. */
export const periodArgs = {
  after: {
    description: 'Only items published after this moment.',
    type: 'string',
    format: 'date-time',
  },
  before: {
    description: 'Only items published before this moment.',
    type: 'string',
    format: 'date-time',
  },
} satisfies ArgDefinitions;

/** Parses `periodArgs`. */
export const parsePeriodArgs: ArgsParser<typeof periodArgs> = (args, fail) => {
  if (args.after !== undefined) args.after = k.dateTime(args.after) ?? fail('after');
  if (args.before !== undefined) args.before = k.dateTime(args.before) ?? fail('before');
};

/** What deleting a user does with the posts and links of that user. */
export const reassignArgs = {
  reassign: {
    description:
      'User who takes over the posts and links of the deleted one; false gives them to nobody.',
    type: 'integer',
    required: true,
    sanitize_callback: 'checkReassign',
  },
} satisfies ArgDefinitions;

/** Which items of a collection to answer, by their numbers. */
export const selectionArgs = {
  exclude: {
    description: 'Leave out the items with these numbers.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
  include: {
    description: 'Only the items with these numbers; an empty list is no limit.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
  },
} satisfies ArgDefinitions;

/** Parses `selectionArgs`. */
export const parseSelectionArgs: ArgsParser<typeof selectionArgs> = (args, fail) => {
  if (args.exclude !== undefined) args.exclude = k.integers(args.exclude) ?? fail('exclude');
  if (args.include !== undefined) args.include = k.integers(args.include) ?? fail('include');
};

/** Which items of a collection to answer, by their slugs. */
export const slugsArgs = {
  slug: {
    description: 'Only items with one of these slugs.',
    type: 'array',
    items: { type: 'string' },
  },
} satisfies ArgDefinitions;
