import { blankOf } from './blank.ts';
import { isMap, ownMember, setMember } from './containers.ts';
import type { Entries } from './containers.ts';
import { applyContext, isMapRule } from './contexts.ts';
import type { ContextRule, MapRule } from './contexts.ts';
import { Layouts } from './layouts.ts';
import type { Layout } from './layouts.ts';

/** Members by name, of which nothing else is known. */
export type Members<T> = { [Name in keyof T]: unknown };

/**
 * Fills a copy of `blank`, which has a place for each member that is shown, in the order of the item.
 * What it does not copy is copied name by name.
 */
export type CopyMembers<T> = (item: Members<T>, blank: Members<T>) => Members<T>;

/**
 * What a context leaves of values: `applyContext` with its rule, for which it is found out only once
 * what the names of an item decide. `copy` is the rule unrolled, as the generator writes it.
 */
export function contextFilter<T>(rule: ContextRule, copy?: CopyMembers<T>): ContextFilter {
  // Its type says which names it is made for; whether an item has them is found out before it is used.
  return new ContextFilter(rule, copy ? (copy as CopyMembers<Entries>) : null);
}

/** Applies the rule of one context to many values. */
export class ContextFilter {
  readonly #rule: ContextRule;
  readonly #copy: CopyMembers<Entries> | null;
  readonly #keepsAll: boolean;
  readonly #layouts: Layouts<Plan> | null;
  readonly #layoutsWithLinks: Layouts<Plan> | null;

  constructor(rule: ContextRule, copy: CopyMembers<Entries> | null) {
    this.#rule = rule;
    this.#copy = copy;
    const layouts = (added: readonly string[]) =>
      isMapRule(rule) ? new Layouts((names) => layoutOf(rule, copy, names, added)) : null;
    this.#keepsAll = isMapRule(rule) && Object.keys(rule).length === 0;
    this.#layouts = layouts([]);
    this.#layoutsWithLinks = layouts(['_links']);
  }

  /** What the filter was made of. */
  get rule(): ContextRule {
    return this.#rule;
  }

  /** What is left of `value`; the same value when nothing is left out of it. */
  apply(value: unknown): unknown {
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (this.#keepsAll) return value;
    if (!isMap(value)) return applyContext(this.#rule, value);
    const plan = this.#layouts?.planFor(value);
    if (!plan) return applyContext(this.#rule, value);
    if (!plan.keepsNames) return this.#follow(plan, value);
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (plan.filtered.length === 0) return value;
    // It is the same when all its members are.
    const left = this.#follow(plan, value);
    return plan.filtered.every((name) => left[name] === value[name]) ? value : left;
  }

  /** What is left of `value`; when it is a map, with its links as `_links`. */
  applyWithLinks(value: unknown, links: unknown): unknown {
    const plan = isMap(value) ? this.#layoutsWithLinks?.planFor(value) : null;
    const left = plan && isMap(value) ? this.#follow(plan, value) : copyOf(this.apply(value));
    if (isMap(left)) left['_links'] = links;
    return left;
  }

  #follow({ blank, members }: Plan, item: Entries): Entries {
    const left = blank && this.#copy ? this.#copy(item, blank) : {};
    // Mostly there are none.
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (members.length === 0) return left;
    for (const { name, filter } of members)
      setMember(left, name, filter ? filter.apply(item[name]) : item[name]);
    return left;
  }
}

/** What a context does with the items that have certain names. */
interface Plan {
  /** What the unrolled rule fills; `null` when these are not the names it was made for. */
  readonly blank: Entries | null;
  /** What is copied name by name. */
  readonly members: readonly { readonly name: string; readonly filter: ContextFilter | null }[];
  /** Whether all names are kept. */
  readonly keepsNames: boolean;
  /** The names of which something may be left out. */
  readonly filtered: readonly string[];
}

function layoutOf(
  rule: MapRule,
  copy: CopyMembers<Entries> | null,
  names: readonly string[],
  added: readonly string[],
): Layout<Plan> {
  const kept = names.filter((name) => ownMember(rule, name) !== false);
  const places = [...new Set([...kept, ...added])];
  const blank = copy ? blankOf(places) : null;
  const copied = copy && blank ? copiedBy(copy, blank, names) : null;
  const plan = {
    blank: copied ? blank : null,
    members: kept
      .filter((name) => !copied?.has(name))
      .map((name) => ({ name, filter: filterOf(ownMember(rule, name)) })),
    keepsNames: kept.length === names.length,
    filtered: kept.filter((name) => Object.hasOwn(rule, name)),
  };
  return { names, isWhole: true, plan };
}

function filterOf(rule: ContextRule | undefined): ContextFilter | null {
  return rule === undefined ? null : new ContextFilter(rule, null);
}

/** The names that `copy` copies from an item with `names`; `null` when it asks for others. */
function copiedBy(
  copy: CopyMembers<Entries>,
  blank: Entries,
  names: readonly string[],
): ReadonlySet<string> | null {
  const places = Object.keys(blank);
  const item = Object.fromEntries(names.map((name) => [name, true]));
  const left = copy(item, blank);
  if (Object.keys(left).length > places.length) return null;
  return new Set(places.filter((name) => left[name] === true));
}

// What nothing was left out of is the handler's.
function copyOf(value: unknown): unknown {
  return isMap(value) ? { ...value } : value;
}
