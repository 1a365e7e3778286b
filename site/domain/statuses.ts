/** The visibility of a post status. */
export interface PostStatus {
  /** The name for users. */
  readonly label: string;
  /** Everybody sees it. */
  readonly isPublic?: boolean;
  /** Only its author and those who may read private posts see it. */
  readonly isPrivate?: boolean;
  /** Only who may edit it sees it, until it is published. */
  readonly isProtected?: boolean;
  /** Its date is not settled: it is that of the publication. */
  readonly isDateFloating?: boolean;
  /** The service keeps it to itself. */
  readonly isInternal?: boolean;
  /** The word `any` does not stand for it. */
  readonly isLeftOutOfAny?: boolean;
}

const INTERNAL = { isInternal: true, isLeftOutOfAny: true } as const;

const statuses = new Map<string, PostStatus>([
  ['publish', { label: 'Published', isPublic: true }],
  ['future', { label: 'Scheduled', isProtected: true }],
  ['draft', { label: 'Draft', isProtected: true, isDateFloating: true }],
  ['pending', { label: 'Pending', isProtected: true, isDateFloating: true }],
  ['private', { label: 'Private', isPrivate: true }],
  ['trash', { label: 'Trash', ...INTERNAL }],
  ['auto-draft', { label: 'Automatic draft', isDateFloating: true, ...INTERNAL }],
  ['inherit', { label: 'Inherited', isInternal: true }],
  ['request-pending', { label: 'Request: pending', ...INTERNAL }],
  ['request-confirmed', { label: 'Request: confirmed', ...INTERNAL }],
  ['request-failed', { label: 'Request: failed', ...INTERNAL }],
  ['request-completed', { label: 'Request: completed', ...INTERNAL }],
]);

const UNKNOWN: PostStatus = { label: '' };

/** Names of all statuses. */
export function postStatusNames(): readonly string[] {
  return [...statuses.keys()];
}

/** The properties of a status; an unknown status is not visible. */
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
