import { isMap, ownMember } from './containers.ts';
import { Layouts } from './layouts.ts';
import type { Layout } from './layouts.ts';

/** What is known of the service when a table of links is read. */
export interface LinkConstants {
  /** The core namespace: `cms/v2`. */
  readonly core: string;
  /** The URI that identifies the API root; relations of the service start with it. */
  readonly apiRel: string;
}

/** Where a value is: `author`, dotted `title.raw`. */
interface Place {
  readonly index: number;
  readonly path: readonly string[];
}

/**
 * The values that the placeholders of a table stand for: settings, `$facts`, and fields of the item. Each
 * is read once an item, however often it is used, into a list where it has a place of its own.
 */
export class LinkValues {
  readonly #indexes = new Map<string, number>();
  readonly #settings: unknown[] = [];
  readonly #fields: Place[] = [];
  readonly #facts: Place[] = [];
  readonly #fieldReader = new Reader(this.#fields);
  readonly #factReader = new Reader(this.#facts);
  readonly #constants: LinkConstants;

  constructor(constants: LinkConstants) {
    this.#constants = constants;
  }

  /** The setting that a placeholder's name stands for; `null` when it stands for something else. */
  settingOf(name: string): string | null {
    if (name === 'core') return this.#constants.core;
    return name === 'api_rel' ? this.#constants.apiRel : null;
  }

  /** The place of the value that a placeholder's name stands for. */
  indexOf(name: string): number {
    const known = this.#indexes.get(name);
    if (known !== undefined) return known;
    const index = this.#settings.length;
    const setting = this.settingOf(name);
    this.#indexes.set(name, index);
    this.#settings.push(setting);
    const isFact = name.startsWith('$');
    const path = (isFact ? name.slice(1) : name).split('.');
    if (setting === null) (isFact ? this.#facts : this.#fields).push({ index, path });
    return index;
  }

  /** The values of an item and its facts. */
  read(item: unknown, facts: unknown): readonly unknown[] {
    const values = this.#settings.slice();
    this.#fieldReader.read(item, values);
    this.#factReader.read(facts, values);
    return values;
  }
}

/** Reads places of maps that mostly have the same names; nothing that a map inherits is read. */
class Reader {
  readonly #places: readonly Place[];
  readonly #layouts = new Layouts((names) => this.#layoutOf(names));

  constructor(places: readonly Place[]) {
    this.#places = places;
  }

  read(map: unknown, values: unknown[]): void {
    const plan = isMap(map) ? this.#layouts.planFor(map) : null;
    if (!plan || !isMap(map)) return readEach(this.#places, map, values);
    for (const { name, index } of plan.members) values[index] = map[name];
    readEach(plan.others, map, values);
  }

  #layoutOf(names: readonly string[]): Layout<Plan> {
    const members: Member[] = [];
    const others: Place[] = [];
    let last = -1;
    for (const place of this.#places) {
      const [name = '', ...below] = place.path;
      const at = below.length === 0 ? names.indexOf(name) : -1;
      if (at === -1) others.push(place);
      else members.push({ name, index: place.index });
      last = Math.max(last, at);
    }
    // What comes after the last of the members does not matter: the others are looked up in each map.
    return { names: names.slice(0, last + 1), isWhole: false, plan: { members, others } };
  }
}

interface Member {
  readonly name: string;
  readonly index: number;
}

/** How the places of maps with certain names are read: those that are members of them, and the rest. */
interface Plan {
  readonly members: readonly Member[];
  readonly others: readonly Place[];
}

function readEach(places: readonly Place[], map: unknown, values: unknown[]): void {
  for (const { path, index } of places) {
    let at = map;
    for (const name of path) at = isMap(at) ? ownMember(at, name) : null;
    values[index] = at;
  }
}
