import type { Schema } from '../../runtime/schema/index.ts';
import { own } from '../../runtime/schema/values/containers.ts';

/** Returns the value of one field of an item; `around` is what the items of a response share. */
export type Read<Row, Around, Value = unknown> = (row: Row, around: Around) => Value;

/** How each field of an item is computed from its row, in the order of responses. A map contains members of a field. */
export type Fields<Item, Row, Around> = {
  readonly [Name in keyof Item]: Read<Row, Around, Item[Name]> | Members<Item[Name], Row, Around>;
};

type Members<Value, Row, Around> = Value extends object
  ? { readonly [Member in keyof Value]: Read<Row, Around, Value[Member]> }
  : never;

/** Fields of any item. */
interface AnyFields<Row, Around> {
  readonly [name: string]: Read<Row, Around> | { readonly [member: string]: Read<Row, Around> };
}

interface Described {
  readonly properties?: { readonly [name: string]: Schema } | undefined;
}

/** Creates items from rows, with the fields and members that a schema describes. */
export class Projection<Row, Around> {
  readonly #fields: readonly (readonly [name: string, read: Read<Row, Around>])[];

  /** `more` contains additional fields, by the name of the field that follows them. */
  constructor(
    fields: AnyFields<Row, Around>,
    { properties = {} }: Described,
    more: { readonly [before: string]: AnyFields<Row, Around> } = {},
  ) {
    const all = Object.entries(fields).flatMap((field) => [
      ...Object.entries(more[field[0]] ?? {}),
      field,
    ]);
    this.#fields = readsOf(all, properties);
  }

  /** Returns the function that creates items with the wanted fields. */
  only(isWanted: (field: string) => boolean): Read<Row, Around, object> {
    return itemsOf(this.#fields.filter(([name]) => isWanted(name)));
  }
}

function readsOf<Row, Around>(
  fields: readonly (readonly [string, AnyFields<Row, Around>[string]])[],
  properties: { readonly [name: string]: Schema },
): readonly (readonly [string, Read<Row, Around>])[] {
  return fields.flatMap(([name, field]) => {
    const property = own(properties, name);
    if (!property) return [];
    if (typeof field === 'function') return [[name, field] as const];
    const members = Object.entries(field);
    return [[name, itemsOf(readsOf(members, property.properties ?? {}))] as const];
  });
}

function itemsOf<Row, Around>(
  fields: readonly (readonly [string, Read<Row, Around>])[],
): Read<Row, Around, object> {
  return (row, around) => {
    const item: { [name: string]: unknown } = {};
    for (const [name, read] of fields) item[name] = read(row, around);
    return item;
  };
}

/** Returns the members of a value that are properties of a schema, each whole. */
export function describedMembers({ properties = {} }: Described, value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([name]) => Object.hasOwn(properties, name)),
  );
}
