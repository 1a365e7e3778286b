import type { ArgDefinition, ArgDefinitions, PropertySchema, Schema } from './types.ts';

/** What arguments are derived from: an item's schema, of which only the properties count. */
export interface ArgSource {
  readonly properties?: { readonly [name: string]: PropertySchema };
}

/**
 * Keywords that an argument takes over from its property, in the order in which it shows them (4.7).
 * `default` and `required` are missing: whether they count depends on the method.
 */
export const COPIED = [
  'title',
  'description',
  'type',
  'format',
  'enum',
  'items',
  'properties',
  'additionalProperties',
  'patternProperties',
  'minProperties',
  'maxProperties',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'anyOf',
  'oneOf',
] as const satisfies readonly (keyof Schema)[];

/**
 * The arguments of an endpoint that writes items of `schema` (4.6). Readonly properties have none;
 * `default` and `required` count when `method` is that of creation, exactly `POST`, alone.
 */
export function endpointArgs(schema: ArgSource, method = 'POST'): ArgDefinitions {
  const creates = method === 'POST';
  return Object.fromEntries(
    Object.entries(schema.properties ?? {})
      .filter(([, property]) => !isSet(property.readonly))
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
  // An update neither demands nor fills in anything.
  return Object.fromEntries(
    Object.entries(options).filter(([name]) => name !== 'required' && name !== 'default'),
  );
}

// Flags may come from code that writes them loosely (1, "yes"); a `required` list of names is a demand too.
function isSet(flag: unknown): boolean {
  return Array.isArray(flag) ? flag.length > 0 : Boolean(flag) && flag !== '0';
}
