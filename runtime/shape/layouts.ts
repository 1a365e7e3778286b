/** What is to be done with the maps that have certain names in a certain order. */
export interface Layout<Plan> {
  /** The names a map has to have, in this order and before any other. */
  readonly names: readonly string[];
  /** Whether it may have no others. */
  readonly isWhole: boolean;
  readonly plan: Plan;
}

/**
 * Plans for maps by the names they have. The items of an answer have the same names in the same order:
 * what these alone decide is found out once. To compare them costs far less than to ask of each name
 * what is to be done with it (bench/contexts).
 */
export class Layouts<Plan> {
  readonly #layoutOf: (names: readonly string[]) => Layout<Plan>;
  readonly #known: Layout<Plan>[] = [];
  #last: Layout<Plan> | null = null;

  constructor(layoutOf: (names: readonly string[]) => Layout<Plan>) {
    this.#layoutOf = layoutOf;
  }

  /** The plan for `map`; `null` when there were so many kinds of maps that no more are remembered. */
  planFor(map: object): Plan | null {
    const last = this.#last;
    // Stryker disable next-line ConditionalExpression: only saves time.
    if (last !== null && fits(map, last)) return last.plan;
    const layout = this.#known.find((known) => fits(map, known)) ?? this.#learn(map);
    if (layout === null) return null;
    this.#last = layout;
    return layout.plan;
  }

  #learn(map: object): Layout<Plan> | null {
    if (this.#known.length === MOST) return null;
    const layout = this.#layoutOf(Object.keys(map));
    this.#known.push(layout);
    return layout;
  }
}

// Code that makes maps makes few kinds of them; names that come from outside must not fill the memory.
const MOST = 8;

const { hasOwnProperty: hasOwn } = Object.prototype;

// Once compiled, this form of the loop copies no names: it reads them where the engine keeps them.
function fits(map: object, { names, isWhole }: Layout<unknown>): boolean {
  let at = 0;
  for (const name in map) {
    if (at === names.length) return !isWhole;
    if (name !== names[at] || !hasOwn.call(map, name)) return false;
    at += 1;
  }
  return at === names.length;
}
