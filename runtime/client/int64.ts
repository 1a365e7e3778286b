/** The parts of a schema that contain integers of 64 bits (`format: int64`), which are texts in JSON. */
export interface Int64Places {
  readonly format?: string;
  readonly $type?: string;
  readonly items?: Int64Places;
  readonly prefixItems?: readonly Int64Places[];
  readonly properties?: { readonly [name: string]: Int64Places };
  readonly patternProperties?: { readonly [pattern: string]: Int64Places };
  readonly additionalProperties?: Int64Places;
  readonly discriminator?: string;
  /** The alternatives of `oneOf` by the value of their discriminator. */
  readonly oneOf?: { readonly [value: string]: Int64Places };
}

/** The places of such integers in the responses of a service, if its client has BigInts for them. */
export interface Int64Responses {
  readonly types: { readonly [name: string]: Int64Places };
  /** By method, path and perhaps status: `GET /books/{id}`, `POST /orders 202`. */
  readonly responses: { readonly [call: string]: Int64Places };
}

/** How the client converts the values of requests and responses. */
export interface Int64Values {
  sent(input: object): object;
  received(value: unknown, call: string, status: number): unknown;
}

/** Returns the conversion between the texts of JSON and BigInts. */
export function int64Values({ types, responses }: Int64Responses): Int64Values {
  return {
    sent: (input) => Object(withTexts(input)),
    received: (value, call, status) =>
      withBigInts(value, responses[`${call} ${status}`] ?? responses[call], types),
  };
}

/** Returns a JSON value with BigInts in place of the texts at `places`. */
function withBigInts(
  value: unknown,
  places: Int64Places | undefined,
  types: Int64Responses['types'],
): unknown {
  const { $type, format, items, prefixItems, properties, oneOf, ...others } = places ?? {};
  if ($type !== undefined) return withBigInts(value, types[$type], types);
  if (typeof value === 'string')
    return format === 'int64' && /^-?\d{1,19}$/.test(value) ? BigInt(value) : value;
  if (places === undefined || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value))
    return value.map((item, at) => withBigInts(item, prefixItems?.[at] ?? items, types));
  const { patternProperties = {}, additionalProperties, discriminator = '' } = others;
  const kind = oneOf?.[String(Reflect.get(value, discriminator))];
  const placesOf = (name: string): Int64Places | undefined => {
    if (properties && Object.hasOwn(properties, name)) return properties[name];
    const known = Object.entries(patternProperties);
    return (
      known.find(([pattern]) => new RegExp(pattern, 'u').test(name))?.[1] ?? additionalProperties
    );
  };
  const members = Object.entries(value).map(([name, member]) => [
    name,
    withBigInts(member, placesOf(name), types),
  ]);
  return withBigInts(Object.fromEntries(members), kind, types);
}

/** Returns a value with texts in place of BigInts; objects of classes, such as files and dates, stay as they are. */
export function withTexts(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withTexts);
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== null && Object.getPrototypeOf(prototype) !== null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, withTexts(member)]),
  );
}
