import type { Schema } from '../../../runtime/schema/types.ts';
import { joined, ts } from '../source.ts';
import type { Source } from '../source.ts';
import { checkOf } from './check.ts';
import { alternativesOf, besideAlternatives, isWalked } from './dialect.ts';
import { alternativesList, optional } from './members.ts';
import { sanitizerOf } from './sanitizer.ts';

/**
 * The check of a schema and its sanitizer in one (4.7): an expression of a function that answers the
 * sanitized value, or what is wrong with it. What both would do is done once.
 */
export function parserOf(schema: Schema): Source {
  const { items, type, anyOf, oneOf } = schema;
  if (!isWalked(schema)) {
    if (oneOf) return choiceParser(schema);
    const isPlainList = type === 'array' && !anyOf && !schema.enum?.length;
    if (isPlainList && items && Object.keys(items).length > 0) return listParser(schema, items);
  }
  return ts`k.parse(${checkOf(schema)}, ${sanitizerOf(schema)})`;
}

function choiceParser(schema: Schema): Source {
  const beside = besideAlternatives(schema);
  const list = alternativesList(alternativesOf(schema) ?? [], (one) => ({
    check: checkOf(one),
    sanitize: sanitizerOf(one),
  }));
  const then = beside ? [checkOf(beside), sanitizerOf(beside)] : [];
  return ts`k.parseOneOf(${joined([list, ...then], ', ')})`;
}

function listParser({ minItems, maxItems, uniqueItems }: Schema, items: Schema): Source {
  const limits = { minItems, maxItems, uniqueItems: uniqueItems ? true : undefined };
  const isLimited = Object.values(limits).some((limit) => limit !== undefined);
  const parts = [checkOf(items), sanitizerOf(items), ...(isLimited ? [optional(limits)] : [])];
  return ts`k.parseListOf(${joined(parts, ', ')})`;
}
