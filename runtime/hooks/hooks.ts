import type { Actions, Filters, RequestFilters } from './names.ts';

type Call = (...args: readonly unknown[]) => unknown;

interface Entry {
  readonly callback: Call;
  readonly priority: number;
}

const NOBODY: readonly Entry[] = [];

type Rest<F> = F extends (value: never, ...rest: infer R) => unknown ? R : never;
type Value<F> = F extends (value: infer V, ...rest: never[]) => unknown ? V : never;
type All<S> = Filters<S> & RequestFilters<S> & Actions<S>;

/** Where other code takes part (6): filters and actions by name, the lowest priority first. */
export class Hooks<S = unknown> {
  readonly #entries = new Map<string, readonly Entry[]>();
  readonly #done = new Map<string, number>();

  /** Adds a callback. Callbacks of the same priority run in the order in which they were added. */
  on<N extends keyof All<S> & string>(name: N, callback: All<S>[N], priority = 10): void {
    // Kept under its name and called under it only, with what that name passes.
    const entry: Entry = { callback: callback as unknown as Call, priority };
    const entries = [...this.#of(name), entry];
    // A new list each time: one that is being run through does not change under way.
    this.#entries.set(
      name,
      entries.sort((a, b) => a.priority - b.priority),
    );
  }

  /** Removes a callback; without a priority from all of them. Whether there was one. */
  off<N extends keyof All<S> & string>(name: N, callback: All<S>[N], priority?: number): boolean {
    const entries = this.#of(name);
    const left = entries.filter(
      (entry) =>
        entry.callback !== callback || (priority !== undefined && entry.priority !== priority),
    );
    this.#entries.set(name, left);
    return left.length < entries.length;
  }

  /** Whether anybody listens. */
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
    for (const { callback } of this.#of(name)) filtered = callback(filtered, ...rest);
    // Each callback was added under this name, so it answers what the name filters.
    return filtered as Value<Filters<S>[N]>;
  }

  /** Passes a value through the callbacks of a filter on a request's way, one after another. */
  async filterRequest<N extends keyof RequestFilters<S> & string>(
    name: N,
    value: Value<RequestFilters<S>[N]>,
    ...rest: Rest<RequestFilters<S>[N]>
  ): Promise<Value<RequestFilters<S>[N]>> {
    let filtered: unknown = value;
    for (const { callback } of this.#of(name)) filtered = await callback(filtered, ...rest);
    // Each callback was added under this name, so it answers what the name filters.
    return filtered as Value<RequestFilters<S>[N]>;
  }

  /** Calls everybody who listens to an action. */
  run<N extends keyof Actions<S> & string>(name: N, ...args: Parameters<Actions<S>[N]>): void {
    this.#done.set(name, this.did(name) + 1);
    for (const { callback } of this.#of(name)) callback(...args);
  }

  /** How often an action has run. */
  did(name: keyof Actions<S> & string): number {
    return this.#done.get(name) ?? 0;
  }

  #of(name: string): readonly Entry[] {
    return this.#entries.get(name) ?? NOBODY;
  }
}
