import type { Present } from '../../runtime/schema/sub-schemas.ts';
import { memberRule, requiredNames } from '../../runtime/schema/keywords/object.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { branchesOf } from './branches.ts';
import { merged, NEVER } from './merge.ts';

/**
 * Returns the schemas without alternatives of which values of a schema pass one. A member that would make a value pass none of
 * them is declared as one that no value passes: TypeScript takes a member for known if any type of a union has it.
 */
export function waysOf(schema: Schema, present: Present): readonly Schema[] {
  const { oneOf, discriminator, ...others } = schema;
  // Its value tells the compiler which members are known.
  if (discriminator !== undefined && oneOf)
    return branchesOf({ ...others, oneOf })?.map(merged) ?? oneOf;
  const apart =
    oneOf && present === 'required' ? oneOf.flatMap((one) => without(one, oneOf)) : oneOf;
  const branches = branchesOf({ ...others, ...(apart && { oneOf: apart }) });
  // With too many combinations, only the keywords next to the alternatives are used.
  const { anyOf: _any, ...own } = others;
  if (!branches) return [own];
  const ways = branches.map(merged);
  return ways.map((way) => closed(way, ways));
}

/** A schema that lets in no other members, with the names that other schemas let in. */
function closed(schema: Schema, all: readonly Schema[]): Schema {
  if (schema.additionalProperties !== false) return schema;
  const names = new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)));
  const forbidden = [...names].filter((name) => memberRule(name, schema) === false);
  return forbidden.length === 0 ? schema : lacking(schema, forbidden);
}

/** An alternative of `oneOf` without the values that match another one that only requires members: each result lacks one of these. */
function without(one: Schema, all: readonly Schema[]): readonly Schema[] {
  let left: readonly Schema[] = [one];
  const own = requiredNames(one);
  for (const other of all) {
    if (other === one || !onlyRequires(other)) continue;
    const missing = requiredNames(other).filter((name) => !own.includes(name));
    left = left.flatMap((schema) => missing.map((name) => lacking(schema, [name])));
    if (left.length > 16) return [one];
  }
  return left;
}

/** Declares members that no value passes. A named type with other members is printed without its name. */
function lacking({ $type: _name, ...schema }: Schema, names: readonly string[]): Schema {
  const added = names.map((name) => [name, { ...NEVER, optional: true }]);
  return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(added) } };
}

/** Whether a schema only requires members. */
function onlyRequires(schema: Schema): boolean {
  const { title: _t, description: _d, type, required, ...others } = schema;
  const isObject = type === undefined || type === 'object';
  return isObject && Array.isArray(required) && Object.keys(others).length === 0;
}
