import { COPIED } from '../../../runtime/schema/endpoint-args.ts';
import { valuesOfDiscriminator } from '../../../runtime/schema/keywords/alternatives.ts';
import { requiredNames } from '../../../runtime/schema/keywords/object.ts';
import { isReference } from '../../../runtime/schema/named-types.ts';
import type {
  ArgDefinition,
  PropertySchema,
  Schema,
  TypeName,
} from '../../../runtime/schema/types.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Project, ResourceFile } from '../../load/project.ts';
import { acceptsItems, forOwnSchemas, forSchemas, schemasOf } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const keywordRules: readonly Rule[] = [
  forOwnSchemas(noType, idleKeyword, loneKeyword, badDiscriminator, enumNames),
  ...[forSchemas(idleOptional), idleReadonly, idleDefault],
];

/** schema/no-type: a schema without a type, for which the runtime reports incorrect use (4.7). */
function* noType({ schema, name, as, nameAt }: SchemaSite): Iterable<Diagnostic> {
  // Alternatives inherit the type.
  if (schema.type !== undefined || as === 'alternative') return;
  const isIdle =
    as === 'argument' ? isUnvalidated(schema as ArgDefinition) : !schema.anyOf && !schema.oneOf;
  if (isIdle) yield diagnose('schema/no-type', nameAt(), { name });
}

/** Whether an argument without a type has keywords that are ignored: without callbacks any value is accepted (4.7). */
function isUnvalidated(argument: ArgDefinition): boolean {
  return hasNoCallback(argument) && validatingKeywords.some((keyword) => keyword in argument);
}

function hasNoCallback(given: ArgDefinition | undefined): boolean {
  return given?.validate_callback === undefined && given?.sanitize_callback === undefined;
}

const validatingKeywords = COPIED.filter(
  (keyword) => keyword !== 'title' && keyword !== 'description',
);

/** The keywords that apply to values of some types only. All other keywords apply to every type (4.7). */
const keywordsOfTypes: readonly (readonly [readonly TypeName[], readonly (keyof Schema)[]])[] = [
  [['string'], ['format', 'minLength', 'maxLength', 'pattern']],
  [
    ['number', 'integer'],
    ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
  ],
  [['number', 'integer'], ['multipleOf']],
  [['array'], ['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems']],
  [['object'], ['properties', 'patternProperties', 'additionalProperties', 'required']],
  [['object'], ['minProperties', 'maxProperties']],
];

const typesByKeyword: ReadonlyMap<string, readonly TypeName[]> = new Map(
  keywordsOfTypes.flatMap(([types, keywords]) => keywords.map((keyword) => [keyword, types])),
);

/** schema/idle-keyword: a keyword that applies to none of the types of the schema. */
function* idleKeyword({ schema, nameAt }: SchemaSite): Iterable<Diagnostic> {
  if (schema.type === undefined) return;
  const types = [schema.type].flat();
  for (const keyword of Object.keys(schema)) {
    const applicable = typesByKeyword.get(keyword);
    // `required: true` applies to the enclosing object.
    if (keyword === 'required' && !Array.isArray(schema.required)) continue;
    if (!applicable || types.some((type) => applicable.includes(type))) continue;
    yield diagnose('schema/idle-keyword', nameAt(keyword), { keyword, type: types.join(' or ') });
  }
}

/** Keywords that modify another keyword. */
const keywordPairs = [
  ['exclusiveMinimum', 'minimum'],
  ['exclusiveMaximum', 'maximum'],
] as const satisfies readonly (readonly (keyof Schema)[])[];

/** schema/lone-keyword: a keyword without the keyword that it modifies. */
function* loneKeyword({ schema, nameAt }: SchemaSite): Iterable<Diagnostic> {
  for (const [keyword, other] of keywordPairs) {
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
  const isAnswered = isItem || path[3] === 'answer_schema';
  if (isAnswered && path.at(-2) === 'properties') return;
  yield diagnose('schema/idle-optional', nameAt('optional'), { name });
}

/** schema/idle-default: a `default` inside an argument. Defaults apply to whole arguments only (4.6). */
function* idleDefault(project: Project): Iterable<Diagnostic> {
  const enclosingArgument = sentPropertyAround(project);
  for (const site of schemasOf(project)) {
    if (site.schema.default === undefined) continue;
    if (enclosingArgument(site) !== null || isInArgument(site))
      yield diagnose('schema/idle-default', site.nameAt('default'), { name: site.name });
  }
}

/** Whether a schema is inside an argument of `args`, but not inside an alternative of it. */
function isInArgument({ around }: SchemaSite): boolean {
  if (!around || around.as === 'alternative') return false;
  return around.as === 'argument' || isInArgument(around);
}

/** schema/idle-readonly: a `readonly` inside a property that clients may send, because arguments are whole properties (4.6). */
function* idleReadonly(project: Project): Iterable<Diagnostic> {
  const enclosingArgument = sentPropertyAround(project);
  for (const site of schemasOf(project)) {
    const { name, schema, nameAt } = site;
    const property = schema.readonly === true ? enclosingArgument(site) : null;
    if (property !== null)
      yield diagnose('schema/idle-readonly', nameAt('readonly'), { name, property });
  }
}

/**
 * Returns a function that returns the property around a schema, if clients can send the property and only its schema
 * validates it. With a callback or several types, a handler has to inspect the value anyway.
 */
function sentPropertyAround(project: Project): (site: SchemaSite) => string | null {
  const sent = new Map<unknown, ReadonlySet<string>>(
    project.resources.map((file) => [file, sentProperties(file)]),
  );
  return ({ path, file }) => {
    const [root, , property] = path;
    const isInside = root === 'schema' && path.length > 3;
    return isInside && sent.get(file)?.has(String(property)) ? String(property) : null;
  };
}

function sentProperties(resource: ResourceFile): ReadonlySet<string> {
  if (!acceptsItems(resource)) return new Set();
  const properties = Object.entries(resource.spec.schema.properties);
  return new Set(properties.filter(([, each]) => isValidatedBySchema(each)).map(([name]) => name));
}

function isValidatedBySchema({ readonly, type, arg_options: options }: PropertySchema): boolean {
  return readonly !== true && typeof type === 'string' && hasNoCallback(options);
}
