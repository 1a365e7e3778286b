import { mapInner } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { keyOf } from './alternatives.ts';
import { Conversion } from './conversion.ts';
import type { Document } from './document.ts';
import { ErrorCodes } from './errors.ts';
import { flattened } from './flatten.ts';
import { isMap, type JsonMap } from './json.ts';
import { uniqueLosses, type LossAt, type Losses } from './losses.ts';
import { NamedTypes } from './named-types.ts';
import type { Link, Outline } from './named-types.ts';
import { schemaOfTag, tagsByComponent } from './tags.ts';
import type { Shared, Way } from './shared.ts';
import type { Tag } from './tags.ts';

/** Levels of objects that are converted: the last one with which a schema is small enough. */
const DEPTHS = [2, 3, 4, 5, 6, 8, 10] as const;

/** A type has at most as many sub-schemas. */
const MOST_IN_TYPE = 2000;

interface Converted {
  readonly schema: Schema;
  readonly losses: readonly LossAt[];
}

interface Result extends Converted {
  /** The number of sub-schemas. */
  readonly count: number;
}

/** A file of schemas/types/. */
interface TypeFile extends Converted {
  /** The names of the types inside it. */
  readonly types: ReadonlySet<string>;
}

/** Converts schemas of JSON Schema and OpenAPI into the dialect of schema files. */
export class SchemaConverter {
  readonly document: Document;
  readonly losses: Losses;
  readonly errors = new ErrorCodes();
  /** The patterns of all converted schemas. */
  readonly patterns = new Set<string>();
  /** The `operationId` of each endpoint that has its own. */
  readonly operationIds = new Set<string>();
  /** The number of sub-schemas of all conversions. */
  count = 0;
  readonly #known = new Map<string, Map<unknown, Result>>();
  readonly #flat = new Map<unknown, { schema: JsonMap; losses: LossAt[] }>();
  readonly #types: NamedTypes;
  readonly #tags: ReadonlyMap<string, Tag>;
  readonly #files = new Map<string, TypeFile>();
  /** Schemas with more sub-schemas are cut off at a smaller depth. */
  readonly #most: number;
  /** Patterns that schema files cannot have. */
  readonly #rejected: ReadonlySet<string>;

  /** A schema has at most `most` sub-schemas, or is cut off. */
  constructor(
    document: Document,
    losses: Losses,
    most: number,
    rejected: ReadonlySet<string> = new Set(),
  ) {
    this.document = document;
    this.losses = losses;
    this.#rejected = rejected;
    this.#most = most;
    this.#tags = tagsByComponent(document);
    this.#types = new NamedTypes(document, (reference) => this.#outline(reference), MOST_IN_TYPE);
  }

  /** The schemas of the types that conversions name. */
  get types(): ReadonlyMap<string, TypeFile> {
    return this.#files;
  }

  /** Returns the schema without `$ref` and `allOf`. */
  flat(schema: unknown): JsonMap {
    return this.#flattened(schema).schema;
  }

  /** Converts a schema, to the greatest depth with which it is not too large. */
  convert(schema: unknown, way: Way): Schema {
    return this.#result(schema, way, (conversion) => conversion.content(schema));
  }

  /** Converts the schema of a request, whose members are arguments. */
  body(schema: unknown): Schema {
    return this.#result(schema, 'request', (conversion) => conversion.body(schema), 'body ');
  }

  /** Converts a schema, or returns the name of its type. */
  named(schema: unknown, way: Way): Schema {
    return this.#result(schema, way, (conversion) => conversion.named(schema), 'named ');
  }

  #result(
    schema: unknown,
    way: Way,
    convert: (conversion: Conversion) => Schema,
    kind = '',
  ): Schema {
    const key = keyOf(schema);
    const known = this.#known.get(`${kind}${way}`) ?? new Map<unknown, Result>();
    this.#known.set(`${kind}${way}`, known);
    const result = known.get(key) ?? this.#deepest(way, convert);
    if (isMap(schema)) known.set(key, result);
    for (const loss of result.losses) this.losses.add(...loss);
    this.count += result.count;
    return result.schema;
  }

  #deepest(way: Way, convert: (conversion: Conversion) => Schema): Result {
    let best: Result | null = null;
    for (const depth of DEPTHS) {
      const conversion = new Conversion(this.#shared(), way, { depth, most: this.#most });
      const schema = convert(conversion);
      // With too many schemas the result is not used, unless it is the first one.
      if (best && conversion.count > this.#most) return best;
      best = { schema, losses: this.#lossesOf(conversion), count: conversion.count };
      if (!conversion.isCut) return best;
    }
    return best ?? { schema: {}, losses: [], count: 0 };
  }

  /** Returns the losses of a conversion, of its types, and of the types inside them. */
  #lossesOf({ losses, types }: Conversion): readonly LossAt[] {
    const all = new Set(types);
    const found = [...losses];
    // The loop also visits types that are added to the set.
    for (const name of all) {
      const file = this.#files.get(name);
      found.push(...(file?.losses ?? []));
      for (const inner of file?.types ?? []) all.add(inner);
    }
    return uniqueLosses(found);
  }

  #flattened(value: unknown): { schema: JsonMap; losses: LossAt[] } {
    const key = keyOf(value);
    let known = this.#flat.get(key);
    if (!known) {
      const losses: LossAt[] = [];
      known = { schema: flattened(value, this.document, (...loss) => losses.push(loss)), losses };
      if (isMap(value)) this.#flat.set(key, known);
    }
    return known;
  }

  #shared(): Shared {
    return {
      document: this.document,
      flattened: (value) => this.#flattened(value),
      isMatchable: (pattern) => {
        const isPossible = !this.#rejected.has(pattern);
        if (isPossible) this.patterns.add(pattern);
        return isPossible;
      },
      typeOf: (link, way) => this.#typeOf(link, way),
      expanded: (schema) => this.#expanded(schema, []),
      tagOf: (reference) => this.#tags.get(reference),
    };
  }

  /** Returns the type of a component, whose file is converted with the first use. */
  #typeOf({ reference }: Link, way: Way): ReturnType<Shared['typeOf']> {
    const type = this.#types.of(reference, way === 'request');
    if (!type || this.#files.has(type.name)) return type;
    const own = this.#types.isOneWay(reference) ? way : 'both';
    const conversion = new Conversion(this.#shared(), own, { cuts: type.cuts });
    const { losses, types } = conversion;
    // The type can contain itself.
    const file = { schema: {}, losses, types };
    this.#files.set(type.name, file);
    file.schema = conversion.content(this.#component(reference));
    return type;
  }

  /** Types of `open`, which are around the schema, stay names. */
  #expanded(schema: Schema, open: readonly string[]): Schema {
    const { $type: name } = schema;
    if (name === undefined) return mapInner(schema, (inner) => this.#expanded(inner, open));
    const file = this.#files.get(name);
    if (!file || open.includes(name)) return schema;
    return { ...this.#expanded(file.schema, [...open, name]), ...schema };
  }

  #outline(reference: string): Outline {
    const shared: Shared = {
      ...this.#shared(),
      isMatchable: () => true,
      typeOf: ({ reference: name }) => ({ name, outline: {}, size: 1, cuts: new Set() }),
    };
    const conversion = new Conversion(shared, 'both', { most: MOST_IN_TYPE });
    const schema = conversion.content(this.#component(reference));
    return { schema, size: conversion.count, isOneWay: conversion.isOneWay };
  }

  /** Returns a component, with the values of its tag. */
  #component(reference: string): JsonMap {
    const schema = { $ref: reference };
    const tag = this.#tags.get(reference);
    if (!tag) return schema;
    return this.document.derive(
      { allOf: [schema, schemaOfTag(tag)] },
      Object(this.document.at(reference)),
    );
  }
}
