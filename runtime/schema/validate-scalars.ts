import {
  above,
  aboveBelow,
  aboveTo,
  below,
  between,
  fromBelow,
  maximum,
  minimum,
} from './keywords/bounds.ts';
import { maxLength } from './keywords/max-length.ts';
import { minLength } from './keywords/min-length.ts';
import { multipleOf } from './keywords/multiple-of.ts';
import { pattern } from './keywords/pattern.ts';
import type { Failure, Schema } from './types.ts';

/** The keywords of `type: string` (4.7), for text. */
export function checkText(value: unknown, schema: Schema, param: string): Failure {
  return (
    (schema.minLength === undefined ? null : minLength(value, schema.minLength, param)) ??
    (schema.maxLength === undefined ? null : maxLength(value, schema.maxLength, param)) ??
    (schema.pattern === undefined ? null : pattern(value, schema.pattern, param))
  );
}

/** The keywords of `type: number` (4.7), for what is numeric. */
export function checkNumber(value: unknown, schema: Schema, param: string): Failure {
  const failure =
    schema.multipleOf === undefined ? null : multipleOf(value, schema.multipleOf, param);
  if (failure) return failure;

  const {
    minimum: least,
    maximum: most,
    exclusiveMinimum: isAbove,
    exclusiveMaximum: isBelow,
  } = schema;
  if (least !== undefined && most !== undefined)
    return betweenCheck(isAbove, isBelow)(value, least, most, param);
  if (least !== undefined) return (isAbove ? above : minimum)(value, least, param);
  if (most !== undefined) return (isBelow ? below : maximum)(value, most, param);
  return null;
}

function betweenCheck(isAbove = false, isBelow = false): typeof between {
  if (isAbove) return isBelow ? aboveBelow : aboveTo;
  return isBelow ? fromBelow : between;
}
