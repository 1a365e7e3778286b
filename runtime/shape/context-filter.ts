import { isMap } from './containers.ts';
import type { Entries } from './containers.ts';
import { applyContext, isMapRule } from './contexts.ts';
import type { ContextRule } from './contexts.ts';

/** Returns an item as one context shows it; generated from the rule of the context. */
export type View = (item: never) => unknown;

/** The views of a resource by context. */
export interface Views {
  readonly [context: string]: View;
}

/** Returns the filter of a context. With `view`, items that have the expected fields are filtered faster. */
export function contextFilter(rule: ContextRule, view?: View): ContextFilter {
  return new ContextFilter(rule, view);
}

/** Applies the rule of one context to many items. */
export class ContextFilter {
  readonly rule: ContextRule;
  readonly #keepsAll: boolean;
  readonly #view: ((item: Entries) => unknown) | null;
  /** The names and order of the last item, and whether the view handles such items. */
  #names: readonly string[] = [];
  #fits = false;

  constructor(rule: ContextRule, view?: View) {
    this.rule = rule;
    this.#keepsAll = isMapRule(rule) && Object.keys(rule).length === 0;
    // Only items with the names that the view was tried with are passed to it.
    this.#view = view ? (view as (item: Entries) => unknown) : null;
  }

  /** Returns `value` without what the context omits; the same value if that is nothing. */
  apply(value: unknown): unknown {
    if (this.#keepsAll) return value;
    if (!this.#view || !isMap(value)) return applyContext(this.rule, value);
    if (!hasNames(value, this.#names)) this.#learn(value, this.#view);
    return this.#fits ? this.#view(value) : applyContext(this.rule, value);
  }

  /** Tries whether the view shows the same members in the same order as the rule for items with these names. */
  #learn(item: Entries, view: (item: Entries) => unknown): void {
    this.#names = Object.keys(item);
    const sample = Object.fromEntries(this.#names.map((name) => [name, null]));
    const shown = view(sample);
    const expected = applyContext(this.rule, sample);
    this.#fits =
      isMap(shown) && isMap(expected) && hasNames(shown, Object.keys(expected)) && isPlain(shown);
  }
}

function isPlain(item: Entries): boolean {
  return Object.values(item).every((value) => value === null);
}

function hasNames(map: Entries, names: readonly string[]): boolean {
  let at = 0;
  for (const name in map) {
    if (name !== names[at]) return false;
    at += 1;
  }
  return at === names.length;
}
