// @generated from schemas/args/ by `npm run generate`. Do not edit. (4f4d0dc7e286)

/** The arguments of the set `authors`. */
export interface AuthorsArgs {
  /** Only items by these authors; an empty list means no filter. */
  author: number[];
  /** Exclude items by these authors. */
  author_exclude: number[];
}

/** The arguments of the set `collection`. */
export interface CollectionArgs {
  /** Page of the collection, starting at 1. */
  page: number;
  /** Maximum number of items per page. */
  per_page: number;
  /** Only items that contain this text. */
  search?: string;
}

/** The arguments of the set `cursor`. */
export interface CursorArgs {
  /** Cursor from the previous response; empty for the first page. With a cursor the items are not counted, and page and offset are ignored. A cursor is valid for the order it was created with. */
  cursor?: string;
}

/** The arguments of the set `force`. */
export interface ForceArgs {
  /** Delete permanently instead of moving to the trash; required if the resource has no trash. */
  force: boolean;
}

/** The arguments of the set `modified`. */
export interface ModifiedArgs {
  /** Only items modified after this date. */
  modified_after?: string;
  /** Only items modified before this date. */
  modified_before?: string;
}

/** The arguments of the set `offset`. */
export interface OffsetArgs {
  /** Number of items to skip; replaces the page. */
  offset?: number;
}

/** The arguments of the set `parents`. */
export interface ParentsArgs {
  /** Only items with one of these parents; 0 selects items without a parent. */
  parent: number[];
  /** Exclude items with one of these parents. */
  parent_exclude: number[];
}

/** The arguments of the set `password`. */
export interface PasswordArgs {
  /** Password of the post, if it is password-protected. */
  password?: string;
}

/** The arguments of the set `period`. */
export interface PeriodArgs {
  /** Only items published after this date. */
  after?: string;
  /** Only items published before this date. */
  before?: string;
}

/** The arguments of the set `reassign`. */
export interface ReassignArgs {
  /** ID of the user to reassign the posts and links to; false leaves them without an author. */
  reassign: number;
}

/** The arguments of the set `selection`. */
export interface SelectionArgs {
  /** Exclude the items with these IDs. */
  exclude: number[];
  /** Only the items with these IDs; an empty list means no filter. */
  include: number[];
}

/** The arguments of the set `slugs`. */
export interface SlugsArgs {
  /** Only items with one of these slugs. */
  slug?: string[];
}

/** The arguments of the set `statuses`. */
export interface StatusesArgs {
  /** Only items with one of these statuses. Statuses except `publish` require permission. */
  status: (
    | 'publish'
    | 'future'
    | 'draft'
    | 'pending'
    | 'private'
    | 'trash'
    | 'auto-draft'
    | 'inherit'
    | 'request-pending'
    | 'request-confirmed'
    | 'request-failed'
    | 'request-completed'
    | 'any'
  )[];
}
