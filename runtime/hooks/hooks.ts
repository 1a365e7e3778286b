import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import { errorFilters } from './names.ts';
import type { Actions, Filters, RequestFilters } from './names.ts';

type Call = (...args: readonly unknown[]) => unknown;

/** What was added at one priority, in the order in which it was added. */
interface Group {
  readonly priority: number;
  readonly callbacks: readonly Call[];
}

const NOBODY: readonly Group[] = [];

type Rest<F> = F extends (value: never, ...rest: infer R) => unknown ? R : never;
type Value<F> = F extends (value: infer V, ...rest: never[]) => unknown ? V : never;
type All<S> = Filters<S> & RequestFilters<S> & Actions<S>;

/**
 * Where other code takes part (6): filters and actions by name, the lowest priority first. What a
 * callback adds or removes while its hook runs counts for the priorities that are still to come.
 */
export class Hooks<S = unknown> {
  // Groups are never changed, only replaced: what is being run through stays as it is.
  readonly #groups = new Map<string, readonly Group[]>();
  readonly #done = new Map<string, number>();
  readonly #running: string[] = [];

  /**
   * Adds a callback. Callbacks of the same priority run in the order in which they were added; one that
   * is there already stays where it is.
   */
  on<N extends keyof All<S> & string>(name: N, callback: All<S>[N], priority = 10): void {
    // Kept under its name and called under it only, with what that name passes.
    const added = callback as unknown as Call;
    const groups = this.#of(name);
    const known = groups.find((group) => group.priority === priority);
    if (known?.callbacks.includes(added)) return;
    const group: Group = { priority, callbacks: [...(known?.callbacks ?? []), added] };
    const others = groups.filter((other) => other !== known);
    this.#groups.set(
      name,
      [...others, group].sort((a, b) => a.priority - b.priority),
    );
  }

  /** Removes a callback; without a priority from all of them. Whether there was one. */
  off<N extends keyof All<S> & string>(name: N, callback: All<S>[N], priority?: number): boolean {
    return this.#keep(
      name,
      (known, group) =>
        known !== callback || (priority !== undefined && group.priority !== priority),
    );
  }

  /** Removes all callbacks, or all of one priority. Whether there were any. */
  removeAll(name: keyof All<S> & string, priority?: number): boolean {
    return this.#keep(name, (_, group) => priority !== undefined && group.priority !== priority);
  }

  /** Whether anybody listens. */
  has(name: keyof All<S> & string): boolean {
    return this.#of(name).length > 0;
  }

  /** The lowest priority that a callback was added at; `null` when it was not. */
  priorityOf<N extends keyof All<S> & string>(name: N, callback: All<S>[N]): number | null {
    const wanted: unknown = callback;
    const group = this.#of(name).find(({ callbacks }) => callbacks.some((one) => one === wanted));
    return group?.priority ?? null;
  }

  /** Passes a value through the callbacks of a filter. */
  filter<N extends keyof Filters<S> & string>(
    name: N,
    value: Value<Filters<S>[N]>,
    ...rest: Rest<Filters<S>[N]>
  ): Value<Filters<S>[N]> {
    let filtered: unknown = value;
    for (let group = this.#first(name); group; group = this.#after(name, group)) {
      for (const callback of group.callbacks)
        filtered = this.#callFilter(name, callback, filtered, rest);
    }
    // Each callback was added under this name, so it answers what the name filters.
    return filtered as Value<Filters<S>[N]>;
  }

  /**
   * Passes a value through the callbacks of a filter on a request's way, one after another. A promise only
   * from the first callback on that takes its time.
   */
  filterRequest<N extends keyof RequestFilters<S> & string>(
    name: N,
    value: Value<RequestFilters<S>[N]>,
    ...rest: Rest<RequestFilters<S>[N]>
  ): Value<RequestFilters<S>[N]> | Promise<Value<RequestFilters<S>[N]>> {
    let filtered: unknown = value;
    for (let group = this.#first(name); group; group = this.#after(name, group)) {
      let at = 0;
      for (const callback of group.callbacks) {
        filtered = this.#callFilter(name, callback, filtered, rest);
        if (isThenable(filtered))
          return this.#filterLater<Value<RequestFilters<S>[N]>>(name, filtered, rest, {
            group,
            at,
          });
        at += 1;
      }
    }
    // Each callback was added under this name, so it answers what the name filters.
    return filtered as Value<RequestFilters<S>[N]>;
  }

  /** The same behind a callback that takes its time. */
  async #filterLater<V>(
    name: string,
    awaited: PromiseLike<unknown>,
    rest: readonly unknown[],
    { group: first, at }: { readonly group: Group; readonly at: number },
  ): Promise<V> {
    let filtered: unknown = await awaitedOf(name, awaited);
    let callbacks = first.callbacks.slice(at + 1);
    for (let group: Group | undefined = first; group; group = this.#after(name, group)) {
      if (group !== first) callbacks = [...group.callbacks];
      for (const callback of callbacks) {
        const result = this.#callFilter(name, callback, filtered, rest);
        filtered = isThenable(result) ? await awaitedOf(name, result) : result;
      }
    }
    // Each callback was added under this name, so it answers what the name filters.
    return filtered as V;
  }

  /** Calls everybody who listens to an action. */
  run<N extends keyof Actions<S> & string>(name: N, ...args: Parameters<Actions<S>[N]>): void {
    this.#done.set(name, this.did(name) + 1);
    for (let group = this.#first(name); group; group = this.#after(name, group)) {
      for (const callback of group.callbacks) this.#call(name, callback, args);
    }
  }

  /** How often an action has run; one that runs counts. */
  did(name: keyof Actions<S> & string): number {
    return this.#done.get(name) ?? 0;
  }

  /** The innermost hook whose callback is running; `null` outside, and behind an `await` of one. */
  get current(): string | null {
    return this.#running.at(-1) ?? null;
  }

  /** Whether a callback of this hook is running, be it around another hook. */
  isRunning(name: keyof All<S> & string): boolean {
    return this.#running.includes(name);
  }

  // Only until the callback answers or first waits: requests are served side by side.
  #call(name: string, callback: Call, args: readonly unknown[]): unknown {
    this.#running.push(name);
    try {
      return callback(...args);
    } finally {
      this.#running.pop();
    }
  }

  /** The same callbacks as here are now. What is added to one of the two later is not to the other. */
  copy(): Hooks<S> {
    const copied = new Hooks<S>();
    for (const [name, groups] of this.#groups) copied.#groups.set(name, groups);
    return copied;
  }

  // Every request passes several filters: what is filtered is put before the rest without another list.
  #callFilter(name: string, callback: Call, value: unknown, rest: readonly unknown[]): unknown {
    this.#running.push(name);
    try {
      return callback(value, ...rest);
    } catch (thrown) {
      return returnedError(name, thrown);
    } finally {
      this.#running.pop();
    }
  }

  #keep(name: string, wanted: (callback: Call, group: Group) => boolean): boolean {
    const groups = this.#of(name);
    const left = groups
      .map((group) => ({
        priority: group.priority,
        callbacks: group.callbacks.filter((callback) => wanted(callback, group)),
      }))
      .filter(({ callbacks }) => callbacks.length > 0);
    this.#groups.set(name, left);
    return count(left) < count(groups);
  }

  #of(name: string): readonly Group[] {
    return this.#groups.get(name) ?? NOBODY;
  }

  #first(name: string): Group | undefined {
    return this.#of(name)[0];
  }

  // Looked up anew each time: the callbacks before may have changed what follows.
  #after(name: string, { priority }: Group): Group | undefined {
    for (const group of this.#of(name)) if (group.priority > priority) return group;
    return undefined;
  }
}

/** The error that a callback has thrown, where its filter takes errors; throws anything else again. */
function returnedError(name: string, thrown: unknown): RestError {
  if (isError(thrown) && errorFilters.has(name)) return thrown;
  throw thrown;
}

async function awaitedOf(name: string, awaited: PromiseLike<unknown>): Promise<unknown> {
  try {
    return await awaited;
  } catch (thrown) {
    return returnedError(name, thrown);
  }
}

function count(groups: readonly Group[]): number {
  return groups.reduce((sum, { callbacks }) => sum + callbacks.length, 0);
}

function isThenable(value: unknown): value is PromiseLike<unknown> {
  return (
    typeof value === 'object' &&
    value !== null &&
    'then' in value &&
    typeof value.then === 'function'
  );
}
