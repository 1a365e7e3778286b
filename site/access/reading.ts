import type { MetaKeys } from '../content/meta-keys.ts';
import { findPostType, shownPostTypes } from '../content/post-types.ts';
import { postStatusNames } from '../content/statuses.ts';
import type { CommentAccess, PostAccess, PostQuery, PostRule } from '../store/index.ts';
import type { Caller } from './caller.ts';
import { canEditPost, canReadPost, hasReadCapability } from './posts.ts';
import type { GuardedPost } from './posts.ts';

/*
 * The limits of reading as parts of queries. They are made of the functions that decide on single items, so lists, totals
 * and cursors cannot differ from them.
 */

type Decision = (caller: Caller, post: GuardedPost) => boolean;

/** The caller, and the name of the value that access to posts in the trash depends on. */
interface Reader {
  readonly caller: Caller;
  readonly keys: Pick<MetaKeys, 'trashedStatus'>;
}

/** The posts that the caller may read, apart from their passwords. */
export function readablePosts({ caller, keys }: Reader): PostAccess {
  return {
    rules: rulesOf(caller, canReadPost),
    inherited: inheritedBy(caller, keys.trashedStatus),
  };
}

/** The posts that everyone may read, apart from their passwords. */
export function publicPosts({ keys }: Pick<Reader, 'keys'>): PostAccess {
  return readablePosts({ caller: null, keys });
}

/** The posts that the caller may edit. */
export function editablePosts({ caller }: Pick<Reader, 'caller'>): PostAccess {
  return { rules: caller === null ? [] : rulesOf(caller, canEditPost), inherited: null };
}

/**
 * How a search looks into posts with a password: visitors find none of them, other callers find them by their title, and
 * by their text where they may edit them.
 */
export function searchedPosts(reader: Reader): Pick<PostQuery, 'searchProtected'> {
  return reader.caller === null ? {} : { searchProtected: editablePosts(reader) };
}

/** The comments that the caller may read; `unlocked` are the posts whose password was sent. */
export function readableComments(reader: Reader, unlocked: readonly number[] = []): CommentAccess {
  return {
    readable: readablePosts(reader),
    unlocked,
    editable: editablePosts(reader),
    author: reader.caller?.id ?? 0,
  };
}

/** The comments that everyone may read. */
export function publicComments({ keys }: Pick<Reader, 'keys'>): CommentAccess {
  return readableComments({ caller: null, keys });
}

/** The rules of one decision; types with the same rule are put together. */
function rulesOf(caller: Caller, decide: Decision): readonly PostRule[] {
  const rules = new Map<string, PostRule>();
  for (const { name } of shownPostTypes()) {
    const rule = ruleOf(caller, decide, name);
    const key = JSON.stringify([rule.statuses, rule.own]);
    const types = [...(rules.get(key)?.types ?? []), name];
    rules.set(key, { ...rule, types });
  }
  return [...rules.values()].filter((rule) => rule.statuses.length + rule.own.statuses.length > 0);
}

function ruleOf(caller: Caller, decide: Decision, type: string): PostRule {
  const author = caller?.id ?? 0;
  const statuses = statusesWhere((status) => decide(caller, postBy(0, type, status)));
  const own = statusesWhere(
    (status) => !statuses.includes(status) && isOwnAllowed(postBy(author, type, status)),
  );
  return { types: [type], statuses, own: { author, statuses: own } };

  function isOwnAllowed(post: GuardedPost): boolean {
    // The right to a post in the trash depends on its status before: only what every status allows is a rule.
    const before = post.status === 'trash' ? ['publish', 'draft'] : [undefined];
    return before.every((statusBefore) => decide(caller, { ...post, statusBefore }));
  }
}

/** Whether a file without a status of its own is seen for other reasons than its parent. */
function inheritedBy(caller: Caller, statusBeforeKey: string): PostAccess['inherited'] {
  const type = findPostType('attachment');
  if (!type) return null;
  const mayRead = (author: number) => (status: string) =>
    hasReadCapability(caller, postBy(author, type.name, status));
  const statuses = statusesWhere(mayRead(0));
  if (statuses.length === postStatusNames().length) return null;
  const author = caller && mayRead(caller.id)('inherit') ? caller.id : 0;
  return { author, statuses, statusBeforeKey };
}

function statusesWhere(isAllowed: (status: string) => boolean): readonly string[] {
  return postStatusNames().filter(isAllowed);
}

/** A post as far as access to it is decided; author 0 stands for any other user. */
function postBy(author: number, type: string, status: string): GuardedPost {
  return { id: 0, type, status, author, parentPost: null };
}
