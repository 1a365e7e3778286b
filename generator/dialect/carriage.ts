import { isError } from '../../runtime/errors/rest-error.ts';
import { parseValue } from '../../runtime/schema/index.ts';
import { inlined } from '../../runtime/schema/named-types.ts';
import { innerSchemas } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { isEqual } from '../../runtime/schema/values/equality.ts';
import { isContainer } from '../../runtime/schema/values/containers.ts';
import { NEVER } from './merge.ts';
import { restrictionsOf } from './restrictions.ts';
import { probesOf } from './values.ts';

/** Returns a value of JSON that reaches a handler as another kind of value because an earlier type accepts it; `null` without one. */
export const changedValue = oncePerText(
  null,
  (schema): { readonly sent: unknown; readonly received: unknown } | null => {
    for (const sent of probesOf(schema)) {
      const received: unknown = parseValue(sent, schema, '');
      if (!isError(received) && !isOfKind(received, sent)) return { sent, received };
    }
    return null;
  },
);

/** Whether every value that is not a text reaches a handler in the text of a query as it does in JSON. */
export const survivesAsText = oncePerText(true, (schema): boolean => {
  if (!partsOf(schema).every(survivesAsText)) return false;
  const { const: only, enum: values = [] } = schema;
  return [...probesOf(schema), ...values, ...(only === undefined ? [] : [only])].every((value) => {
    // A query carries strings unchanged. The client handles null.
    if (typeof value === 'string' || value === null) return true;
    const asJson: unknown = parseValue(value, schema, '');
    if (isError(asJson)) return true;
    const asText: unknown = parseValue(textForm(value), schema, '');
    return isOfKind(asText, asJson) && isEqual(asText, asJson);
  });
});

/** Calls `tell` once for schemas that accept the same values, and returns `ofPlain` for those that need no test with values. */
function oncePerText<T>(ofPlain: T, tell: (schema: Schema) => T): (schema: Schema) => T {
  const known = new Map<string, T>();
  return (given) => {
    if (isPlain(given)) return ofPlain;
    const schema = inlined(given, 1, () => NEVER);
    if (isPlain(schema)) return ofPlain;
    const key = JSON.stringify(restrictionsOf(schema));
    const value = known.has(key) ? (known.get(key) as T) : tell(schema); // it is known
    known.set(key, value);
    return value;
  };
}

/** Returns the schemas of the members and items of a value, in all alternatives. */
function partsOf({ anyOf = [], oneOf = [], ...own }: Schema): readonly Schema[] {
  return [...innerSchemas(own), ...[...anyOf, ...oneOf].flatMap(partsOf)];
}

/** Whether a schema and its inner schemas have one type each, so that it needs no test with values. Most have. */
function isPlain(schema: Schema): boolean {
  const { type, anyOf, oneOf, properties = {}, additionalProperties } = schema;
  if (typeof type !== 'string' || anyOf || oneOf || type === 'null') return false;
  if (schema.patternProperties || schema.prefixItems) return false;
  if (type === 'array') return schema.items !== undefined && isPlain(schema.items);
  if (type !== 'object') return true;
  const members = Object.values(properties);
  if (additionalProperties === false) return members.every(isPlain);
  return [...members, Object(additionalProperties)].every(isPlain);
}

/** Whether two values of JSON are of one kind, and all that is in them. Texts may differ: sanitizing cleans them. */
function isOfKind(one: unknown, other: unknown): boolean {
  if (!isContainer(one) || !isContainer(other)) {
    if (one === null || other === null) return one === other;
    return typeof one === typeof other && (typeof one !== 'number' || one === other);
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...first].every(([name, member]) => isOfKind(member, second.get(name)));
}

/** The value as a service reads it from a query. */
function textForm(value: unknown): unknown {
  if (!isContainer(value)) return value === null ? '' : String(value);
  const members = Object.entries(value);
  if (members.length === 0) return '';
  if (Array.isArray(value)) return value.map(textForm);
  return Object.fromEntries(members.map(([name, member]) => [name, textForm(member)]));
}
