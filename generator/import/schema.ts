import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import {
  ANYTHING,
  cutType,
  describedBy,
  haveSharedType,
  isOpen,
  isScalar,
  keyOf,
  rankOf,
  tagsOf,
  withAnyType,
} from './alternatives.ts';
import type { Document } from './document.ts';
import { flattened, type Flat } from './flatten.ts';
import { isMap, isSame, listIn, mapIn, textIn, textsIn, type JsonMap } from './json.ts';
import { uniqueLosses, type LossAt, type LossKind, type Losses } from './losses.ts';
import {
  formatOf,
  idleFormats,
  isPlainName,
  limitsOf,
  lostKeywords,
  namesOf,
  plainText,
  typesOf,
  valuesOf,
} from './keywords.ts';

/** A value of a request, which lacks readOnly properties, or of a response, which lacks writeOnly ones. */
export type Way = 'request' | 'response';

/** The number of sub-schemas of all endpoints together, of which each schema has its part. */
const MOST_SCHEMAS = 60_000;

/** Levels of objects that are converted: the last one with which a schema is small enough. */
const DEPTHS = [2, 3, 4, 5, 6, 8, 10] as const;

interface State {
  readonly way: Way;
  /** The references around the schema. */
  readonly references: readonly string[];
  /** The number of objects around the schema. */
  readonly level: number;
  readonly isAlternative: boolean;
}

/** A conversion with a maximum depth. */
interface Attempt {
  readonly depth: number;
  /** The number of sub-schemas. */
  count: number;
  isCut: boolean;
  readonly losses: LossAt[];
}

type Result = Pick<Attempt, 'losses'> & { readonly schema: Schema };

/** Converts schemas of JSON Schema and OpenAPI into the dialect of schema files. */
export class SchemaConverter {
  readonly document: Document;
  readonly losses: Losses;
  /** The patterns of all converted schemas. */
  readonly patterns = new Set<string>();
  readonly #known = { request: new Map<unknown, Result>(), response: new Map<unknown, Result>() };
  readonly #flat = new Map<unknown, { flat: Flat; losses: Attempt['losses'] }>();
  #attempt: Attempt = { depth: 0, count: 0, isCut: false, losses: [] };

  /** Schemas with more sub-schemas are cut off at a smaller depth. */
  readonly #most: number;
  /** Patterns that schema files cannot have. */
  readonly #rejected: ReadonlySet<string>;

  /** Without named types, large documents have to be cut off earlier than small ones. */
  constructor(
    document: Document,
    losses: Losses,
    operations: number,
    rejected: ReadonlySet<string> = new Set(),
  ) {
    this.document = document;
    this.losses = losses;
    this.#rejected = rejected;
    this.#most = Math.min(1000, Math.max(100, Math.round(MOST_SCHEMAS / operations)));
  }

  /** Returns the schema without `$ref` and `allOf`. */
  flat(schema: unknown): JsonMap {
    return this.#flattened(schema).schema;
  }

  /** Converts a schema, to the greatest depth with which it is not too large. */
  convert(schema: unknown, way: Way): Schema {
    const key = keyOf(schema);
    const result = this.#known[way].get(key) ?? this.#result(schema, way);
    if (isMap(schema)) this.#known[way].set(key, result);
    for (const loss of result.losses) this.losses.add(...loss);
    return result.schema;
  }

  #result(schema: unknown, way: Way): Result {
    let best: Result | null = null;
    for (const depth of DEPTHS) {
      const attempt: Attempt = { depth, count: 0, isCut: false, losses: [] };
      this.#attempt = attempt;
      const state = { way, references: [], level: 0, isAlternative: false };
      const result = { schema: this.#schema(schema, state), losses: uniqueLosses(attempt.losses) };
      if (best && attempt.count > this.#most) return best;
      best = result;
      if (!attempt.isCut) return best;
    }
    return best ?? { schema: {}, losses: [] };
  }

  #lose(kind: LossKind, node: object, name?: string) {
    this.#attempt.losses.push([kind, node, name]);
  }

  #schema(value: unknown, state: State): Schema {
    return this.#ofFlat(this.#flattened(value), state);
  }

  #flattened(value: unknown): Flat {
    const key = keyOf(value);
    let known = this.#flat.get(key);
    if (!known) {
      const losses: Attempt['losses'] = [];
      known = { flat: flattened(value, this.document, (...loss) => losses.push(loss)), losses };
      if (isMap(value)) this.#flat.set(key, known);
    }
    this.#attempt.losses.push(...known.losses);
    return known.flat;
  }

  #ofFlat({ schema, references }: Flat, state: State): Schema {
    const attempt = this.#attempt;
    attempt.count += 1;
    const repeated = references.some((each) => state.references.includes(each));
    const types = typesOf(schema);
    // With too many schemas the result is not used, unless it is the first one.
    const isLarge = attempt.count > this.#most;
    const isCut = repeated || isLarge || state.level >= attempt.depth;
    if (isCut && !isScalar(types, schema)) {
      this.#lose(repeated ? 'recursive' : 'depth', schema);
      attempt.isCut ||= !repeated;
      return { ...describedBy(schema), type: cutType(types) };
    }
    for (const keyword of lostKeywords(schema)) this.#lose('keyword', schema, keyword);
    const inner = {
      ...state,
      references: [...state.references, ...references],
      isAlternative: false,
    };
    const alternatives = this.#alternatives(schema, types, inner);
    const whole = { ...describedBy(schema), ...this.#typed(schema, types, inner, state) };
    return this.#withValues(schema, { ...whole, ...alternatives }, state);
  }

  /** Adds `enum` and `default`, unless the schema refuses them. */
  #withValues(schema: JsonMap, converted: Schema, { way, level }: State): Schema {
    const { values, isWhole } = valuesOf(schema, converted);
    if (!isWhole) this.#lose('enum', schema, 'enum' in schema ? 'enum' : 'const');
    const whole =
      values === null ? converted : { ...converted, enum: values, ...namesOf(schema, values) };
    const { default: given } = schema;
    if (given === undefined || given === null || way === 'response') return whole;
    const isKept = level === 0 && valuesOf({ enum: [given] }, whole).isWhole;
    if (!isKept) this.#lose('default', schema, 'default');
    const [value] = valuesOf({ enum: [given] }, whole).values ?? [];
    return isKept ? { ...whole, default: value } : whole;
  }

  #typed(schema: JsonMap, types: readonly TypeName[], inner: State, outer: State): Schema {
    const has = (...names: readonly TypeName[]) => names.some((name) => types.includes(name));
    const { limits, isWhole } = limitsOf(schema, types);
    if (!isWhole) this.#lose('limit', schema);
    const [type] = types;
    return {
      ...(type !== undefined && { type: types.length === 1 ? type : types }),
      ...(has('string', 'number', 'integer') && this.#format(schema, types)),
      ...(has('string') && this.#pattern(schema)),
      ...limits,
      ...(has('array') && this.#items(schema, inner)),
      ...(has('object') && this.#members(schema, inner, outer)),
    };
  }

  #format(schema: JsonMap, types: readonly TypeName[]): Schema {
    const given = textIn(schema, 'format');
    if (given === undefined) return {};
    const format = types.includes('string') ? formatOf(given) : null;
    if (format === null && !idleFormats.includes(given)) this.#lose('format', schema, 'format');
    return format === null ? {} : { format };
  }

  #pattern(schema: JsonMap): Schema {
    const { pattern } = schema;
    if (typeof pattern !== 'string' || pattern === '') return {};
    return this.#isMatchable(pattern, schema, 'pattern') ? { pattern } : {};
  }

  #isMatchable(pattern: string, node: object, name: string): boolean {
    const isPossible = !this.#rejected.has(pattern) && plainText(pattern) === pattern;
    if (isPossible) this.patterns.add(pattern);
    else this.#lose('pattern', node, name);
    return isPossible;
  }

  #items(schema: JsonMap, state: State): Schema {
    const { items, prefixItems, additionalItems } = schema;
    const tuple = Array.isArray(items) ? items : Array.isArray(prefixItems) ? prefixItems : [];
    const typed = (one: unknown) => withAnyType(this.#schema(one, state));
    if (tuple.length === 0) return isMap(items) ? { items: typed(items) } : {};
    const others = Array.isArray(items) ? additionalItems : items;
    return {
      prefixItems: tuple.map(typed),
      // In JSON Schema, items can be missing and others can follow.
      minItems: Number(schema['minItems'] ?? 0),
      ...(others !== false && { items: typed(others ?? {}) }),
    };
  }

  #members(schema: JsonMap, inner: State, { way, isAlternative }: State): Schema {
    const state = { ...inner, level: inner.level + 1 };
    const named = textsIn(schema, 'required');
    const properties: { [name: string]: Schema } = {};
    for (const [name, value] of Object.entries(mapIn(schema, 'properties'))) {
      const property = this.#property(schema, name, value, state);
      if (property === null) continue;
      const isRequired = named.includes(name);
      const flag = way === 'request' ? isRequired && { required: true } : !isRequired && optional;
      properties[name] = { ...property, ...flag };
    }
    const undeclared = named.filter((name) => !Object.hasOwn(mapIn(schema, 'properties'), name));
    if (undeclared.length > 0 && !isAlternative) this.#lose('required', schema, 'required');
    const listed = isAlternative && way === 'request' && undeclared.length > 0;
    const { additionalProperties: others } = schema;
    const patterns = Object.entries(mapIn(schema, 'patternProperties')).filter(
      ([pattern]) => pattern !== '' && this.#isMatchable(pattern, schema, 'patternProperties'),
    );
    return {
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(listed && { required: [...new Set(named)] }),
      ...(patterns.length > 0 && {
        patternProperties: Object.fromEntries(
          patterns.map(([pattern, value]) => [pattern, this.#schema(value, state)]),
        ),
      }),
      ...(typeof others === 'boolean' && { additionalProperties: others }),
      ...(isMap(others) && { additionalProperties: this.#additional(others, state) }),
    };
  }

  /** Returns the schema of other members: `true` if it allows everything. */
  #additional(others: JsonMap, state: State): Schema | true {
    const converted = this.#schema(others, state);
    return isOpen(converted) ? true : converted;
  }

  /** Returns the schema of a property; `null` if the way does not include it, or if its name is not possible. */
  #property(schema: JsonMap, name: string, value: unknown, state: State): Schema | null {
    if (value === false) return null;
    if (!isPlainName(name)) {
      this.#lose('property-name', mapIn(schema, 'properties'), name);
      return null;
    }
    const flat = this.#flattened(value);
    const { readOnly, writeOnly } = flat.schema;
    if (state.way === 'request' ? readOnly === true : writeOnly === true) return null;
    return withAnyType(this.#ofFlat(flat, state));
  }

  #alternatives(schema: JsonMap, types: readonly TypeName[], state: State): Schema {
    const keyword = Array.isArray(schema['anyOf']) ? 'anyOf' : 'oneOf';
    const given = listIn(schema, keyword).filter((each) => isMap(each));
    const tags = tagsOf(schema, given);
    const converted: Schema[] = [];
    for (const [at, one] of given.entries()) {
      const tagged = tags[at] ? this.document.derive({ allOf: [one, tags[at]] }, one) : one;
      const alternative = this.#schema(tagged, { ...state, isAlternative: true });
      const { description: _description, ...rest } = alternative;
      const isIdle = Object.keys(rest).length === 0 && types.length > 0;
      const isPossible = haveSharedType(types, alternative);
      if (!isPossible) this.#lose('keyword', schema, keyword);
      if (isPossible && !isIdle && !converted.some((other) => isSame(other, alternative)))
        converted.push(alternative);
    }
    if (converted.length === 0) return {};
    const [only] = converted;
    // An alternative without a type accepts every value.
    if (converted.some(isOpen) && types.length === 0) return { type: ANYTHING };
    if (keyword === 'oneOf' && converted.length > 1) this.#lose('one-of', schema, 'oneOf');
    if (converted.length === 1 && only && types.length === 0) return only;
    return { anyOf: converted.sort((a, b) => rankOf(a) - rankOf(b)) };
  }
}

const optional = { optional: true };
