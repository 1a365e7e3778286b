import type { Schema, TypeName } from '../../runtime/schema/types.ts';
import { deadAlternatives } from '../check/contradiction.ts';
import { cutType, describedBy, isOpen, isScalar } from './alternatives.ts';
import { joined, overlap, withAnyType } from './alternatives.ts';
import type { Alternative } from './alternatives.ts';
import { isMap, isSame, listIn, mapIn, textIn, textsIn, type JsonMap } from './json.ts';
import type { LossAt, LossKind } from './losses.ts';
import { examplesIn, formatIn, isPlainName, limitsOf, lostKeywords } from './keywords.ts';
import { namesOf, plainText, typesOf, valuesOf, withExamples } from './keywords.ts';
import { linkOf } from './named-types.ts';
import { declaring, possible } from './possible.ts';
import type { Limits, Shared, Way } from './shared.ts';
import { schemaOfTag, tagsOf } from './tags.ts';
import type { Tag } from './tags.ts';

interface State {
  readonly nodes: readonly unknown[]; // the maps of the document around the schema
  /** The number of objects around the schema. */
  readonly level: number;
  readonly isAlternative: boolean;
  /** The type of the schema around an alternative. */
  readonly inherited?: Schema['type'];
}

/** Keywords whose values the schema around them has to accept. */
const VALUES = ['enum', 'const', 'default'] as const;

const START: State = { nodes: [], level: 0, isAlternative: false };

/** Converts a schema to a maximum depth. */
export class Conversion {
  readonly losses: LossAt[] = [];
  /** The names of the types that it uses. */
  readonly types = new Set<string>();
  /** The number of sub-schemas, of which each type is one. */
  count = 0;
  isCut = false;
  /** Whether it has members that only requests, or only responses, have. */
  isOneWay = false;
  readonly #outlines = new Map<string, Schema>();
  /** The schemas of the document that `required` lists are from. */
  readonly #lists = new Map<Schema['required'], JsonMap>();
  readonly #shared: Shared;
  readonly #way: Way;
  readonly #limits: Limits;

  constructor(shared: Shared, way: Way, limits: Limits) {
    this.#shared = shared;
    this.#way = way;
    this.#limits = limits;
  }

  /** Converts a schema, or returns the name of its type. */
  named(value: unknown): Schema {
    return this.#schema(value, START);
  }

  /** Converts a schema whose members can have defaults. */
  body(value: unknown): Schema {
    return this.#content(value, { ...START, level: -1 });
  }

  /** Converts a schema. */
  content(value: unknown): Schema {
    return this.#content(value, START);
  }

  #lose(kind: LossKind, node: object, name?: string): void {
    this.losses.push([kind, node, name]);
  }

  #schema(value: unknown, state: State): Schema {
    return this.#type(value, state) ?? this.#content(value, state);
  }

  /** Returns the name of the type that a schema refers to; `null` if it does not. */
  #type(value: unknown, { level }: State): Schema | null {
    const link = linkOf(value, this.#shared.document);
    const type =
      link && !this.#limits.cuts?.has(link.reference) && this.#shared.typeOf(link, this.#way);
    if (!type) return null;
    const { default: given, nullable } = link.annotations;
    const { name, outline } = type;
    this.count += 1;
    this.types.add(name);
    this.#outlines.set(name, outline);
    const isDefault = given !== undefined && given !== null;
    // The outline of a text is the whole schema.
    const isPossible = typeof given === 'string' && listIn(outline, 'enum').includes(given);
    const isKept = level === 0 && this.#way === 'request' && isPossible;
    if (isDefault && !isKept) this.#lose('default', Object(value), 'default');
    if (examplesIn(link.annotations, this.#shared.document).length > 0)
      this.#lose('example', Object(value));
    const { description, ...others } = describedBy(link.annotations);
    return {
      ...(description !== undefined && description !== outline.description && { description }),
      ...others,
      $type: name,
      ...(nullable === true && { nullable }),
      ...(isDefault && isKept && { default: given }),
    };
  }

  #flattened(value: unknown): JsonMap {
    const { schema, losses } = this.#shared.flattened(value);
    this.losses.push(...losses);
    return schema;
  }

  #content(value: unknown, state: State): Schema {
    const schema = this.#flattened(value);
    const { document } = this.#shared;
    const node = document.resolve(document.originOf(value));
    this.count += 1;
    const repeated = state.nodes.includes(node);
    const types = typesOf(schema);
    const { depth = Infinity, most = Infinity, cuts } = this.#limits;
    const link = cuts ? linkOf(value, document) : null;
    const isLarge = this.count > most || state.level >= depth;
    const isCut = repeated || isLarge || (link && cuts?.has(link.reference));
    if (isCut && !isScalar(types, schema)) {
      this.#lose(repeated ? 'recursive' : 'depth', schema);
      this.isCut ||= !repeated;
      return { ...describedBy(schema), type: cutType(types) };
    }
    for (const keyword of lostKeywords(schema)) this.#lose('keyword', schema, keyword);
    const { level, inherited } = state;
    const inner = { level, nodes: [...state.nodes, node], isAlternative: false };
    const typed = possible(this.#typed(schema, types, inner, state), () =>
      this.#lose('limit', schema),
    );
    const alternatives = this.#alternatives(schema, typed, { ...inner, inherited });
    const whole = { ...describedBy(schema), ...typed, ...alternatives };
    const undeclared = (list: Schema['required']) =>
      this.#lose('required', this.#lists.get(list) ?? {}, 'required');
    const declared = state.isAlternative
      ? whole
      : declaring(whole, () => this.#shared.expanded(whole), undeclared);
    return this.#withValues(schema, declared, state);
  }

  /** Adds `enum` and `default`, unless the schema refuses them. */
  #withValues(schema: JsonMap, converted: Schema, { level }: State): Schema {
    const hasValues = VALUES.some((keyword) => keyword in schema);
    const content = hasValues ? this.#shared.expanded(converted) : converted;
    const { values, isWhole } = valuesOf(schema, content);
    if (!isWhole) this.#lose('enum', schema, 'enum' in schema ? 'enum' : 'const');
    const valid =
      values === null ? converted : { ...converted, enum: values, ...namesOf(schema, values) };
    const given = examplesIn(schema, this.#shared.document);
    const whole = withExamples(valid, given, () => this.#lose('example', schema));
    const { default: usual } = schema;
    if (usual === undefined || usual === null) return whole;
    const found = valuesOf({ enum: [usual] }, { ...content, ...(values && { enum: values }) });
    const isKept = level === 0 && found.isWhole && this.#way === 'request';
    if (!isKept) this.#lose('default', schema, 'default');
    const [value] = found.values ?? [];
    return isKept ? { ...whole, default: value } : whole;
  }

  #typed(schema: JsonMap, types: readonly TypeName[], inner: State, outer: State): Schema {
    const has = (...names: readonly TypeName[]) => names.some((name) => types.includes(name));
    const { limits, isWhole } = limitsOf(schema, types);
    if (!isWhole) this.#lose('limit', schema);
    const format = formatIn(schema, types);
    if (format === null) this.#lose('format', schema, 'format');
    const [type] = types;
    return {
      ...(type !== undefined && { type: types.length === 1 ? type : types }),
      ...format,
      ...(has('string') && this.#pattern(schema)),
      ...limits,
      ...(has('array') && this.#items(schema, inner)),
      ...(has('object') && this.#members(schema, inner, outer)),
    };
  }

  #pattern(schema: JsonMap): Schema {
    const { pattern } = schema;
    if (typeof pattern !== 'string' || pattern === '') return {};
    return this.#isMatchable(pattern, schema, 'pattern') ? { pattern } : {};
  }

  #isMatchable(pattern: string, node: object, name: string): boolean {
    const isPossible = plainText(pattern) === pattern && this.#shared.isMatchable(pattern);
    if (!isPossible) this.#lose('pattern', node, name);
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

  #members(schema: JsonMap, inner: State, { isAlternative }: State): Schema {
    const way = this.#way;
    const state = { ...inner, level: inner.level + 1 };
    const named = textsIn(schema, 'required');
    const properties: { [name: string]: Schema } = {};
    for (const [name, value] of Object.entries(mapIn(schema, 'properties'))) {
      const property = this.#property(schema, name, value, state);
      if (property === null) continue;
      const isRequired = named.includes(name);
      properties[name] = {
        ...property,
        // A type can be an alternative that a required member chooses.
        ...(isRequired && (way !== 'response' || this.#limits.cuts) && { required: true }),
        ...(!isRequired && (way !== 'request' || this.#limits.cuts) && { optional: true }),
      };
    }
    const undeclared = named.filter((name) => !Object.hasOwn(mapIn(schema, 'properties'), name));
    const listed = isAlternative && way === 'request' && undeclared.length > 0;
    if (undeclared.length > 0 && !listed) this.#lose('required', schema, 'required');
    const required = [...new Set(named)];
    if (listed) this.#lists.set(required, schema);
    const { additionalProperties: others } = schema;
    const patterns = Object.entries(mapIn(schema, 'patternProperties')).filter(
      ([pattern]) => pattern !== '' && this.#isMatchable(pattern, schema, 'patternProperties'),
    );
    return {
      ...(Object.keys(properties).length > 0 && { properties }),
      ...(listed && { required }),
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
    const { readOnly, writeOnly } = this.#flattened(value);
    this.isOneWay ||= readOnly === true || writeOnly === true;
    if (readOnly === true && this.#way === 'request') return null;
    if (writeOnly === true && this.#way === 'response') return null;
    return withAnyType(this.#schema(value, state));
  }

  #alternatives(schema: JsonMap, typed: Schema, around: State): Schema {
    const isAny = Array.isArray(schema['anyOf']);
    const keyword = isAny ? 'anyOf' : 'oneOf';
    if (isAny && Array.isArray(schema['oneOf'])) this.#lose('keyword', schema, 'oneOf');
    const types = typed.type === undefined ? [] : [typed.type].flat();
    const state = { ...around, inherited: typed.type ?? around.inherited };
    const given = listIn(schema, keyword).filter((each) => isMap(each));
    if (given.length > 0 && schema['nullable'] === true) given.push({ type: 'null' });
    const tags = tagsOf(schema, given, this.#shared.document);
    const converted = given.flatMap((one, at): Alternative[] => {
      const alternative = this.#alternative(one, tags[at] ?? null, state);
      const { description: _description, ...rest } = alternative.schema;
      const possible = this.#shared.expanded({ ...typed, anyOf: [alternative.schema] });
      const isPossible = deadAlternatives(possible, around.inherited).length === 0;
      if (!isPossible) this.#lose('keyword', schema, keyword);
      const isIdle = Object.keys(rest).length === 0 && types.length > 0;
      return isPossible && !isIdle ? [alternative] : [];
    });
    const member = textIn(mapIn(schema, 'discriminator'), 'propertyName');
    const result = joined(converted, types, member, this.#way === 'response');
    if (keyword === 'oneOf' && result.anyOf && overlap(converted))
      this.#lose('one-of', schema, 'oneOf');
    return result;
  }

  #alternative(one: JsonMap, tag: Tag | null, state: State): Alternative {
    const { document } = this.#shared;
    const link = linkOf(one, document);
    // The type of a component has the values of its tag.
    const hasTag = !tag || (link && isSame(this.#shared.tagOf(link.reference), tag));
    const named = hasTag ? this.#type(one, state) : null;
    const tagged = tag ? document.derive({ allOf: [one, schemaOfTag(tag)] }, one) : one;
    const schema = named ?? this.#schema(tagged, { ...state, isAlternative: true });
    return { schema, content: this.#outlines.get(schema.$type ?? '') ?? schema };
  }
}
