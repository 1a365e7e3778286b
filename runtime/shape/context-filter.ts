import { isMap, ownMember, setMember } from './containers.ts';
import type { Entries } from './containers.ts';
import { applyContext, isMapRule } from './contexts.ts';
import type { ContextRule, MapRule } from './contexts.ts';
import { Layouts } from './layouts.ts';
import type { Layout } from './layouts.ts';

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
  readonly #view: ((item: Entries) => unknown) | null;
  readonly #keepsAll: boolean;
  readonly #layouts: Layouts<Plan> | null;

  constructor(rule: ContextRule, view?: View) {
    this.rule = rule;
    // The layout of an item tells whether it has the fields that the view takes.
    this.#view = view ? (view as (item: Entries) => unknown) : null;
    this.#keepsAll = isMapRule(rule) && Object.keys(rule).length === 0;
    this.#layouts = isMapRule(rule) ? new Layouts((names) => this.#layoutOf(rule, names)) : null;
  }

  /** Returns `value` without what the context omits; the same value if that is nothing. */
  apply(value: unknown): unknown {
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (this.#keepsAll) return value;
    const plan = isMap(value) ? this.#layouts?.planFor(value) : null;
    if (!plan || !isMap(value)) return applyContext(this.rule, value);
    if (plan.keepsAll) return value;
    const shown = plan.others && this.#view ? this.#view(value) : null;
    if (!plan.others || !isMap(shown)) return applyContext(this.rule, value);
    for (const name of plan.others) setMember(shown, name, value[name]);
    return plan.inOrder === null ? shown : Object.assign({ ...plan.inOrder }, shown);
  }

  /** Returns the result of `apply` with `_links`, which only a map can have. */
  applyWithLinks(value: unknown, links: unknown): unknown {
    const shown = this.apply(value);
    if (!isMap(shown)) return shown;
    // The item itself belongs to the handler.
    const item = shown === value ? { ...shown } : shown;
    item['_links'] = links;
    return item;
  }

  #layoutOf(rule: MapRule, names: readonly string[]): Layout<Plan> {
    const kept = names.filter((name) => ownMember(rule, name) !== false);
    const keepsAll = names.every((name) => !Object.hasOwn(rule, name));
    const shown = this.#shownOf(rule, names, kept);
    const others = shown && kept.filter((name) => !shown.includes(name));
    const isInOrder = [...(shown ?? []), ...(others ?? [])].every(
      (name, position) => name === kept[position],
    );
    const inOrder = isInOrder ? null : Object.fromEntries(kept.map((name) => [name, undefined]));
    return { names, isWhole: true, plan: { keepsAll, others, inOrder } };
  }

  /** Returns the names that the view shows; `null` if the view does not apply to items with these names. */
  #shownOf(
    rule: MapRule,
    names: readonly string[],
    kept: readonly string[],
  ): readonly string[] | null {
    const shown = this.#view?.(Object.fromEntries(names.map((name) => [name, true])));
    if (!isMap(shown)) return null;
    const isFitting = Object.entries(shown).every(
      ([name, value]) => value === true && kept.includes(name),
    );
    const others = kept.filter((name) => !Object.hasOwn(shown, name));
    const isShown = isFitting && others.every((name) => !Object.hasOwn(rule, name));
    return isShown ? Object.keys(shown) : null;
  }
}

/** How a context handles the items that have certain names. */
interface Plan {
  /** Whether nothing can be omitted. */
  readonly keepsAll: boolean;
  /** The fields that are copied after the view; `null` if the view does not apply. */
  readonly others: readonly string[] | null;
  /** The shown fields in the order of the item; `null` if the view has this order. */
  readonly inOrder: Entries | null;
}
