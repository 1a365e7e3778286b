import fc from 'fast-check';
import { arbitraryOf } from '../../runtime/arbitraries/index.ts';
import type { FileField } from '../../runtime/resource/index.ts';
import { sanitizeValue } from '../../runtime/schema/index.ts';
import type { Schema } from '../../runtime/schema/index.ts';
import type { Present } from '../../runtime/schema/sub-schemas.ts';

/** A resource with random keywords on its properties and endpoints, and their expected meaning. */
export interface RandomResource {
  readonly properties: { readonly [name: string]: WordedSchema };
  /** The headers and the body of each response, by status. */
  readonly responses: {
    readonly [status: string]: {
      readonly schema?: Schema;
      readonly headers: { readonly [name: string]: Schema };
    };
  };
  /** Arguments with their places. */
  readonly args: { readonly [name: string]: Schema & { readonly in?: 'header' | 'query' } };
  /** An argument that is the whole body. */
  readonly whole: Schema;
  readonly files: { readonly [field: string]: FileField };
  readonly deprecated: boolean | string;
}

export interface WordedSchema extends Schema {
  readonly createOnly?: boolean;
  readonly writeOnly?: boolean;
}

export const CONTEXTS = ['view', 'embed', 'edit'] as const;

export const types: { readonly [name: string]: Schema } = {
  sum: {
    type: 'object',
    properties: { amount: { type: 'string', format: 'int64', required: true } },
  },
  color: { type: 'string', enum: ['r', 'g'], enumNames: ['Red', 'Green'] },
  shelf: {
    type: 'object',
    properties: {
      label: { type: 'string', required: true },
      shelves: { type: 'array', items: { $type: 'shelf' }, optional: true },
    },
  },
};

const int64: Schema = { type: 'string', format: 'int64' };

const pays = (method: string, more: Schema): Schema => ({
  type: 'object',
  properties: { method: { const: method, required: true }, more: { ...more, required: true } },
});

/** A schema of each kind. */
const kinds = fc.constantFrom<Schema>(
  ...[{ type: 'string' }, { type: 'integer' }, { type: 'boolean' }].map((one) => one as Schema),
  { type: 'string', nullable: true },
  { type: 'string', format: 'date' },
  int64,
  { ...int64, nullable: true },
  { type: 'array', items: int64, minItems: 1 },
  { type: 'array', prefixItems: [int64, { type: 'string' }] },
  { type: 'object', additionalProperties: int64 },
  { $type: 'sum' },
  { type: 'string', format: 'duration' },
  { type: 'string', enum: ['a', 'b'], enumNames: ['A', 'B'], enumDescriptions: ['x', 'y'] },
  { const: 'c' },
  { type: 'integer', const: 3 },
  { type: 'array', items: { type: 'integer' }, minItems: 1 },
  { type: 'array', prefixItems: [{ type: 'integer' }, { type: 'string' }] },
  {
    type: 'array',
    prefixItems: [{ type: 'boolean' }],
    items: { type: 'string', enum: ['n', 's'] },
  },
  { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'string' } } },
  { $type: 'color' },
  { $type: 'shelf' },
  { $type: 'shelf', nullable: true },
  { type: 'array', items: { $type: 'shelf' } },
  {
    discriminator: 'method',
    oneOf: [
      pays('card', { type: 'integer' }),
      pays('cash', { type: 'string' }),
      pays('sum', int64),
    ],
  },
);

/** Returns the schema with named types replaced by their definitions, for values. */
export function written(schema: Schema): Schema {
  const { $type, ...others } = schema;
  if ($type === 'color' || $type === 'sum') return { ...types[$type], ...others };
  // Without the nested shelves.
  if ($type === 'shelf') {
    const shelf: Schema = {
      type: 'object',
      properties: { label: { type: 'string', required: true } },
    };
    return { ...shelf, ...others };
  }
  return schema.items ? { ...schema, items: written(schema.items) } : schema;
}

/** Returns a value of a request, or of a response, which has all members. */
export function valueOf(schema: Schema, seed = 1, present: Present = 'required'): unknown {
  return fc.sample(arbitraryOf(written(schema), present), { numRuns: 1, seed })[0];
}

/** Returns a value with BigInts, as handlers and clients have it. */
export function typedValueOf(schema: Schema, seed: number): unknown {
  return sanitizeValue(valueOf(schema, seed), written(schema), 'value', { int64: 'bigint' });
}

/** Prints a value as code. */
export function printed(value: unknown): string {
  if (typeof value === 'bigint') return `${value}n`;
  if (Array.isArray(value)) return `[${value.map(printed).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(
    ([name, one]) => `${JSON.stringify(name)}: ${printed(one)}`,
  );
  return `{ ${members.join(', ')} }`;
}

const flag = fc.constantFrom(true, undefined);
const rarely = fc.oneof(
  { arbitrary: fc.constant(undefined), weight: 3 },
  { arbitrary: fc.constant(true), weight: 1 },
);

const property: fc.Arbitrary<WordedSchema> = fc
  .record({
    schema: kinds,
    access: fc.constantFrom('', '', '', 'readonly', 'createOnly', 'writeOnly'),
    shown: fc.constantFrom('', 'hidden', 'context'),
    contexts: fc.subarray([...CONTEXTS], { minLength: 1, maxLength: 2 }),
    required: rarely,
    usual: rarely,
    optional: rarely,
    examples: rarely,
    deprecated: fc.constantFrom<boolean | string | undefined>(
      undefined,
      undefined,
      true,
      'Use it.',
    ),
  })
  .map(({ schema, access, shown, contexts, ...words }) => {
    const isSent = access !== 'readonly';
    const value = valueOf(schema, 2, 'answered');
    return {
      ...schema,
      ...(access !== '' && { [access]: true }),
      ...(shown !== '' && access !== 'writeOnly' && { [shown]: contexts }),
      ...(words.required && isSent && { required: true }),
      ...(words.usual && isSent && !words.required && value !== null && { default: value }),
      ...(words.optional && access !== 'writeOnly' && { optional: true }),
      ...(words.examples && { examples: [value] }),
      ...(words.deprecated !== undefined && { deprecated: words.deprecated }),
    };
  });

const named = <T>(prefix: string, one: fc.Arbitrary<T>, most: number) =>
  fc
    .array(one, { maxLength: most })
    .map((all) => Object.fromEntries(all.map((each, at) => [`${prefix}${at}`, each])));

const header = fc
  .tuple(
    fc.constantFrom<Schema>({ type: 'string' }, { type: 'integer' }, { type: 'boolean' }),
    rarely,
  )
  .map(([schema, optional]) => ({ ...schema, ...(optional && { optional }) }));

const response = fc.record({ schema: kinds, headers: named('X-H', header, 2) });

const argument = fc
  .tuple(
    fc.constantFrom<Schema>(
      { type: 'string', minLength: 1 },
      { type: 'integer' },
      { type: 'boolean' },
      { type: 'string', enum: ['a', 'b'] },
      int64,
    ),
    fc.constantFrom<'header' | 'query' | undefined>('header', 'query', undefined),
    rarely,
  )
  .map(([schema, place, required]) => ({
    ...schema,
    ...(place && { in: place }),
    ...(required && { required: true }),
  })) as fc.Arbitrary<RandomResource['args'][string]>;

const file: fc.Arbitrary<FileField> = fc
  .record({
    required: flag,
    isList: fc.boolean(),
    minItems: fc.constantFrom(undefined, 0, 1, 2),
    maxItems: fc.constantFrom(undefined, 2, 3),
    maxBytes: fc.constantFrom(undefined, 4),
    mediaTypes: fc.constantFrom(undefined, ['image/*'], ['image/png', 'text/csv']),
  })
  .map(({ required, isList, minItems, maxItems, maxBytes, mediaTypes }) => ({
    ...(required && { required }),
    ...(isList && minItems !== undefined && { minItems }),
    ...(isList && maxItems !== undefined && { maxItems }),
    ...(maxBytes !== undefined && { maxBytes }),
    ...(mediaTypes && { mediaTypes }),
  }));

export const resources: fc.Arbitrary<RandomResource> = fc.record({
  properties: fc
    .array(property, { minLength: 8, maxLength: 8 })
    .map((all) => Object.fromEntries(all.map((each, at) => [`p${at}`, each]))),
  responses: fc
    .uniqueArray(fc.constantFrom('202', '203', '207'), { minLength: 1 })
    .chain((statuses) =>
      fc
        .array(response, { minLength: statuses.length, maxLength: statuses.length })
        .map((all) => Object.fromEntries(statuses.map((status, at) => [status, all[at]]))),
    ) as fc.Arbitrary<RandomResource['responses']>,
  args: named('a', argument, 4).map((all) =>
    Object.fromEntries(
      Object.entries(all).map(([name, arg]) => [arg.in === 'header' ? `X-${name}` : name, arg]),
    ),
  ),
  // An argument without a type is not validated.
  whole: kinds.map((one) => (one.oneOf ? { type: 'object', ...one } : one)),
  files: fc
    .tuple(file, named('f', file, 2))
    .map(([first, others]) => ({ cover: first, ...others })),
  deprecated: fc.constantFrom<boolean | string>(false, true, 'Use others.'),
});

/** A form: the sizes and the types of the files of each field. */
export type Form = readonly (readonly [field: string, type: string, size: number])[];

/** Returns forms, some of which have the declared files. */
export function formsOf(files: RandomResource['files']): fc.Arbitrary<Form> {
  const one = fc.tuple(
    fc.constantFrom(...Object.keys(files), ...Object.keys(files), 'other'),
    fc.constantFrom('image/png', 'image/png', 'image/gif', 'text/csv'),
    fc.constantFrom(3, 3, 4, 5),
  );
  const valid = Object.entries(files).flatMap(([name, field]) => {
    const type = field.mediaTypes ? 'image/png' : 'text/csv';
    return Array.from({ length: leastOf(field) }, () => [name, type, 3] as const);
  });
  return fc.oneof(
    fc.array(one, { maxLength: 3 }),
    fc.array(one, { maxLength: 1 }).map((more) => [...valid, ...more]),
  );
}

/** The minimum and maximum number of files of a field. */
export const leastOf = ({ minItems, required }: FileField): number =>
  Math.max(minItems ?? 0, Number(required ?? 0));
export const isListed = ({ minItems, maxItems }: FileField): boolean =>
  minItems !== undefined || maxItems !== undefined;
const mostOf = (field: FileField): number => field.maxItems ?? (isListed(field) ? Infinity : 1);

/** Whether a form has the declared files, by the rules of docs/schema-files.md. */
export function isAllowed(form: Form, files: RandomResource['files']): boolean {
  const counts = Object.entries(files).map(([name, field]) => {
    const count = form.filter(([own]) => own === name).length;
    return count >= leastOf(field) && count <= mostOf(field);
  });
  return (
    counts.every(Boolean) &&
    form.every(([name, type, size]) => {
      const { maxBytes = Infinity, mediaTypes = ['image/*', 'text/csv'] } = files[name] ?? {};
      const isOfType = mediaTypes.some(
        (each) => each === type || (each === 'image/*' && type.startsWith('image/')),
      );
      return Object.hasOwn(files, name) && size <= maxBytes && isOfType;
    })
  );
}
