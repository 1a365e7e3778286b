import { COPIED } from '../../../runtime/schema/endpoint-args.ts';
import { valuesOfDiscriminator } from '../../../runtime/schema/keywords/alternatives.ts';
import { isInt64 } from '../../../runtime/schema/formats/formats.ts';
import { requiredNames } from '../../../runtime/schema/keywords/object.ts';
import { isReference } from '../../../runtime/schema/named-types.ts';
import { allSchemas } from '../../../runtime/schema/sub-schemas.ts';
import type { ArgDefinition, Schema, TypeName } from '../../../runtime/schema/types.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import { acceptsItems, forOwnSchemas, forSchemas, schemasOf } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const keywordRules: readonly Rule[] = [
  forOwnSchemas(noType, idleKeyword, loneKeyword, badDiscriminator, enumNames),
  ...[forSchemas(idleOptional), idleInside, int64Place],
];

/** schema/no-type: a schema without a type, for which the runtime reports incorrect use (4.7). */
function* noType({ schema, name, as, nameAt }: SchemaSite): Iterable<Diagnostic> {
  // Alternatives inherit the type.
  if (schema.type !== undefined || as === 'alternative') return;
  const isIdle =
    as === 'argument'
      ? // Without callbacks any value is accepted, and other keywords are ignored (4.7).
        hasNoCallback(schema as ArgDefinition) &&
        COPIED.some((keyword) => !['title', 'description'].includes(keyword) && keyword in schema)
      : !schema.anyOf && !schema.oneOf;
  if (isIdle) yield diagnose('schema/no-type', nameAt(), { name });
}

function hasNoCallback(given: ArgDefinition | undefined): boolean {
  return given?.validate_callback === undefined && given?.sanitize_callback === undefined;
}

const objectKeywords = ['properties', 'patternProperties', 'additionalProperties', 'required'];
const numberKeywords = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'];

/** The keywords that apply to values of some types only. All other keywords apply to every type (4.7). */
const keywordsByType: { readonly [T in TypeName]?: readonly string[] } = {
  string: ['format', 'minLength', 'maxLength', 'pattern'],
  number: numberKeywords,
  integer: numberKeywords,
  array: ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems'],
  object: [...objectKeywords, 'minProperties', 'maxProperties'],
};
const typedKeywords = new Set(Object.values(keywordsByType).flat());

/** schema/idle-keyword: a keyword that applies to none of the types of the schema. */
function* idleKeyword({ schema, nameAt }: SchemaSite): Iterable<Diagnostic> {
  if (schema.type === undefined) return;
  const types = [schema.type].flat();
  for (const keyword of Object.keys(schema)) {
    // `required: true` applies to the enclosing object.
    if (keyword === 'required' && !Array.isArray(schema.required)) continue;
    if (!typedKeywords.has(keyword)) continue;
    if (types.some((type) => keywordsByType[type]?.includes(keyword))) continue;
    yield diagnose('schema/idle-keyword', nameAt(keyword), { keyword, type: types.join(' or ') });
  }
}

/** schema/lone-keyword: a keyword without the keyword that it modifies. */
function* loneKeyword({ schema, nameAt }: SchemaSite): Iterable<Diagnostic> {
  for (const other of ['minimum', 'maximum'] as const) {
    const keyword = other === 'minimum' ? 'exclusiveMinimum' : 'exclusiveMaximum';
    if (schema[keyword] === true && schema[other] === undefined)
      yield diagnose('schema/lone-keyword', nameAt(keyword), { keyword, other });
  }
}

/** schema/bad-discriminator: a `discriminator` whose values do not choose exactly one schema of `oneOf`. */
function* badDiscriminator({ schema, at }: SchemaSite): Iterable<Diagnostic> {
  const { discriminator: name, oneOf } = schema;
  if (name === undefined) return;
  const problem = oneOf ? discriminatorProblem(name, oneOf) : 'there is no "oneOf"';
  if (problem !== null)
    yield diagnose('schema/bad-discriminator', at('discriminator'), { name, problem });
}

function discriminatorProblem(name: string, oneOf: readonly Schema[]): string | null {
  const seen = new Map<unknown, number>();
  for (const [index, one] of oneOf.entries()) {
    // A type inside itself is checked in its file.
    if (one.type === 'null' || isReference(one)) continue;
    const values = valuesOfDiscriminator(one, name);
    const schema = `schema ${index + 1} of "oneOf"`;
    if (values.length === 0) return `${schema} has no "const" or "enum" for it`;
    if (!requiredNames(one).includes(name)) return `${schema} does not require it`;
    for (const value of values) {
      const first = seen.get(value);
      if (first !== undefined)
        return `schemas ${first + 1} and ${index + 1} both have the value ${JSON.stringify(value)}`;
      seen.set(value, index);
    }
  }
  return null;
}

/** schema/int64-place: with `int64: 'bigint'`, an integer of 64 bits that the client could not find in JSON. */
function* int64Place(project: Project): Iterable<Diagnostic> {
  if (project.settings.int64 !== 'bigint') return;
  for (const { schema, name, as, path, around, at } of schemasOf(project)) {
    const isChoice = as === 'alternative' && around?.schema.discriminator === undefined;
    const problem =
      (isChoice && 'it depends on the value which of the alternatives applies') ||
      (path[0] === 'errors' && 'errors contain texts only') ||
      (path.at(-2) === 'headers' && path.at(-4) === 'responses' && 'headers contain texts only');
    if (problem && [...allSchemas(schema)].some(isInt64))
      yield diagnose('schema/int64-place', at(), { name, problem });
  }
}

/** schema/enum-names: names or descriptions that do not belong to one value of `enum` each. */
function* enumNames({ schema, at }: SchemaSite): Iterable<Diagnostic> {
  const values = String(schema.enum?.length ?? 0);
  for (const keyword of ['enumNames', 'enumDescriptions'] as const) {
    const count = String(schema[keyword]?.length ?? values);
    if (count !== values)
      yield diagnose('schema/enum-names', at(keyword), { keyword, count, values });
  }
}

/** schema/idle-optional: `optional` outside of the properties of a response: on arguments, items and alternatives. */
function* idleOptional({ schema, name, path, nameAt }: SchemaSite): Iterable<Diagnostic> {
  if (schema.optional === undefined) return;
  const isItem = path[0] === 'schema' && !path.includes('arg_options');
  const isAnswered =
    isItem || path[3] === 'answer_schema' || path[3] === 'responses' || path[0] === 'errors';
  if (isAnswered && ['properties', 'headers', 'data'].includes(String(path.at(-2)))) return;
  yield diagnose('schema/idle-optional', nameAt('optional'), { name });
}

/**
 * schema/idle-default, schema/idle-readonly: a `default` inside an argument, and a `readonly` inside a property that clients may send.
 * Both keywords apply to whole arguments (4.6).
 */
function* idleInside(project: Project): Iterable<Diagnostic> {
  const sent = new Map<unknown, ReadonlySet<string>>(
    project.resources.map((file) => [file, sentProperties(file)]),
  );
  for (const site of schemasOf(project)) {
    const { schema, name, path, nameAt } = site;
    const property = path[0] === 'schema' && path.length > 3 ? String(path[2]) : '';
    const isSent = sent.get(site.file)?.has(property) === true;
    if (schema.readonly === true && isSent)
      yield diagnose('schema/idle-readonly', nameAt('readonly'), { name, property });
    if (schema.default !== undefined && (isSent || isInArgument(site)))
      yield diagnose('schema/idle-default', nameAt('default'), { name });
  }
}

/** Whether a schema is inside an argument of `args`, but not inside an alternative of it. */
function isInArgument({ around }: SchemaSite): boolean {
  if (!around || around.as === 'alternative') return false;
  return around.as === 'argument' || isInArgument(around);
}

/**
 * Returns the properties that clients can send and that only their schema validates. With a callback or several types, a handler has to
 * inspect the value anyway.
 */
function sentProperties(resource: ResourceFile): ReadonlySet<string> {
  if (!acceptsItems(resource)) return new Set();
  const properties = Object.entries(resource.spec.schema.properties).filter(
    ([, { readonly, type, arg_options: options }]) =>
      readonly !== true && typeof type === 'string' && hasNoCallback(options),
  );
  return new Set(properties.map(([name]) => name));
}
