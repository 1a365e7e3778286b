import { reportMisuse, withNoticesNow, type NoticeListener } from '../errors/notices.ts';
import { isError, type RestError } from '../errors/rest-error.ts';
import { assertSchema, checked, copyOf, ensure, reportPatterns } from '../schema/index.ts';
import type { Checked } from '../schema/index.ts';
import type { PropertySchema, Schema } from '../schema/types.ts';
import type { RestRequest } from '../server/request.ts';
import { isMap, own } from '../schema/values/containers.ts';

type Item = { readonly [field: string]: unknown };

/** A field that is added to items at run time (2.4). Members may be absent or `null`. */
export interface AdditionalField {
  /** Returns the value for an item, which already has the fields that were added before. */
  readonly get_callback?:
    ((item: Item, attribute: string, request: RestRequest, objectType: string) => unknown) | null;
  /** Stores a value that a request sent; an error stops the request. `object` is the written item. */
  readonly update_callback?:
    | ((
        value: unknown,
        object: unknown,
        attribute: string,
        request: RestRequest,
        objectType: string,
      ) => unknown)
    | null;
  /** The schema of the field. The field is then an argument of writes, filtered by context and part of OPTIONS. */
  readonly schema?: PropertySchema | null;
}

/** The fields that were added to items at run time, by object type and attribute (2.4). */
export class AdditionalFields {
  readonly #fields = new Map<string, Map<string, AdditionalField>>();
  readonly #onNotice: NoticeListener;
  #version = 0;

  /** `onNotice` is called with the problem of a registration. */
  constructor(onNotice: NoticeListener = () => undefined) {
    this.#onNotice = onNotice;
  }

  /** Changes with each registration, so that derived values can be invalidated. */
  get version(): number {
    return this.#version;
  }

  /**
   * Adds a field to one or more object types; a later registration of a field replaces it. An unusable field is reported
   * and ignored.
   */
  register(
    objectType: string | readonly string[],
    attribute: string,
    field: AdditionalField = {},
  ): void {
    const types = [objectType].flat();
    const checked = checkedField(types, attribute, field);
    if ('problem' in checked) {
      const message = `The field ${attribute} is not registered. ${checked.problem}`;
      withNoticesNow(this.#onNotice, () => reportMisuse('register_rest_field', message));
      return;
    }
    const { schema } = checked.value;
    if (schema)
      withNoticesNow(this.#onNotice, () =>
        reportPatterns('register_rest_field', schema, attribute),
      );
    this.#version += 1;
    for (const type of types) {
      const fields = this.#fields.get(type) ?? new Map<string, AdditionalField>();
      this.#fields.set(type, fields.set(attribute, checked.value));
    }
  }

  /** Returns the fields of an object type in the order of their registration. */
  of(objectType: string): ReadonlyMap<string, AdditionalField> {
    return this.#fields.get(objectType) ?? NONE;
  }

  /** Returns the item with the fields of its type that `wants` admits. Throws a `RestError` that a field returns. */
  async addTo<T extends Item>(
    item: T,
    objectType: string,
    request: RestRequest,
    wants: (attribute: string) => boolean,
  ): Promise<T> {
    let whole = item;
    for (const [attribute, { get_callback: get }] of this.of(objectType)) {
      if (!get || !wants(attribute)) continue;
      // A field may use fields that were added before it.
      const value = await get(whole, attribute, request, objectType);
      // The error becomes the response, like an error that the handler returns.
      if (isError(value)) throw value;
      whole = { ...whole, [attribute]: value };
    }
    return whole;
  }

  /** Passes the values that a request sent to their fields. Returns the first error, or `null`. */
  async update(
    object: unknown,
    objectType: string,
    values: { readonly [attribute: string]: unknown },
    request: RestRequest,
  ): Promise<RestError | null> {
    for (const [attribute, { update_callback: update }] of this.of(objectType)) {
      const value = own(values, attribute);
      if (!update || value === undefined || value === null) continue;
      const result = await update(value, object, attribute, request, objectType);
      if (isError(result)) return result;
    }
    return null;
  }

  /** Returns the schemas of the fields of an object type, for fields that have one. */
  schemaOf(objectType: string): Schema & { properties: { [name: string]: PropertySchema } } {
    const described = [...this.of(objectType)].flatMap(([attribute, { schema }]) =>
      schema ? [[attribute, schema] as const] : [],
    );
    return { type: 'object', properties: Object.fromEntries(described) };
  }

  /** Returns the public schema of an item with the fields of its type, which is the title of the schema. */
  addToSchema<S extends Schema>(schema: S): S {
    const added = Object.entries(this.schemaOf(schema.title ?? '').properties);
    if (added.length === 0) return schema;
    // The public schema omits how arguments are derived from a property (4.6).
    const shown = added.map(
      ([attribute, { arg_options: _options, ...property }]) => [attribute, property] as const,
    );
    return { ...schema, properties: { ...schema.properties, ...Object.fromEntries(shown) } };
  }
}

const NONE: ReadonlyMap<string, AdditionalField> = new Map();

/** Returns the usable parts of a field: unchecked code can register any value. */
function checkedField(
  types: readonly unknown[],
  attribute: unknown,
  field: AdditionalField,
): Checked<AdditionalField> {
  return checked(() => {
    const value = copyOf(field);
    const isNamed = [...types, attribute].every((name) => typeof name === 'string');
    ensure(isNamed, 'Object types and field names must be strings.');
    assertField(value);
    return value;
  });
}

function assertField(field: unknown): void {
  ensure(isMap(field), 'The field must be a map.');
  for (const name of ['get_callback', 'update_callback'])
    ensure(isFunction(field[name]), `${name} must be a function.`);
  const { schema } = field;
  if (schema === undefined || schema === null) return;
  ensure(isMap(schema), 'schema must be a schema.');
  const { arg_options: options, ...shown } = schema;
  assertSchema(shown, 'schema');
  assertOptions(options);
}

/** The options of a field are keywords and callbacks, like those of an argument. */
function assertOptions(options: unknown): void {
  if (options === undefined || options === null) return;
  ensure(isMap(options), 'arg_options must be a map.');
  const { validate_callback: validate, sanitize_callback: sanitize, ...schema } = options;
  ensure(
    [validate, sanitize].every((one) => typeof one === 'string' || isFunction(one)),
    'A callback of arg_options must be a function or the name of one.',
  );
  assertSchema(schema, 'arg_options');
}

function isFunction(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'function';
}
