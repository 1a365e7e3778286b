import type { ContextTable } from '../../../runtime/shape/index.ts';
import type { CommentAccess, PostAccess, PostQuery, PostRule } from '../../store/index.ts';
import type { MetaKeys } from '../meta-keys.ts';
import { shownPostTypes } from '../post-types.ts';
import type { PostType } from '../post-types.ts';
import { postStatusNames } from '../statuses.ts';
import type { Caller } from './caller.ts';
import { canEditPost, canReadPost, hasReadCapability, privacyPage } from './posts.ts';
import type { GuardedPost } from './posts.ts';

/*
 * Converts permissions to read into query conditions. The conditions are derived from the functions that
 * decide on single items, so lists, totals and cursors cannot differ from them.
 */

type Decision = (caller: Caller, post: GuardedPost) => boolean;

/** The caller, and the meta key that access to posts in the trash depends on. */
interface Reader {
  readonly caller: Caller;
  readonly keys: Pick<MetaKeys, 'trashedStatus'>;
}

/** Returns the posts that the caller may read, apart from their passwords; those of one type if it is given. */
export function readablePosts(reader: Reader, type?: PostType): PostAccess {
  if (reader.caller !== null) return readableBy(reader, typesOf(type));
  const types = shownPostTypes();
  const known = publicAccess.get(types) ?? new Map<string, PostAccess>();
  publicAccess.set(types, known);
  const key = `${privacyPage()} ${reader.keys.trashedStatus}`;
  const access = known.get(key) ?? readableBy(reader, types);
  known.set(key, access);
  return access;
}

/** The posts that everyone may read, by the shown types and by the other values that access depends on. */
const publicAccess = new WeakMap<readonly PostType[], Map<string, PostAccess>>();

/** Returns the types that access to posts of a type depends on: a file inherits the access to its post. Without `type`: all. */
function typesOf(type?: PostType): readonly PostType[] {
  const types = shownPostTypes();
  if (type === undefined || type.name === ATTACHMENT) return types;
  return types.filter(({ name }) => name === type.name);
}

const ATTACHMENT = 'attachment';

function readableBy({ caller, keys }: Reader, types: readonly PostType[]): PostAccess {
  return {
    rules: rulesOf(caller, canReadPost, types),
    inherited: inheritedBy(caller, keys.trashedStatus, types),
    except: exceptionOf(caller, canReadPost, types),
  };
}

/** Returns the posts that everyone may read, apart from their passwords. */
export function publicPosts({ keys }: Pick<Reader, 'keys'>): PostAccess {
  return readablePosts({ caller: null, keys });
}

/** Returns the posts that the caller may edit. */
function editablePosts({ caller }: Pick<Reader, 'caller'>, type?: PostType): PostAccess {
  if (caller === null) return { rules: [], inherited: null };
  const types = typesOf(type);
  return {
    rules: rulesOf(caller, canEditPost, types),
    inherited: null,
    except: exceptionOf(caller, canEditPost, types),
  };
}

/**
 * Returns how a search treats posts with a password: visitors find none of them, other callers find them by
 * title, and by content if they may edit them.
 */
export function searchedPosts(reader: Reader, type?: PostType): Pick<PostQuery, 'searchProtected'> {
  return reader.caller === null ? {} : { searchProtected: editablePosts(reader, type) };
}

/** Returns the comments that the caller may read; `unlocked` are the posts whose password was sent. */
export function readableComments(reader: Reader, unlocked: readonly number[] = []): CommentAccess {
  const readable = readablePosts(reader);
  const isPublic = reader.caller === null && unlocked.length === 0;
  const known = isPublic ? commentAccess.get(readable) : undefined;
  if (known) return known;
  const author = reader.caller?.id ?? 0;
  const access = { readable, unlocked, editable: editablePosts(reader), author };
  if (isPublic) commentAccess.set(readable, access);
  return access;
}

/** The comments that everyone may read, by the posts that everyone may read. */
const commentAccess = new WeakMap<PostAccess, CommentAccess>();

/** Returns the rules of one decision; types with equal rules share one. */
function rulesOf(
  caller: Caller,
  decide: Decision,
  postTypes: readonly PostType[],
): readonly PostRule[] {
  const rules = new Map<string, PostRule>();
  for (const { name } of postTypes) {
    const rule = ruleOf(caller, decide, name);
    const key = JSON.stringify([rule.statuses, rule.own]);
    const types = [...(rules.get(key)?.types ?? []), name];
    rules.set(key, { ...rule, types });
  }
  return [...rules.values()].filter((rule) => rule.statuses.length + rule.own.statuses.length > 0);
}

/** Returns the rule of the privacy policy page if it differs from the rule of other pages. */
function exceptionOf(
  caller: Caller,
  decide: Decision,
  types: readonly PostType[],
): NonNullable<PostAccess['except']> | null {
  const id = privacyPage();
  if (id === 0 || !types.some(({ name }) => name === 'page')) return null;
  const rule = ruleOf(caller, decide, 'page', id);
  const others = ruleOf(caller, decide, 'page');
  return JSON.stringify(rule) === JSON.stringify(others) ? null : { ...rule, id };
}

function ruleOf(caller: Caller, decide: Decision, type: string, id = 0): PostRule {
  const author = caller?.id ?? 0;
  const statuses = statusesWhere((status) => decide(caller, postBy(0, type, status, id)));
  const own = statusesWhere(
    (status) => !statuses.includes(status) && isOwnAllowed(postBy(author, type, status, id)),
  );
  return { types: [type], statuses, own: { author, statuses: own } };

  function isOwnAllowed(post: GuardedPost): boolean {
    // Access to a post in the trash depends on its previous status: a rule only grants access that every status grants.
    const before = post.status === 'trash' ? ['publish', 'draft'] : [undefined];
    return before.every((statusBefore) => decide(caller, { ...post, statusBefore }));
  }
}

/** Returns the access to files that inherit their status, for other reasons than their parent. */
function inheritedBy(
  caller: Caller,
  statusBeforeKey: string,
  types: readonly PostType[],
): PostAccess['inherited'] {
  const type = types.find(({ name }) => name === ATTACHMENT);
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

/** Returns a post for an access decision; author 0 is any other user, id 0 any other post. */
function postBy(author: number, type: string, status: string, id = 0): GuardedPost {
  return { id, type, status, author, parentPost: null };
}

/** Returns those `fields` that a context shows. A search or filter may use only their values. */
export function fieldsShown<Field extends string>(
  contexts: ContextTable,
  context: 'view' | 'edit',
  fields: readonly Field[],
): readonly Field[] {
  const hidden = contexts[context];
  const rules = new Map(Object.entries(hidden === false ? {} : (hidden ?? {})));
  return fields.filter((field) => hidden !== false && rules.get(field) !== false);
}
