import { memberRule } from './keywords/object.ts';
import { isSet } from './values/scalar.ts';
import type { ArgDefinition, ArgDefinitions, PropertySchema, Schema, TypeName } from './types.ts';

/** The schema of an item, from whose properties arguments are derived. */
export interface ArgSource {
  readonly properties?: { readonly [name: string]: PropertySchema };
}

/**
 * Keywords that are copied from a property to its argument, in order (4.7). `default` and `required` depend on the method.
 */
export const COPIED = [
  ...(['title', 'description', 'deprecated', 'examples', '$type', 'type'] as const),
  ...(['nullable', 'format', 'enum', 'enumNames', 'enumDescriptions', 'const'] as const),
  ...(['items', 'prefixItems'] as const),
  ...(['properties', 'additionalProperties', 'patternProperties'] as const),
  ...(['minProperties', 'maxProperties', 'minimum', 'maximum'] as const),
  ...(['exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'] as const),
  ...(['minLength', 'maxLength', 'pattern'] as const),
  ...(['minItems', 'maxItems', 'uniqueItems', 'anyOf', 'oneOf'] as const),
  ...(['discriminator'] as const),
] as const satisfies readonly (keyof Schema)[];

/**
 * Returns the arguments of an endpoint that writes items of `schema`, like `endpointArgs`. A `required` list
 * of a property names members that have to be there when the property is sent; it does not require the property.
 * `endpointArgs` takes such a list for `true` and drops the names, which is recorded behaviour (4.6).
 */
export function writeArgs(schema: ArgSource, method = 'POST'): ArgDefinitions {
  const properties = Object.entries(schema.properties ?? {});
  return endpointArgs(
    {
      properties: Object.fromEntries(
        properties.map(([name, property]) => [name, withFlags(property)]),
      ),
    },
    method,
  );
}

/** Rewrites a `required` list as `required: true` of the members that it names: 4.6 copies these, but not the list. */
export function withFlags(property: PropertySchema): PropertySchema {
  const { required: names, ...others } = property;
  if (!Array.isArray(names)) return property;
  const listed: readonly string[] = names;
  const declared = Object.entries(others.properties ?? {});
  // Where there is a list, the flags of members do not count (4.7).
  const members = declared.map(([name, { required: _flag, ...member }]) => [
    name,
    listed.includes(name) ? { ...member, required: true } : member,
  ]);
  const undeclared = listed
    .filter((name) => !Object.hasOwn(others.properties ?? {}, name))
    .map((name) => [name, { ...ruleOf(name, property), required: true }]);
  return { ...others, properties: Object.fromEntries([...members, ...undeclared]) };
}

function ruleOf(name: string, property: PropertySchema): Schema {
  const rule = memberRule(name, property);
  return typeof rule === 'object' ? rule : { type: ANY };
}

const ANY: readonly TypeName[] = ['string', 'number', 'boolean', 'null', 'array', 'object'];

/**
 * Returns the arguments of an endpoint that writes items of `schema` (4.6), without readonly properties. `default` and
 * `required` are kept if the only method is `POST`.
 */
export function endpointArgs(schema: ArgSource, method = 'POST'): ArgDefinitions {
  const creates = method === 'POST';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      // Registered schemas may have other true values (1, "yes"), and a `required` list.
      .filter(([, { readonly, createOnly }]) => !isSet(readonly) && (creates || !createOnly))
      .map(([name, property]) => [name, argOf(property, creates)]),
  );
}

function argOf(property: PropertySchema, creates: boolean): ArgDefinition {
  return {
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
    ...(creates && creationOf(property)),
    ...copied(property),
    ...optionsOf(property, creates),
  };
}

function creationOf(property: PropertySchema): ArgDefinition {
  const { default: value, required } = property;
  return {
    ...((value ?? null) !== null && { default: value }),
    ...(isSet(required) && { required: true }),
  };
}

// A keyword whose value is null counts as absent.
function copied(property: PropertySchema): Pick<Schema, (typeof COPIED)[number]> {
  return Object.fromEntries(
    COPIED.filter((keyword) => (property[keyword] ?? null) !== null).map((keyword) => [
      keyword,
      property[keyword],
    ]),
  );
}

function optionsOf({ arg_options: options }: PropertySchema, creates: boolean): ArgDefinition {
  if (!options || creates) return options ?? {};
  // An update has no required arguments and no defaults.
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => name !== 'required' && name !== 'default'),
  );
}
