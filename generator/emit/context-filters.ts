import type { Schema } from '../../runtime/schema/types.ts';
import { isMapRule } from '../../runtime/shape/contexts.ts';
import type { ContextRule } from '../../runtime/shape/contexts.ts';
import type { ContextView, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import type { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { block, id, joined, member, property, ts } from './source.ts';
import type { Source } from './source.ts';

/** The filters of a resource, as code. */
export interface FilterCode {
  /** By context, the filters of members that are maps themselves; `null` when there are none. */
  readonly below: Source | null;
  /** By context, the filter of the item. */
  readonly filters: Source;
}

/** The resource's table unrolled: of each context, code that copies what it shows. */
export function filterCode(resource: Resource, names: Names, imports: Imports): FilterCode {
  const { files, contexts, views } = names.of(resource);
  const make = imports.value(modules.shape, 'contextFilter');
  const filters: Source[] = [];
  const below: Source[] = [];
  for (const view of resource.contexts) {
    const { context, schema, omits } = view;
    const rule = property(id(contexts), context);
    const { plain, maps } = membersOf(schema, omits);
    if (plain.length + maps.length === 0 || isAnsweredAsItIs(view, resource)) {
      filters.push(member(context, ts`${make}(${rule})`));
      continue;
    }
    const type = imports.type(files.types, views[context] as string); // every context is named
    const code = copy(plain, maps, property(BELOW, context));
    filters.push(member(context, ts`${make}<${type}>(${rule}, ${code})`));
    const ofMaps = maps.map((map) => mapFilter(map, make, property(TABLE, context)));
    if (ofMaps.length > 0) below.push(member(context, block(ofMaps)));
  }
  return { below: below.length > 0 ? block(below) : null, filters: block(filters) };
}

/** The filter of a member that is a map; what stands deeper, it leaves to its rule. */
function mapFilter({ name, schema, rule }: MapMember, make: Source, whole: Source): Source {
  const { plain } = membersOf(schema, rule);
  const members = plain.map((one) => member(one, ts`unknown`));
  const type = ts`{ ${joined(members, '; ')} }`;
  return member(name, ts`${make}<${type}>(${property(whole, name)}, ${copy(plain)})`);
}

/** A member of an item that loses some of its own members. */
interface MapMember {
  readonly name: string;
  readonly schema: Schema;
  readonly rule: ContextRule;
}

/** What is left of an item: members as they are, and maps. The rest the filter leaves to its rule. */
function membersOf({ properties = {} }: Schema, rule: ContextRule) {
  const plain: string[] = [];
  const maps: MapMember[] = [];
  if (!isMapRule(rule)) return { plain, maps };
  for (const [name, schema] of Object.entries(properties)) {
    const below = Object.hasOwn(rule, name) ? rule[name] : undefined;
    // Written as code, this one name would be the prototype.
    if (name === '__proto__') continue;
    if (below === undefined) plain.push(name);
    else if (membersOf(schema, below).plain.length > 0) maps.push({ name, schema, rule: below });
  }
  return { plain, maps };
}

/** A function that fills a copy of `blank`. */
function copy(
  plain: readonly string[],
  maps: readonly MapMember[] = [],
  below: Source = BELOW,
): Source {
  const statements = [
    ...plain.map((name) => ts`${property(LEFT, name)} = ${property(ITEM, name)};`),
    ...maps.map(({ name }) => {
      const filter = property(below, name);
      return ts`${property(LEFT, name)} = ${filter}.apply(${property(ITEM, name)});`;
    }),
  ];
  return ts`(item, blank) => {
const left = { ...blank };
${joined(statements, '\n')}
return left;
}`;
}

// The names of the template, and of the functions' own values.
const TABLE = id('table');
const BELOW = id('below');
const LEFT = id('left');
const ITEM = id('item');

/** Whether items lose nothing and get no links: then they need no copy. */
function isAnsweredAsItIs({ omits }: ContextView, { links }: Resource): boolean {
  return Object.keys(omits).length === 0 && links.length === 0;
}
