import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { TermRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import type { TermArgs } from './save.ts';

/** The special behaviour of a taxonomy. */
export interface TermExtras {
  /** No two terms of the taxonomy share a name, wherever they stand. */
  readonly areNamesUnique?: boolean;
  /** Returns the arguments that the taxonomy accepts. */
  taken?(args: TermArgs): TermArgs;
  /** Asked of who may read terms of any taxonomy. */
  mayRead?(request: HandlerRequest<unknown>): true | RestError;
  /** Further members of the items, looked up for all of them together. */
  members?(scope: Scope): Promise<(term: TermRow) => object>;
  /** Keeps what a request says of those members. */
  save?(scope: Scope, term: TermRow, request: HandlerRequest<unknown>): Promise<RestError | null>;
  /** Called before a term is removed. */
  remove?(scope: Scope, term: TermRow): Promise<void>;
  /** The error for one that all taxonomies share, where it has another name here; `term` was to change. */
  failure?(error: RestError, term?: TermRow): RestError;
}
