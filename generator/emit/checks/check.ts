import { requiredNames } from '../../../runtime/schema/keywords/required.ts';
import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { literal, ts } from '../source.ts';
import type { Source } from '../source.ts';
import { alternativesOf, bare, besideAlternatives, isWalked } from './dialect.ts';
import { alternativesList, args, byType, membersOf, optional } from './members.ts';
// The two call each other: `enum` is about sanitized values, `anyOf` sanitizes by what is checked.
import { sanitizerAs } from './sanitizer.ts';
import { scalarSteps } from './scalars.ts';
import { chained, kernel } from './steps.ts';

/**
 * The check of a schema: an expression of a function `(value, param) => Failure`. It does what walking
 * the schema does, in the same order; functions that make a check from others are called once, when
 * the module is loaded.
 */
export function checkOf(schema: Schema): Source {
  if (isWalked(schema)) return ts`k.bySchema(${literal(bare(schema))})`;
  const alternatives = alternativesOf(schema);
  if (alternatives) {
    const beside = besideAlternatives(schema);
    const list = alternativesList(alternatives, (one) => ({ check: checkOf(one) }));
    const make = kernel(schema.anyOf ? 'anyOfThese' : 'oneOfThese');
    return ts`${make}(${args(list, beside && checkOf(beside))})`;
  }
  const { type } = schema;
  if (typeof type === 'string') return checkAs(schema, type);
  // Also with one type: that the value is of it counts before any limit.
  return ts`k.bestOf(${byType(schema, (one) => checkAs(schema, one))})`;
}

function checkAs(schema: Schema, type: TypeName): Source {
  switch (type) {
    case 'array':
      return withEnum(listCheck(schema), schema, type);
    case 'object':
      return withEnum(objectCheck(schema), schema, type);
    default:
      return chained(scalarSteps(schema, type));
  }
}

function listCheck({ items, minItems, maxItems, uniqueItems }: Schema): Source {
  const limits = { minItems, maxItems, uniqueItems: uniqueItems ? true : undefined };
  const isLimited = Object.values(limits).some((limit) => limit !== undefined);
  if (!items && !isLimited) return kernel('array');
  const check = items ? checkOf(items) : literal(null);
  return ts`k.listOf(${args(check, isLimited ? optional(limits) : null)})`;
}

function objectCheck(schema: Schema): Source {
  const names = requiredNames(schema);
  const { minProperties, maxProperties } = schema;
  const checks = {
    required: names.length > 0 ? names : undefined,
    ...membersOf(schema, checkOf),
    minProperties,
    maxProperties,
  };
  const isOpen = Object.values(checks).every((rule) => rule === undefined);
  return isOpen ? kernel('object') : ts`k.objectOf(${optional(checks)})`;
}

function withEnum(check: Source, schema: Schema, type: TypeName): Source {
  if (!schema.enum || schema.enum.length === 0) return check;
  return ts`k.enumOf(${check}, ${sanitizerAs(schema, type)}, ${literal(schema.enum)})`;
}
