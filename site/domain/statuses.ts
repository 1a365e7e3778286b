/** The visibility of a post status. */
export interface PostStatus {
  /** The name for users. */
  readonly label: string;
  /** Everyone sees it. */
  readonly isPublic?: boolean;
  /** Only its author and users who may read private posts see it. */
  readonly isPrivate?: boolean;
  /** Until it is published, only users who may edit it see it. */
  readonly isProtected?: boolean;
  /** Its date floats: the publication sets it. */
  readonly isDateFloating?: boolean;
  /** The service does not show it. */
  readonly isInternal?: boolean;
  /** The status `any` does not include it. */
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

/** Returns the names of all statuses. */
export function postStatusNames(): readonly string[] {
  return [...statuses.keys()];
}

/** Returns the properties of a status; an unknown status is not visible. */
export function postStatus(name: string): PostStatus {
  return statuses.get(name) ?? UNKNOWN;
}

/** Whether a status with this name exists. */
export function isPostStatus(name: string): boolean {
  return statuses.has(name);
}

/** Returns the statuses that a query names. `any` stands for all but those of the trash and the like. */
export function namedStatuses(names: readonly string[]): readonly string[] {
  if (!names.includes('any')) return names;
  return [...statuses]
    .filter(([name, { isLeftOutOfAny }]) => !isLeftOutOfAny || names.includes(name))
    .map(([name]) => name);
}
