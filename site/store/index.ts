/** The store of the site: its content in SQLite or PostgreSQL. SQL is used only in this folder. */
export { checkSiteFile } from './check-site-file.ts';
export { EMPTY_COMMENT } from './comment-rows.ts';
export { importSite } from './import.ts';
export type { ImportOptions } from './import.ts';
export { loadingSession } from './loading.ts';
export { openStore } from './open.ts';
export { collectionsOf } from './session.ts';
export type { Position, KeysetPage } from './keyset.ts';
export type * from './queries.ts';
export type { ReplicaState } from './replica.ts';
export type * from './rows.ts';
export type { SeedOptions } from './seed.ts';
export type * from './site-file.ts';
export type { PoolUse } from './sqlite.ts';
export { mayBeCommitted } from './context.ts';
export type { CacheName } from './context.ts';
export { hasPublished } from './users.ts';
export { isDatabaseUnavailable } from './unavailable.ts';
export type {
  ApplicationPasswordStore,
  ById,
  CommentStore,
  KnownRow,
  LoginSessionStore,
  Limited,
  LimitedSession,
  MetaStore,
  OptionStore,
  Period,
  PostSlugScope,
  PostStore,
  RevisionSummary,
  Rows,
  Session,
  Store,
  StoreAddress,
  TermSlugScope,
  TermStore,
  UserStore,
} from './types.ts';
