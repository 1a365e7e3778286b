import fc from 'fast-check';
import { vouchForPatterns } from '../schema/index.ts';
import { allowedValues } from '../schema/keywords/enum.ts';
import { itemRule, lengthsOf } from '../schema/keywords/array.ts';
import { presentNames, type Present } from '../schema/sub-schemas.ts';
import type { Schema, TypeName } from '../schema/types.ts';
import { isRight, plainValue, textsMatching } from '../testing/index.ts';
import { inlined } from '../schema/named-types.ts';

/**
 * Returns an arbitrary of fast-check for values that a schema accepts. Objects of responses (`answered`) have every
 * property that is not optional, and those of requests the `required` ones, each with any of the others. Throws if no
 * value is found, for example for contradictory keywords.
 */
export function arbitraryOf(schema: Schema, present: Present = 'answered'): fc.Arbitrary<unknown> {
  vouchForPatterns(schema);
  return new Passing(
    shapeOf(inlined(schema, MOST_LEVELS, withoutValues), present),
    (value) => isRight(value, schema),
    () => plain(schema),
  );
}

/** How often a type is inside itself at most. */
const MOST_LEVELS = 2;

function withoutValues({ nullable }: Schema): Schema {
  return nullable === true ? { type: 'null' } : NO_VALUES;
}

const NO_VALUES: Schema = { type: 'string', enum: [] };

function hasValues(schema: Schema): boolean {
  return schema.enum?.length !== 0;
}

function plain(schema: Schema): unknown {
  const value = plainValue(schema, 'text');
  if (value === undefined) throw noValue(schema);
  return value;
}

function noValue(schema: Schema): Error {
  return new Error(`arbitraryOf: no valid value found for ${JSON.stringify(schema)}`);
}

function shapeOf(schema: Schema, present: Present): fc.Arbitrary<unknown> {
  const values = allowedValues(schema);
  if (values) return fc.constantFrom(...values);
  const alternatives = schema.anyOf ?? schema.oneOf;
  if (alternatives) {
    const { anyOf: _any, oneOf: _one, ...around } = schema;
    const known = alternatives.filter(hasValues);
    if (known.length === 0) throw noValue(schema);
    return fc.oneof(...known.map((one) => shapeOf({ ...around, ...one }, present)));
  }
  return fc.oneof(...typesOf(schema).map((type) => ofType[type](schema, present)));
}

const ofType: {
  readonly [T in TypeName]: (schema: Schema, present: Present) => fc.Arbitrary<unknown>;
} = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ multipleOf = 1, ...bounds }) => stepsOf({ ...bounds, multipleOf }),
  number: numberOf,
  string: textOf,
  array: listOf,
  object: objectOf,
};

/** Tuples of every allowed length, with up to three further items. */
function tupleOf(schema: Schema, prefix: readonly Schema[], present: Present) {
  const { minItems = 0, maxItems = prefix.length + 3 } = lengthsOf(schema);
  const rules = Array.from({ length: maxItems }, (_, at) => itemRule(at, schema) ?? {});
  return fc
    .tuple(
      fc.integer({ min: Math.min(minItems, maxItems), max: maxItems }),
      fc.tuple(...rules.map((rule) => arbitraryOf(rule, present))),
    )
    .map(([length, items]) => items.slice(0, length));
}

function listOf(schema: Schema, present: Present): fc.Arbitrary<unknown> {
  if (schema.prefixItems) return tupleOf(schema, schema.prefixItems, present);
  const { items = {}, minItems = 0, maxItems = minItems + 3, uniqueItems = false } = schema;
  if (!hasValues(items)) return fc.constant([]);
  const item = arbitraryOf(items, present);
  if (!uniqueItems) return fc.array(item, { minLength: minItems, maxLength: maxItems });
  // `fc.uniqueArray` would not end if there are fewer values than items.
  return fc
    .array(item, { minLength: minItems * 3, maxLength: maxItems * 3 })
    .map((list) => distinct(list).slice(0, maxItems));
}

function distinct(list: readonly unknown[]): readonly unknown[] {
  return [...new Map(list.map((value) => [JSON.stringify(value), value])).values()];
}

function typesOf({ type, properties }: Schema): readonly TypeName[] {
  if (type === undefined) return properties ? ['object'] : ['string', 'integer', 'boolean', 'null'];
  return typeof type === 'string' ? [type] : type;
}

/** Objects with the properties of a schema and some additional ones. */
function objectOf(schema: Schema, present: Present): fc.Arbitrary<object> {
  const { patternProperties = {}, additionalProperties } = schema;
  const all = Object.entries(schema.properties ?? {});
  const properties = Object.fromEntries(all.filter(([, one]) => hasValues(one)));
  const { minProperties = 0, maxProperties = minProperties + MOST_OTHERS } = schema;
  const named = Object.keys(properties);
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, one]) => [name, arbitraryOf(one, present)]),
    ),
    { requiredKeys: presentNames(schema, present).filter((name) => named.includes(name)) },
  );
  const room = {
    minKeys: Math.max(0, minProperties - named.length),
    maxKeys: Math.max(0, Math.min(MOST_OTHERS + minProperties, maxProperties - named.length)),
  };
  const others = Object.entries(patternProperties).map(([pattern, one]) =>
    fc.dictionary(matching(pattern), arbitraryOf(one, present), { ...room, minKeys: 0 }),
  );
  const isMap = typeof additionalProperties === 'object';
  const isOpen = additionalProperties !== false && room.minKeys > 0 && others.length === 0;
  if (isMap || isOpen)
    others.push(fc.dictionary(NAME, arbitraryOf(isMap ? additionalProperties : {}, present), room));
  // Properties have priority over additional members of the same name.
  return fc
    .tuple(known, ...others)
    .map(([own, ...beside]) =>
      Object.fromEntries([
        ...beside.flatMap((one) => Object.entries(one).filter(([name]) => !named.includes(name))),
        ...Object.entries(own),
      ]),
    );
}

const MOST_OTHERS = 3;
const NAME = fc.stringMatching(/^[a-z]{1,8}$/);

/** The range of numbers without bounds, in steps. */
const STEPS = 1000;

/** Numbers between the bounds. */
function numberOf(schema: Schema): fc.Arbitrary<number> {
  const { minimum, maximum, multipleOf, exclusiveMinimum, exclusiveMaximum } = schema;
  if (multipleOf !== undefined) return stepsOf({ ...schema, multipleOf });
  return fc
    .double({
      noNaN: true,
      noDefaultInfinity: true,
      ...(minimum !== undefined && { min: minimum, minExcluded: exclusiveMinimum === true }),
      ...(maximum !== undefined && { max: maximum, maxExcluded: exclusiveMaximum === true }),
    })
    .map(written);
}

type Stepped = Schema & { readonly multipleOf: number };

/** Numbers between the bounds, in steps of `multipleOf`. */
function stepsOf({ minimum, maximum, multipleOf }: Stepped): fc.Arbitrary<number> {
  const room = STEPS * multipleOf;
  const least = minimum ?? Math.min(-room, (maximum ?? 0) - room);
  const most = maximum ?? Math.max(room, least + room);
  const min = safe(Math.ceil(least / multipleOf));
  // The caller refuses values outside of impossible bounds.
  const max = Math.max(min, safe(Math.floor(most / multipleOf)));
  return fc.integer({ min, max }).map((steps) => written(steps * multipleOf));
}

/** fast-check requires safe integers. */
function safe(steps: number): number {
  return Math.min(Math.max(steps, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER);
}

/** Replaces -0 by 0, as JSON has it. */
function written(value: number): number {
  return Object.is(value, -0) ? 0 : value;
}

/** Texts of a pattern, or else of a format. */
function textOf({ format, pattern, minLength, maxLength }: Schema): fc.Arbitrary<string> {
  if (pattern !== undefined) return matching(pattern, minLength);
  const made = format === undefined ? undefined : formats.get(format);
  const bounds = {
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
  };
  return made ? made() : fc.string(bounds);
}

/** Texts that match a pattern: from fast-check, and simple ones. */
export function matching(pattern: string, minLength = 0): fc.Arbitrary<string> {
  const plain = [...textsMatching(pattern, minLength)];
  const made = ofPattern(pattern);
  if (plain.length === 0) return made ?? fc.string();
  const few = fc.constantFrom(...plain);
  return made ? fc.oneof({ arbitrary: made, weight: OFTEN }, { arbitrary: few, weight: 1 }) : few;
}

const OFTEN = 50;

/** Returns `null` for patterns that fast-check does not support, such as look-around. */
function ofPattern(pattern: string): fc.Arbitrary<string> | null {
  try {
    return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    return null;
  }
}

const formats: ReadonlyMap<string, () => fc.Arbitrary<string>> = new Map([
  ['date-time', () => dates().map((text) => `${text.slice(0, 19)}Z`)],
  ['date', () => dates().map((text) => text.slice(0, 10))],
  ['time', () => dates().map((text) => `${text.slice(11, 19)}Z`)],
  ['duration', () => fc.integer({ min: 0, max: 999 }).map((hours) => `PT${hours}H`)],
  ['uri-reference', () => fc.webPath()],
  ['hostname', () => fc.domain()],
  ['byte', () => fc.base64String()],
  ['int64', () => fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map(String)],
  ['email', () => fc.emailAddress()],
  ['uri', () => fc.webUrl()],
  ['ip', () => fc.oneof(fc.ipV4(), fc.ipV6())],
  ['uuid', () => fc.uuid()],
  ['hex-color', () => fc.stringMatching(/^#[0-9a-f]{6}$/)],
]);

/** Dates in the form of `toISOString`. */
function dates(): fc.Arbitrary<string> {
  const years = { min: new Date(Date.UTC(1971, 0)), max: new Date(Date.UTC(2100, 0)) };
  return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString());
}

const TRIES = 100;

/**
 * The values of `source` that pass a test, like its `filter`. If none of a hundred values passes, it returns `instead`,
 * because a filter would not end.
 */
export class Passing extends fc.Arbitrary<unknown> {
  readonly #source: fc.Arbitrary<unknown>;
  readonly #passes: (value: unknown) => boolean;
  readonly #instead: () => unknown;

  constructor(
    source: fc.Arbitrary<unknown>,
    passes: (value: unknown) => boolean,
    instead: () => unknown,
  ) {
    super();
    this.#source = source;
    this.#passes = passes;
    this.#instead = instead;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<unknown> {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const made = this.#source.generate(random, bias);
      if (this.#passes(made.value)) return made;
    }
    return new fc.Value(this.#instead(), INSTEAD);
  }

  override canShrinkWithoutContext(value: unknown): value is unknown {
    return this.#passes(value) && this.#source.canShrinkWithoutContext(value);
  }

  override shrink(value: unknown, context: unknown): fc.Stream<fc.Value<unknown>> {
    if (context === INSTEAD) return fc.Stream.nil();
    return this.#source.shrink(value, context).filter((smaller) => this.#passes(smaller.value));
  }
}

/** Marks a value that is not from the source. */
const INSTEAD = Symbol('instead');
