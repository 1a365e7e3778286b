import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { typeNames } from '../../runtime/schema/keywords/type.ts';

/** A way through the alternatives of a schema: schemas without alternatives that a value has to pass together. */
export type Branch = readonly Schema[];

/** More ways are not followed. */
const MOST = 256;

/** Returns every way through `anyOf` and `oneOf`; `null` when there are too many. `inherited` is the type of the schema around it (4.7). */
export function branchesOf(
  schema: Schema,
  inherited: Schema['type'] = undefined,
): readonly Branch[] | null {
  const { anyOf, oneOf, ...plain } = schema;
  // Without its alternatives, a schema is not the type that it is named after.
  const { $type: _name, ...unnamed } = plain;
  const own = anyOf || oneOf ? unnamed : plain;
  const type = schema.type ?? inherited;
  let branches: readonly Branch[] = [[{ ...own, ...(type !== undefined && { type }) }]];
  for (const alternatives of [anyOf, oneOf]) {
    if (!alternatives) continue;
    const ways = alternatives.map((alternative) => branchesOf(alternative, type));
    const inner = ways.flatMap((way) => way ?? []);
    const product = ways.includes(null) ? null : productOf(branches, inner);
    if (product === null) return null;
    branches = product;
  }
  return branches;
}

/** Returns every way through the alternatives of all schemas; `null` when there are too many. */
export function branchesOfAll(schemas: readonly Schema[]): readonly Branch[] | null {
  return schemas.reduce<readonly Branch[] | null>(
    (branches, schema) => {
      const ways = branchesOf(schema);
      return branches && ways && productOf(branches, ways);
    },
    [[]],
  );
}

/** Every branch of the one followed by every branch of the other; `null` when there are too many. */
function productOf(some: readonly Branch[], others: readonly Branch[]): readonly Branch[] | null {
  if (some.length * others.length > MOST) return null;
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
