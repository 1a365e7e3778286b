import { innerSchemas } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { Document } from './document.ts';
import { decoded, referencesIn } from './document.ts';
import { isMap, mapIn, memberOf, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { kebab } from './words.ts';

/** A schema of the document with references to others, which its `$type` members name. */
export interface Outline {
  readonly schema: Schema;
  /** The number of its sub-schemas, of which each reference is one. */
  readonly size: number;
  /** Whether it has members that only requests, or only responses, have. */
  readonly isOneWay: boolean;
}

/** A schema that becomes a file of schemas/types/. */
export interface NamedType {
  readonly name: string;
  readonly outline: Schema;
  /** The number of sub-schemas with all types in place of their names. */
  readonly size: number;
  /** The components that its file does not contain, because it would be too large. */
  readonly cuts: ReadonlySet<string>;
}

/** The parts of a component that its file contains. */
type Extent = Pick<NamedType, 'size' | 'cuts'>;

/** A value that is only the name of another schema, with annotations. */
export interface Link {
  readonly reference: string;
  readonly annotations: JsonMap;
}

const COMPONENT = /^#(?:\/(?:components\/schemas|definitions|\$defs)\/[^/]+)?$/;

const ANNOTATIONS =
  /^(?:title|description|default|nullable|readOnly|writeOnly|deprecated|examples?|externalDocs|xml|x-.*)$/;

/** Returns the reference to a component that a schema consists of; `null` for any other schema. */
export function linkOf(value: unknown, document: Document): Link | null {
  if (!isMap(value)) return null;
  const { allOf, ...own } = value;
  const parts = [...(Array.isArray(allOf) ? allOf : []), own].map(Object) as JsonMap[];
  const [target, ...others] = parts.filter((part) => '$ref' in part);
  let reference = textIn(target, '$ref');
  if (reference === undefined || others.length > 0) return null;
  const { $ref: _ref, ...annotations } = Object.assign({}, ...parts) as JsonMap;
  if (!Object.entries(annotations).every(isAnnotation)) return null;
  // A component can be the name of another one.
  for (let next = linkedBy(document.at(reference)); next; next = linkedBy(document.at(next)))
    reference = next;
  return COMPONENT.test(reference) ? { reference: canonical(reference), annotations } : null;
}

/** Whether a keyword does not restrict values. Many documents repeat the type of an object next to its reference. */
function isAnnotation([name, value]: readonly [string, unknown]): boolean {
  return ANNOTATIONS.test(name) || (name === 'type' && value === 'object');
}

/** Decodes the name of a component, which a URI can encode. */
function canonical(reference: string): string {
  return reference.includes('%') ? decoded(reference) : reference;
}

function linkedBy(value: unknown): string | undefined {
  return isMap(value) && Object.keys(value).length === 1 ? textIn(value, '$ref') : undefined;
}

/** Decides which components become named types. */
export class NamedTypes {
  readonly #outlineOf: (reference: string) => Outline;
  readonly #outlines = new Map<string, Outline>();
  readonly #types = new Map<string, NamedType | null>();
  /** `null` while the extent is determined. */
  readonly #extents = new Map<string, Extent | null>();
  readonly #names: ReadonlyMap<string, string>;
  readonly #taken: ReadonlySet<string>;
  /** The components whose values differ between requests and responses, and those that have values. */
  readonly #oneWay = new Set<string>();
  readonly #finite = new Set<string>();
  readonly #most: number;

  /** A type has at most `most` sub-schemas. Others are cut off. */
  constructor(document: Document, outlineOf: (reference: string) => Outline, most: number) {
    this.#outlineOf = outlineOf;
    this.#most = most;
    this.#names = namesOf(document);
    this.#taken = new Set(this.#names.values());
    const used = [...referencesIn(mapIn(document.root, 'paths'), document)].map(canonical);
    for (const reference of new Set(used)) if (this.#names.has(reference)) this.#outline(reference);
    this.#spread(
      this.#oneWay,
      ({ isOneWay, schema }, has) => isOneWay || linksIn(schema).some(has),
    );
    this.#spread(this.#finite, ({ schema }, has) => isFinite(schema, has));
  }

  /** Returns the type of a component; `null` if it has none. */
  of(reference: string, isRequest: boolean): NamedType | null {
    if (!this.#types.has(reference)) this.#types.set(reference, this.#type(reference));
    const type = this.#types.get(reference) ?? null;
    if (!type || !isRequest || !this.#oneWay.has(reference)) return type;
    const name = `${type.name}-request`;
    return { ...type, name: this.#taken.has(name) ? `${type.name}-in-requests` : name };
  }

  /** Whether requests and responses have different types. */
  isOneWay(reference: string): boolean {
    return this.#oneWay.has(reference);
  }

  #type(reference: string): NamedType | null {
    const name = this.#names.get(reference);
    const { schema } = this.#outline(reference);
    const isPossible = isNameable(schema) && this.#finite.has(reference);
    if (name === undefined || !isPossible || this.#isOwnAlternative(reference)) return null;
    return { name, outline: schema, ...this.#extentOf(reference) };
  }

  /** Returns the part of a component that has at most `most` sub-schemas. */
  #extentOf(reference: string): Extent {
    const known = this.#extents.get(reference);
    if (known) return known;
    const size = this.#sizeOf(reference, new Set());
    const extent = size > this.#most ? this.#cut(reference) : { size, cuts: new Set<string>() };
    this.#extents.set(reference, extent);
    return extent;
  }

  /** Returns a component without the links that do not fit. */
  #cut(reference: string): Extent {
    this.#extents.set(reference, null);
    const outline = this.#outline(reference);
    const cuts = new Set<string>();
    let { size } = outline;
    for (const link of linksIn(outline.schema)) {
      if (link === reference || cuts.has(link)) continue;
      // A component around this one contains it.
      const inner = this.#extents.get(link) === null ? null : this.#extentOf(link);
      if (inner && size + inner.size <= this.#most) {
        size += inner.size;
        // The file also contains components without a name.
        if (this.of(link, false) === null) for (const cut of inner.cuts) cuts.add(cut);
      } else cuts.add(link);
    }
    cuts.delete(reference);
    return { size, cuts };
  }

  /** Whether a component is one of its own alternatives, or of theirs. */
  #isOwnAlternative(reference: string): boolean {
    const found = new Set([this.#outline(reference).schema]);
    // The loop also visits schemas that are added to the set.
    for (const { $type, anyOf = [], oneOf = [] } of found) {
      if ($type === reference) return true;
      const linked = $type === undefined ? [] : [this.#outline($type).schema];
      for (const one of [...anyOf, ...oneOf, ...linked]) found.add(one);
    }
    return false;
  }

  #outline(reference: string): Outline {
    const outline = this.#outlines.get(reference) ?? this.#outlineOf(reference);
    this.#outlines.set(reference, outline);
    return outline;
  }

  /** Returns the size of a type, as far as it is at most the largest one. A type inside itself is a name. */
  #sizeOf(reference: string, around: Set<string>): number {
    const { schema, size: own } = this.#outline(reference);
    around.add(reference);
    let size = own;
    for (const link of linksIn(schema)) {
      if (size > this.#most) break;
      if (!around.has(link)) size += this.#sizeOf(link, around);
    }
    around.delete(reference);
    return size;
  }

  /** Adds components until no further one passes, which can depend on those that are added. */
  #spread(
    found: Set<string>,
    passes: (outline: Outline, has: (reference: string) => boolean) => boolean,
  ): void {
    for (let before = -1; before < found.size;) {
      before = found.size;
      for (const [reference, outline] of this.#outlines)
        if (!found.has(reference) && passes(outline, (one) => found.has(one))) found.add(reference);
    }
  }
}

/** Whether a schema is worth a name: an object with members, alternatives, or several values. */
function isNameable({ type, properties, anyOf, oneOf, enum: values }: Schema): boolean {
  if (anyOf || oneOf) return true;
  if ([type].flat().includes('object')) return Object.keys(properties ?? {}).length > 0;
  return (values?.length ?? 0) > 1 && type === 'string';
}

const links = new WeakMap<Schema, readonly string[]>();

/** Returns the components that an outline refers to, one for each place. */
function linksIn(schema: Schema): readonly string[] {
  const found = links.get(schema) ?? [
    ...(schema.$type === undefined ? [] : [schema.$type]),
    ...innerSchemas(schema).flatMap(linksIn),
  ];
  links.set(schema, found);
  return found;
}

/** Whether a schema has a value without a further value of a component that is not finite. */
function isFinite(schema: Schema, has: (reference: string) => boolean): boolean {
  const { $type, type, nullable, anyOf, oneOf, items, minItems = 0, properties = {} } = schema;
  const isOk = (one: Schema): boolean => isFinite(one, has);
  if (nullable === true) return true;
  if ($type !== undefined) return has($type);
  if (![anyOf, oneOf].every((list) => !list || list.some(isOk))) return false;
  const types = type === undefined ? [] : [type].flat();
  if (types.some((name) => name !== 'object' && name !== 'array')) return true;
  if (types.includes('array') && (minItems === 0 || !items || isOk(items))) return true;
  return Object.values(properties).every((member) => member.optional === true || isOk(member));
}

/** Returns the components in responses. */
function responsesOf(document: Document): ReadonlySet<string> {
  const items = Object.values(mapIn(document.root, 'paths')).map((item) => document.resolve(item));
  const operations = items.flatMap((item) => (isMap(item) ? Object.values(item) : []));
  const responses = operations.flatMap((operation) => memberOf(operation, 'responses') ?? []);
  return new Set([...referencesIn(responses, document)].map(canonical));
}

/** Returns the name of the type of each component: short if no other one has it. */
function namesOf(document: Document): ReadonlyMap<string, string> {
  const { root } = document;
  const groups = [
    ['#/components/schemas/', mapIn(memberOf(root, 'components'), 'schemas')],
    ['#/definitions/', mapIn(root, 'definitions')],
    ['#/$defs/', mapIn(root, '$defs')],
  ] as const;
  const given = groups.flatMap(([path, schemas]) =>
    Object.keys(schemas).map((name) => [pointed(path, name), name] as const),
  );
  if (isMap(root['properties'])) given.push(['#', textIn(root, 'title') ?? 'root']);
  const received = responsesOf(document);
  const kebabs = new Set(given.map(([, name]) => kebab(name)));
  const short = given.map(([reference, name]) => {
    const own = kebab(/\.([A-Z]\w+)$/.exec(name)?.[1] ?? name);
    // Generated code and its document add "Input" to the names of types in requests.
    const base = received.has(reference) ? own : own.replace(/(?<=.)-input$/, '');
    return base !== own && kebabs.has(base) ? `${base}-request` : base;
  });
  const count = new Map<string, number>();
  for (const name of short) count.set(name, (count.get(name) ?? 0) + 1);
  const taken = new Set<string>();
  return new Map(
    given.map(([reference, name], at) => {
      const own = short[at] ?? '';
      const whole = (count.get(own) ?? 0) > 1 ? kebab(name) : own;
      const base = whole === '' || GLOBAL.has(whole) ? `${whole}-data`.replace(/^-/, '') : whole;
      let free = base;
      for (let number = 2; taken.has(free); number += 1) free = `${base}-${number}`;
      taken.add(free);
      return [reference, free] as const;
    }),
  );
}

/** Types of TypeScript that generated code refers to, or that readers take for these. */
const GLOBAL = new Set([
  ...['array', 'blob', 'boolean', 'buffer', 'date', 'error', 'event', 'file', 'form-data'],
  ...['function', 'headers', 'iterable', 'map', 'number', 'object', 'promise', 'record', 'request'],
  ...['response', 'set', 'string', 'symbol', 'uint8-array', 'url', 'omit', 'partial', 'pick'],
]);

export function pointed(path: string, name: string): string {
  return `${path}${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}
