import type { Schema } from '../../runtime/schema/types.ts';
import type { Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { alias, declared, isSameType } from './declarations.ts';
import type { KnownInterface } from './declarations.ts';
import type { ObjectType } from './object-type.ts';
import { id } from './source.ts';
import type { Source } from './source.ts';
import { answered, memberOf, objectOf } from './type-of.ts';
import { article, capital, declaredAt } from './wording.ts';

/** The item, or the item in one context. */
interface ItemType {
  readonly name: string;
  readonly description: string;
  readonly type: ObjectType;
}

/** Prints the types of an item: in each context, as a whole, and what its links depend on. */
export function itemTypes(resource: Resource, names: Names): Source[] {
  const { item, views, facts } = names.of(resource);
  const one = capital(article(resource));
  const at = declaredAt(resource.origin);
  const typeOf = (name: string, description: string, schema: Schema): ItemType => ({
    name,
    description: `${description} ${at}`,
    type: objectOf(schema, answered),
  });

  const whole = typeOf(item, `${one} with every field: what a handler returns.`, resource.whole);
  const inContexts = resource.contexts.map(({ context, schema }) =>
    // Every context is named.
    typeOf(views[context] as string, `${one} in the \`${context}\` context.`, schema),
  );
  const isWhole = ({ type }: ItemType) => isSameType(type, whole.type);
  const types = [
    ...interfaces([...inContexts.filter((view) => !isWhole(view)), whole]),
    ...inContexts
      .filter(isWhole)
      .map(({ name, description }) => alias(name, id(item), description)),
  ];
  if (Object.keys(resource.facts).length > 0) {
    const members = Object.entries(resource.facts).map(([name, fact]) =>
      memberOf(name, fact, answered, true),
    );
    const description = `Values that the links of ${article(resource)} depend on, in addition to its fields. ${at}`;
    types.push(declared(facts, { members, others: null }, description));
  }
  return types;
}

/** Prints interfaces, the smallest first. One that has all fields of an earlier one extends it. */
function interfaces(types: readonly ItemType[]): Source[] {
  const known: KnownInterface[] = [];
  const smallestFirst = [...types].sort(
    (a, b) => a.type.members.length - b.type.members.length || types.indexOf(a) - types.indexOf(b),
  );
  return smallestFirst.map(({ name, type, description }) => {
    const printed = declared(name, type, description, known);
    known.push({ name: () => id(name), type });
    return printed;
  });
}
