import { isError } from '../errors/rest-error.ts';
import { errorFilters } from './names.ts';
import type { Actions, Filters, RequestFilters } from './names.ts';

type Call = (...args: readonly unknown[]) => unknown;

/** The callbacks of one priority, in the order in which they were added. */
interface Group {
  readonly priority: number;
  readonly callbacks: readonly Call[];
}

const NO_GROUPS: readonly Group[] = [];

type Rest<F> = F extends (value: never, ...rest: infer R) => unknown ? R : never;
type Value<F> = F extends (value: infer V, ...rest: never[]) => unknown ? V : never;
type All<S> = Filters<S> & RequestFilters<S> & Actions<S>;

/**
 * Filters and actions by name (6); the lowest priority runs first. Callbacks that are added or removed while their hook
 * runs count for the priorities that follow.
 */
export class Hooks<S = unknown> {
  // Groups are replaced and never changed, so that a running hook keeps its callbacks.
  readonly #groups = new Map<string, readonly Group[]>();
  readonly #done = new Map<string, number>();
  #changes = 0;

  /** How often callbacks were added or removed. */
  get changes(): number {
    return this.#changes;
  }

  /** Adds a callback after those of its priority. A callback that is already there keeps its place. */
  on<N extends keyof All<S> & string>(name: N, callback: All<S>[N], priority = 10): void {
    // Called under this name only, with the arguments of this name.
    const added = callback as unknown as Call;
    const groups = this.#of(name);
    const known = groups.find((group) => group.priority === priority);
    if (known?.callbacks.includes(added)) return;
    const group: Group = { priority, callbacks: [...(known?.callbacks ?? []), added] };
    const others = groups.filter((other) => other !== known);
    const sorted = [...others, group].sort((a, b) => a.priority - b.priority);
    this.#groups.set(name, sorted);
    this.#changes += 1;
  }

  /** Removes a callback from a priority, or from all. Returns whether there was one. */
  off<N extends keyof All<S> & string>(name: N, callback: All<S>[N], priority?: number): boolean {
    const removed: unknown = callback;
    const groups = this.#of(name);
    const left = groups.map((group) =>
      priority === undefined || group.priority === priority
        ? { ...group, callbacks: group.callbacks.filter((one) => one !== removed) }
        : group,
    );
    this.#groups.set(
      name,
      left.filter(({ callbacks }) => callbacks.length > 0),
    );
    this.#changes += 1;
    return left.some(({ callbacks }, at) => callbacks.length !== groups[at]?.callbacks.length);
  }

  /** Whether a hook has callbacks. */
  has(name: keyof All<S> & string): boolean {
    return this.#of(name).length > 0;
  }

  /** Passes a value through the callbacks of a filter. */
  filter<N extends keyof Filters<S> & string>(
    name: N,
    value: Value<Filters<S>[N]>,
    ...rest: Rest<Filters<S>[N]>
  ): Value<Filters<S>[N]> {
    let filtered: unknown = value;
    for (let group = this.#first(name); group; group = this.#after(name, group)) {
      for (const callback of group.callbacks) filtered = callback(filtered, ...rest);
    }
    // Each callback was added under this name, so it returns what the name filters.
    return filtered as Value<Filters<S>[N]>;
  }

  /**
   * Passes a value through the callbacks of a filter of requests, which may be async. Returns a promise only if a callback
   * does.
   */
  filterRequest<N extends keyof RequestFilters<S> & string>(
    name: N,
    value: Value<RequestFilters<S>[N]>,
    ...rest: Rest<RequestFilters<S>[N]>
  ): Value<RequestFilters<S>[N]> | Promise<Value<RequestFilters<S>[N]>> {
    return this.#filterFrom(this.#first(name), 0, { name, value, rest });
  }

  /** Passes the value of a filter through the callbacks of `group` from the position `at`, and of the groups after it. */
  #filterFrom<V>(
    group: Group | undefined,
    at: number,
    { name, value, rest }: { name: string; value: V; rest: readonly unknown[] },
  ): V | Promise<V> {
    let filtered: unknown = value;
    let next = at;
    for (let current = group; current; current = this.#after(name, current), next = 0) {
      for (; next < current.callbacks.length; next += 1) {
        const callback = current.callbacks[next];
        try {
          if (callback) filtered = callback(filtered, ...rest);
        } catch (thrown) {
          filtered = returnedError(name, thrown);
        }
        if (!isThenable(filtered)) continue;
        const [waiting, after] = [current, next + 1];
        return Promise.resolve(filtered)
          .catch((thrown: unknown) => returnedError(name, thrown))
          .then((result) => this.#filterFrom(waiting, after, { name, value: result as V, rest }));
      }
    }
    // Each callback was added under this name, so it returns what the name filters.
    return filtered as V;
  }

  /** Calls the callbacks of an action. */
  run<N extends keyof Actions<S> & string>(name: N, ...args: Parameters<Actions<S>[N]>): void {
    this.#done.set(name, this.did(name) + 1);
    for (let group = this.#first(name); group; group = this.#after(name, group)) {
      for (const callback of group.callbacks) callback(...args);
    }
  }

  /** Returns how often an action was started. */
  did(name: keyof Actions<S> & string): number {
    return this.#done.get(name) ?? 0;
  }

  /** Returns an independent copy with the current callbacks. */
  copy(): Hooks<S> {
    const copied = new Hooks<S>();
    for (const [name, groups] of this.#groups) copied.#groups.set(name, groups);
    copied.#changes = this.#changes;
    return copied;
  }

  #of(name: string): readonly Group[] {
    return this.#groups.get(name) ?? NO_GROUPS;
  }

  #first(name: string): Group | undefined {
    return this.#of(name)[0];
  }

  // Looked up each time, because earlier callbacks may change the following groups.
  #after(name: string, { priority }: Group): Group | undefined {
    return this.#of(name).find((group) => group.priority > priority);
  }
}

/** Returns a thrown error of a filter that takes errors, as if it was returned; throws anything else. */
function returnedError(name: string, thrown: unknown): unknown {
  if (isError(thrown) && errorFilters.has(name)) return thrown;
  throw thrown;
}

export function isThenable(value: unknown): value is PromiseLike<unknown> {
  if (typeof value !== 'object' || value === null || !('then' in value)) return false;
  return typeof value.then === 'function';
}
