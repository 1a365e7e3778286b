import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import type { TermRow } from '../../store/index.ts';
import type { Scope } from '../scope.ts';
import type { TermArgs } from './save.ts';

/** The special behaviour of a taxonomy. */
export interface TermExtras {
  /** Whether names are unique in the whole taxonomy, not only below one parent. */
  readonly areNamesUnique?: boolean;
  /** Returns the arguments that the taxonomy accepts. */
  taken?(args: TermArgs): TermArgs;
  /** Checks whether a caller who may read terms may read those of this taxonomy. */
  mayRead?(request: HandlerRequest<unknown>): true | RestError;
  /** Additional members of the items, looked up for all items together. */
  members?(scope: Scope): Promise<(term: TermRow) => object>;
  /** Stores the values of these additional members from a request. */
  save?(scope: Scope, term: TermRow, request: HandlerRequest<unknown>): Promise<RestError | null>;
  /** Called before a term is removed. */
  remove?(scope: Scope, term: TermRow): Promise<void>;
  /** Replaces an error that all taxonomies share, where this taxonomy has another code; `term` was to be changed. */
  failure?(error: RestError, term?: TermRow): RestError;
}
