import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { HandlerRequest, RestRequest } from '../../runtime/server/index.ts';
import type { Caller } from '../domain/permissions/caller.ts';
import { RenderBudget } from '../blocks/render-budget.ts';
import { Permalinks } from '../domain/links.ts';
import { metaKeys } from '../domain/meta-keys.ts';
import type { MetaKeys } from '../domain/meta-keys.ts';
import { readOptions } from '../domain/options.ts';
import type { SiteOptions } from '../domain/options.ts';
import { currentSite } from '../context.ts';
import type { SiteHooks, SiteServerSettings } from '../context.ts';
import type { MediaStorage } from '../media/storage.ts';
import type { CurrentPage } from '../web/content/view.ts';
import { loadingSession } from '../store/index.ts';
import type { LimitedSession } from '../store/index.ts';

/** The context of a handler: the site at the time of the request, and the caller. */
export interface Scope {
  readonly store: LimitedSession;
  readonly media: MediaStorage;
  readonly options: SiteOptions;
  readonly settings: SiteServerSettings;
  readonly hooks: SiteHooks;
  readonly permalinks: Permalinks;
  readonly keys: MetaKeys;
  readonly caller: Caller;
  /** The page of the site that is being rendered; absent otherwise. */
  readonly page?: CurrentPage;
  /** The sidebars around the widget that is being rendered. */
  readonly sidebars?: readonly string[];
  /** The moment of the request, in milliseconds since the epoch. */
  readonly now: number;
  /** The remaining budget for rendering in this response. */
  readonly budget: RenderBudget;
}

const scopes = new WeakMap<RestRequest, Promise<Scope>>();

/**
 * Returns the scope of a request, shared with the requests that are embedded into its response. Settings
 * and rows are read once per request, however many endpoints use them.
 */
export function scopeOf({ request }: Pick<HandlerRequest<unknown>, 'request'>): Promise<Scope> {
  const known = scopes.get(request);
  if (known) return known;
  const { outer } = request;
  const isShared = outer !== null && outer.user === request.user;
  const scope = isShared ? scopeOf({ request: outer }) : readScope(request.user);
  scopes.set(request, scope);
  return scope;
}

/** Runs `work` in a transaction, which is rolled back if `work` returns an error. */
export async function inTransaction<T>(
  scope: Scope,
  work: (scope: Scope) => Promise<T | RestError>,
): Promise<T | RestError> {
  try {
    return await scope.store.transaction(async (store) => {
      const result = await work({ ...scope, store });
      // The store rolls back only if an error is thrown.
      if (isError(result)) throw new Refusal(result);
      return result;
    });
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.error;
    throw thrown;
  }
}

/** Runs `work` with the scope of a request in a transaction, which is rolled back if `work` returns an error. */
export async function writing<T>(
  request: Pick<HandlerRequest<unknown>, 'request'>,
  work: (scope: Scope) => Promise<T | RestError>,
): Promise<T | RestError> {
  return inTransaction(await scopeOf(request), work);
}

class Refusal extends Error {
  readonly error: RestError;

  constructor(error: RestError) {
    super(error.message);
    this.error = error;
  }
}

/** Returns the scope of a caller without a request. */
export async function readScope(caller: Caller): Promise<Scope> {
  const { store, media, settings, hooks, limits } = currentSite();
  const options = await readOptions(store);
  return {
    store: loadingSession(store),
    media,
    options,
    settings,
    hooks,
    permalinks: new Permalinks(settings.baseUrl, options),
    keys: metaKeys(settings.token),
    caller,
    now: (settings.clock ?? Date.now)(),
    budget: new RenderBudget(limits),
  };
}
