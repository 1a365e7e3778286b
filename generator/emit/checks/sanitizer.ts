import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { literal, ts } from '../source.ts';
import type { Source } from '../source.ts';
import { checkOf } from './check.ts';
import { alternativesOf, bare, besideAlternatives, isWalked } from './dialect.ts';
import { alternativesList, args, byType, membersOf, optional } from './members.ts';
import { scalarSanitizer } from './scalars.ts';
import { kernel } from './steps.ts';

/** The sanitizer of a schema: an expression of a function `(value, param) => unknown` (4.7). */
export function sanitizerOf(schema: Schema): Source {
  if (isWalked(schema)) return ts`k.toSchema(${literal(bare(schema))})`;
  const alternatives = alternativesOf(schema);
  if (alternatives) {
    const beside = besideAlternatives(schema);
    const list = alternativesList(alternatives, (one) => ({
      check: checkOf(one),
      sanitize: sanitizerOf(one),
    }));
    const make = kernel(schema.anyOf ? 'toAnyOf' : 'toOneOf');
    return ts`${make}(${args(list, beside && sanitizerOf(beside))})`;
  }
  const { type } = schema;
  if (typeof type === 'string') return sanitizerAs(schema, type);
  // Also with one type: what is not of a listed type becomes null, and is not made one.
  return ts`k.toBestOf(${byType(schema, (one) => sanitizerAs(schema, one))})`;
}

/** The sanitizer of a schema for values that are taken as one of its types. */
export function sanitizerAs(schema: Schema, type: TypeName): Source {
  switch (type) {
    case 'array':
      return listSanitizer(schema);
    case 'object':
      return objectSanitizer(schema);
    default:
      return kernel(scalarSanitizer(schema, type));
  }
}

function listSanitizer({ items, uniqueItems }: Schema): Source {
  // A schema that says nothing is not applied.
  const hasItems = items && Object.keys(items).length > 0;
  if (!hasItems && !uniqueItems) return kernel('toArray');
  const sanitize = hasItems ? sanitizerOf(items) : literal(null);
  return ts`k.toListOf(${args(sanitize, uniqueItems ? literal({ uniqueItems }) : null)})`;
}

function objectSanitizer(schema: Schema): Source {
  const sanitizers = membersOf(schema, sanitizerOf);
  const isOpen = Object.values(sanitizers).every((rule) => rule === undefined);
  return isOpen ? kernel('toObject') : ts`k.toObjectOf(${optional(sanitizers)})`;
}
