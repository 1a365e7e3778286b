/** What the status of a post says about who sees it. */
export interface PostStatus {
  /** Everybody sees it. */
  readonly isPublic?: boolean;
  /** Only its author and those who may read private posts see it. */
  readonly isPrivate?: boolean;
  /** Only who may edit it sees it, until it is published. */
  readonly isProtected?: boolean;
  /** Its date is not settled: it is that of the publication. */
  readonly isDateFloating?: boolean;
  /** The word `any` does not stand for it. */
  readonly isLeftOutOfAny?: boolean;
}

const statuses = new Map<string, PostStatus>([
  ['publish', { isPublic: true }],
  ['future', { isProtected: true }],
  ['draft', { isProtected: true, isDateFloating: true }],
  ['pending', { isProtected: true, isDateFloating: true }],
  ['private', { isPrivate: true }],
  ['trash', { isLeftOutOfAny: true }],
  ['auto-draft', { isDateFloating: true, isLeftOutOfAny: true }],
  ['inherit', {}],
  ['request-pending', { isLeftOutOfAny: true }],
  ['request-confirmed', { isLeftOutOfAny: true }],
  ['request-failed', { isLeftOutOfAny: true }],
  ['request-completed', { isLeftOutOfAny: true }],
]);

const UNKNOWN: PostStatus = {};

/** What a status means; one that is not known shows a post to nobody. */
export function postStatus(name: string): PostStatus {
  return statuses.get(name) ?? UNKNOWN;
}

/** Whether there is such a status. */
export function isPostStatus(name: string): boolean {
  return statuses.has(name);
}

/** The statuses that a query names. `any` stands for all but those of the trash and the like. */
export function namedStatuses(names: readonly string[]): readonly string[] {
  if (!names.includes('any')) return names;
  return [...statuses]
    .filter(([name, { isLeftOutOfAny }]) => !isLeftOutOfAny || names.includes(name))
    .map(([name]) => name);
}
