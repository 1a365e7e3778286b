// @generated from schemas/args/ by `npm run generate`. Do not edit. (74dadd26cabb)

import { absint, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition } from '../../runtime/schema/index.ts';

/** Which items of a collection to answer, by the users who wrote them. */
export const authorsArgs: Record<'author' | 'author_exclude', ArgDefinition> = {
  author: {
    description: 'Only items written by these users; an empty list is no limit.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
  author_exclude: {
    description: 'Leave out items written by these users.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
};

/** What every collection that is answered in pages accepts. */
export const collectionArgs: Record<'page' | 'per_page' | 'search', ArgDefinition> = {
  page: {
    description: 'Page to answer, from 1.',
    type: 'integer',
    default: 1,
    minimum: 1,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ?? k.minimum(value, 1, param) ?? k.integer(value, param),
    sanitize_callback: absint,
  },
  per_page: {
    description: 'Most items on a page.',
    type: 'integer',
    default: 10,
    minimum: 1,
    maximum: 100,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ??
      k.between(value, 1, 100, param) ??
      k.integer(value, param),
    sanitize_callback: absint,
  },
  search: {
    description: 'Only items that contain this text.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
};

/** A place in a collection to read on from, however far in. */
export const cursorArgs: Record<'cursor', ArgDefinition> = {
  cursor: {
    description:
      'Place to read on from, as the last answer named it; empty for the beginning. The items are not counted, and page and offset do not matter. It leads on in the order it was made for.',
    type: 'string',
    maxLength: 2600,
    show_in_index: false,
    validate_callback: (value, param) => k.string(value, param) ?? k.maxLength(value, 2600, param),
    sanitize_callback: k.toText,
  },
};

/** Whether deleting is for good. */
export const forceArgs: Record<'force', ArgDefinition> = {
  force: {
    description: 'Delete for good instead of moving to the trash; needed where there is no trash.',
    type: 'boolean',
    default: false,
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
};

/** A span of time in which the items of a collection were last changed. */
export const modifiedArgs: Record<'modified_after' | 'modified_before', ArgDefinition> = {
  modified_after: {
    description: 'Only items last changed after this moment.',
    type: 'string',
    format: 'date-time',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      k.toTextField,
    ),
  },
  modified_before: {
    description: 'Only items last changed before this moment.',
    type: 'string',
    format: 'date-time',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      k.toTextField,
    ),
  },
};

/** Where in a collection the answer begins. */
export const offsetArgs: Record<'offset', ArgDefinition> = {
  offset: {
    description: 'How many items to skip; it takes the place of the page.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
};

/** Which items of a collection to answer, by the items they stand under. */
export const parentsArgs: Record<'parent' | 'parent_exclude', ArgDefinition> = {
  parent: {
    description: 'Only items whose parent is one of these; 0 stands for those without a parent.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
  parent_exclude: {
    description: 'Leave out items whose parent is one of these.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
};

/** What opens a post that is protected by a password. */
export const passwordArgs: Record<'password', ArgDefinition> = {
  password: {
    description: 'Password of the post, where it is protected by one.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** A span of time in which the items of a collection were published. */
export const periodArgs: Record<'after' | 'before', ArgDefinition> = {
  after: {
    description: 'Only items published after this moment.',
    type: 'string',
    format: 'date-time',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      k.toTextField,
    ),
  },
  before: {
    description: 'Only items published before this moment.',
    type: 'string',
    format: 'date-time',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      k.toTextField,
    ),
  },
};

/** What deleting a user does with the posts and links of that user. */
export const reassignArgs: Record<'reassign', ArgDefinition> = {
  reassign: {
    description:
      'User who takes over the posts and links of the deleted one; false gives them to nobody.',
    type: 'integer',
    required: true,
    sanitize_callback: 'checkReassign',
  },
};

/** Which items of a collection to answer, by their numbers. */
export const selectionArgs: Record<'exclude' | 'include', ArgDefinition> = {
  exclude: {
    description: 'Leave out the items with these numbers.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
  include: {
    description: 'Only the items with these numbers; an empty list is no limit.',
    type: 'array',
    items: { type: 'integer' },
    default: [],
    sanitize_callback: k.parseListOf(k.integer, k.toInteger),
  },
};

/** Which items of a collection to answer, by their slugs. */
export const slugsArgs: Record<'slug', ArgDefinition> = {
  slug: {
    description: 'Only items with one of these slugs.',
    type: 'array',
    items: { type: 'string' },
    sanitize_callback: k.parseListOf(k.string, k.toText),
  },
};
