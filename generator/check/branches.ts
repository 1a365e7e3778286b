import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { typeNames } from '../../runtime/schema/values/best-type.ts';
import { isEqual } from '../../runtime/schema/values/equal.ts';

/** A way through the alternatives of a schema: schemas without alternatives that a value has to pass together. */
export type Branch = readonly Schema[];

/** More ways are not followed. */
const MOST = 256;

/** Returns every way through `anyOf` and `oneOf`; `null` when there are too many. `inherited` is the type of the schema around it (4.7). */
export function branchesOf(
  schema: Schema,
  inherited: Schema['type'] = undefined,
): readonly Branch[] | null {
  const { anyOf, oneOf, ...own } = schema;
  const type = schema.type ?? inherited;
  let branches: readonly Branch[] = [[{ ...own, ...(type !== undefined && { type }) }]];
  for (const alternatives of [anyOf, oneOf]) {
    if (!alternatives) continue;
    const ways: Branch[] = [];
    for (const alternative of alternatives) {
      const inner = branchesOf(alternative, type);
      if (inner === null) return null;
      ways.push(...inner);
    }
    if (branches.length * ways.length > MOST) return null;
    branches = branches.flatMap((branch) => ways.map((way) => [...branch, ...way]));
  }
  return branches;
}

/** The types that values of every schema of a branch can have. */
export function sharedTypes(branch: Branch): readonly TypeName[] {
  // The table of types has these names and no others.
  let shared = typeNames.filter((name) => name !== 'integer') as readonly TypeName[];
  for (const { type } of branch) {
    if (type === undefined) continue;
    const own = [type].flat();
    shared = shared.flatMap((name) => {
      if (own.includes(name)) return [name];
      if (name === 'number' && own.includes('integer')) return ['integer' as const];
      return name === 'integer' && own.includes('number') ? [name] : [];
    });
  }
  return shared;
}

/** The limits of all schemas of a branch in one schema of the type. */
export function mergedAs(type: TypeName, branch: Branch): Schema {
  return branch.reduce<Schema>((merged, schema) => both(merged, schema), { type });
}

const LEAST = ['minLength', 'minItems', 'minProperties'] as const;
const MOST_OF = ['maxLength', 'maxItems', 'maxProperties'] as const;

function both(one: Schema, other: Schema): Schema {
  const limits: { [keyword: string]: unknown } = {};
  for (const keyword of LEAST) limits[keyword] = narrower(one[keyword], other[keyword], Math.max);
  for (const keyword of MOST_OF) limits[keyword] = narrower(one[keyword], other[keyword], Math.min);
  return {
    ...other,
    ...one,
    ...Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined)),
    ...bound(one, other, 'minimum', 'exclusiveMinimum', 1),
    ...bound(one, other, 'maximum', 'exclusiveMaximum', -1),
    ...(one.enum && other.enum && { enum: sharedValues(one.enum, other.enum) }),
  };
}

function narrower(
  one: number | undefined,
  other: number | undefined,
  choose: (...limits: number[]) => number,
): number | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return choose(one, other);
}

function bound(
  one: Schema,
  other: Schema,
  limit: 'minimum' | 'maximum',
  exclusive: 'exclusiveMinimum' | 'exclusiveMaximum',
  sign: 1 | -1,
): Schema {
  const [a, b] = [one[limit], other[limit]];
  if (a === undefined || b === undefined || a === b) {
    const isExclusive = [one, other].some((each) => each[limit] !== undefined && each[exclusive]);
    return isExclusive ? { [exclusive]: true } : {};
  }
  const [narrow, from] = a * sign > b * sign ? [a, one] : [b, other];
  return { [limit]: narrow, [exclusive]: from[exclusive] ?? false };
}

function sharedValues(one: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  return one.filter((value) => other.some((each) => isEqual(value, each)));
}
