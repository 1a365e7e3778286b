import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { typeNames } from '../../runtime/schema/keywords/type.ts';

/** A way through the alternatives of a schema: schemas without alternatives that a value has to pass together. */
export type Branch = readonly Schema[];

type Branches = readonly Branch[] | null;

/** More ways are not followed. */
const MOST = 256;

/** Returns every way through `anyOf` and `oneOf`; `null` when there are too many. `inherited` is the type of the schema around it (4.7). */
export function branchesOf(schema: Schema, inherited?: Schema['type']): Branches {
  const { anyOf, oneOf, ...plain } = schema;
  // Without its alternatives, a schema is not the type that it is named after.
  const { $type: _name, ...unnamed } = plain;
  const own = anyOf || oneOf ? unnamed : plain;
  const type = schema.type ?? inherited;
  const branch: Branch = [{ ...own, ...(type !== undefined && { type }) }];
  const waysThrough = (alternatives: readonly Schema[]): Branches => {
    const ways = alternatives.map((alternative) => branchesOf(alternative, type));
    return ways.includes(null) ? null : ways.flatMap((way) => way ?? []);
  };
  return [anyOf, oneOf]
    .flatMap((alternatives) => (alternatives ? [waysThrough(alternatives)] : []))
    .reduce(productOf, [branch]);
}

/** Returns every way through the alternatives of all schemas; `null` when there are too many. */
export function branchesOfAll(schemas: readonly Schema[]): Branches {
  return schemas.map((schema) => branchesOf(schema)).reduce(productOf, [[]]);
}

/** Every branch of the one followed by every branch of the other; `null` when there are too many. */
function productOf(some: Branches, others: Branches): Branches {
  if (!some || !others || some.length * others.length > MOST) return null;
  return some.flatMap((branch) => others.map((other) => [...branch, ...other]));
}

/** The types that values of every schema of a branch can have. */
export function sharedTypes(branch: Branch): readonly TypeName[] {
  // The table of types has these names and no others.
  let shared = typeNames.filter((name) => name !== 'integer') as readonly TypeName[];
  for (const { type } of branch) {
    if (type === undefined) continue;
    // In the order of the list, which decides what a value is taken for.
    const known = shared;
    shared = [type].flat().flatMap((name) => {
      if (known.includes(name)) return [name];
      if (name === 'integer' && known.includes('number')) return [name];
      return name === 'number' && known.includes('integer') ? ['integer' as const] : [];
    });
  }
  return [...new Set(shared)];
}
