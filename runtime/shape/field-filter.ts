import { isContainer, isList, listOfKept, setMember } from './containers.ts';
import type { Entries } from './containers.ts';
import type { FieldSet } from './fields.ts';
import { Layouts } from './layouts.ts';
import type { Layout } from './layouts.ts';

/** A member that is kept, and what is kept of it; `null` is all. */
interface Kept {
  readonly name: string;
  readonly filter: FieldFilter | null;
}

/** Keeps of values what some fields name (4.4). The names of items that are alike are gone through once. */
export class FieldFilter {
  readonly #fields: ReadonlyMap<string, FieldFilter | null>;
  readonly #layouts = new Layouts((names) => this.#layoutOf(names));

  constructor(fields: FieldSet) {
    const filters = [...fields].map(
      ([name, below]) => [name, below === true ? null : new FieldFilter(below)] as const,
    );
    this.#fields = new Map(filters);
  }

  /** What is kept of `value`. */
  apply(value: unknown): unknown {
    if (!isContainer(value)) return value;
    if (isList(value)) return this.#positionsOf(value);
    const kept: Entries = {};
    for (const { name, filter } of this.#layouts.planFor(value) ?? this.#keptOf(Object.keys(value)))
      setMember(kept, name, filter === null ? value[name] : filter.apply(value[name]));
    return kept;
  }

  /** The members that are kept of a map with `names`, in its order. */
  #keptOf(names: readonly string[]): readonly Kept[] {
    return names.flatMap((name) => {
      const filter = this.#fields.get(name);
      return filter === undefined ? [] : [{ name, filter }];
    });
  }

  // Once all fields are found, what else a map has does not matter.
  #layoutOf(names: readonly string[]): Layout<readonly Kept[]> {
    const plan = this.#keptOf(names);
    const last = plan.at(-1);
    if (last === undefined || plan.length < this.#fields.size)
      return { names, isWhole: true, plan };
    return { names: names.slice(0, names.indexOf(last.name) + 1), isWhole: false, plan };
  }

  // A name does not go through a list to its items; only a position (`sizes.0`) names one.
  #positionsOf(list: readonly unknown[]): unknown {
    const kept = new Map<number, unknown>();
    list.forEach((item, position) => {
      const filter = this.#fields.get(String(position));
      if (filter !== undefined) kept.set(position, filter === null ? item : filter.apply(item));
    });
    return listOfKept(kept);
  }
}
