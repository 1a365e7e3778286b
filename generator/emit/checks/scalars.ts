import { formatOf } from '../../../runtime/schema/formats/index.ts';
import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import { id, ts } from '../source.ts';
import type { Source } from '../source.ts';
import { kernel, nameOf } from './steps.ts';
import type { Step } from './steps.ts';

/** The types whose values hold no others. */
export type ScalarType = Exclude<TypeName, 'array' | 'object'>;

/** What is checked of a scalar, in the order of walking its schema (4.7). */
export function scalarSteps(schema: Schema, type: ScalarType): readonly Step[] {
  return [...typeSteps(schema, type), ...enumSteps(schema, type), ...formatSteps(schema, type)];
}

/** The name of the kernel's function that sanitizes a scalar. */
export function scalarSanitizer({ format }: Schema, type: ScalarType): string {
  const sanitize = type === 'string' ? formatOf(format)?.sanitize : undefined;
  return sanitize ? nameOf(sanitize) : sanitizers[type];
}

const sanitizers: { readonly [type in ScalarType]: string } = {
  null: 'toNull',
  boolean: 'toBoolean',
  integer: 'toInteger',
  number: 'toNumber',
  string: 'toText',
};

const typeChecks = { null: 'nothing', boolean: 'boolean', string: 'string' } as const;

function typeSteps(schema: Schema, type: ScalarType): readonly Step[] {
  if (type === 'string') return [{ check: 'string' }, ...textSteps(schema)];
  if (type !== 'number' && type !== 'integer') return [{ check: typeChecks[type] }];

  const limits = [...multipleSteps(schema), ...boundSteps(schema)];
  if (limits.length === 0) return [{ check: type }];
  const numeric = { check: 'numeric', limits: [type] };
  // Limits count before wholeness: 0.5 is out of bounds first, and no integer second.
  return type === 'number' ? [numeric, ...limits] : [numeric, ...limits, { check: 'integer' }];
}

function textSteps(schema: Schema): readonly Step[] {
  return (['minLength', 'maxLength', 'pattern'] as const).flatMap((keyword) =>
    schema[keyword] === undefined ? [] : [{ check: keyword, limits: [schema[keyword]] }],
  );
}

function multipleSteps({ multipleOf }: Schema): readonly Step[] {
  return multipleOf === undefined ? [] : [{ check: 'multipleOf', limits: [multipleOf] }];
}

function boundSteps(schema: Schema): readonly Step[] {
  const { minimum, maximum, exclusiveMinimum: isAbove, exclusiveMaximum: isBelow } = schema;
  if (minimum !== undefined && maximum !== undefined) {
    const check = isAbove
      ? isBelow
        ? 'aboveBelow'
        : 'aboveTo'
      : isBelow
        ? 'fromBelow'
        : 'between';
    return [{ check, limits: [minimum, maximum] }];
  }
  if (minimum !== undefined) return [{ check: isAbove ? 'above' : 'minimum', limits: [minimum] }];
  if (maximum !== undefined) return [{ check: isBelow ? 'below' : 'maximum', limits: [maximum] }];
  return [];
}

// `enum` is about the sanitized value, which text without a format is already.
function enumSteps(schema: Schema, type: ScalarType): readonly Step[] {
  if (!schema.enum || schema.enum.length === 0) return [];
  return [{ check: 'inEnum', subject: sanitized(schema, type), limits: [schema.enum] }];
}

function sanitized(schema: Schema, type: ScalarType): Source {
  const sanitizer = scalarSanitizer(schema, type);
  if (sanitizer === 'toNull') return ts`null`;
  return sanitizer === 'toText' ? id('value') : ts`${kernel(sanitizer)}(value)`;
}

function formatSteps({ format }: Schema, type: ScalarType): readonly Step[] {
  const check = type === 'string' ? formatOf(format)?.check : undefined;
  return check ? [{ check: nameOf(check) }] : [];
}
