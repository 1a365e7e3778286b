import { memberRule } from '../../../runtime/schema/keywords/object.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project } from '../../load/project.ts';
import { wordedErrors } from '../../lower/about.ts';
import { noMembers } from '../contradiction.ts';
import { acceptsItems, argsOf, forOwnSchemas, forSchemas } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const propertyRules: readonly Rule[] = [
  reservedName,
  ...[forSchemas(inheritedName), forOwnSchemas(unknownRequired)],
];

/** schema/inherited-name: a property or an argument with the name of a member of every object. Its type would not match objects without it. */
function* inheritedName({ as, path, nameAt }: SchemaSite): Iterable<Diagnostic> {
  const name = String(path.at(-1));
  const isMember = as === 'argument' || path.at(-2) === 'properties';
  if (isMember && name !== '__proto__' && Object.hasOwn(Object.prototype, name))
    yield diagnose('schema/inherited-name', nameAt(), { name });
}

const inResponses = 'is added to every response';
const inRequests = 'is a parameter of every request';
const inErrors = 'is a member of the data of every error';
const selectsContext = 'is the parameter that chooses the fields of the response';

/** Names of members of responses and of parameters of requests that the service uses, with the predicate of the message. */
const reservedNames: ReadonlyMap<string, string> = new Map([
  ...['_links', '_embedded'].map((name) => [name, inResponses] as const),
  ...['_fields', '_embed', '_envelope', '_method'].map((name) => [name, inRequests] as const),
]);

/** schema/reserved-name: a property, an argument or a value of an error with a name that the service uses itself. */
function* reservedName(project: Project): Iterable<Diagnostic> {
  for (const resource of project.resources) {
    const { spec, places } = resource;
    const accepts = acceptsItems(resource);
    for (const [name, { readonly }] of Object.entries(spec.schema.properties)) {
      const isSent = accepts && readonly !== true;
      const isContext = name === 'context' && (spec.contexts ?? []).length > 0;
      const use = isContext ? selectsContext : reservedNames.get(name);
      const span = places.ofName(['schema', 'properties', name]);
      if (use !== undefined && (isSent || use === inResponses))
        yield diagnose('schema/reserved-name', span, { name, use });
    }
  }
  for (const { name, nameAt } of argsOf(project)) {
    const use = reservedNames.get(name);
    if (use === inRequests) yield diagnose('schema/reserved-name', nameAt(), { name, use });
  }
  for (const { code, placeholders, data = {} } of wordedErrors(project.about).values()) {
    const values = { name: 'status', use: inErrors };
    const place = ['errors', code, ...(data['status'] ? ['data', 'status'] : ['message'])];
    if (project.aboutPlaces && [...placeholders, ...Object.keys(data)].includes('status'))
      yield diagnose('schema/reserved-name', project.aboutPlaces.ofName(place), values);
  }
}

/** schema/unknown-required: a name in a `required` list that no schema of the object declares. */
function* unknownRequired(site: SchemaSite): Iterable<Diagnostic> {
  const { schema, at } = site;
  if (!Array.isArray(schema.required) || noMembers(schema) !== null) return;
  const whole = outermost(site);
  const declared = declaredIn(whole.schema);
  for (const [index, name] of schema.required.map(String).entries()) {
    // Without declared properties any name is possible.
    if (declared.length === 0 || isDeclared(name, whole.schema)) continue;
    const values = { name, schema: whole.name, hint: hint(name, declared) };
    yield diagnose('schema/unknown-required', at('required', index), values);
  }
}

/** Returns the schema around all alternatives, which describe the same object. */
function outermost(site: SchemaSite): SchemaSite {
  return site.as === 'alternative' && site.around ? outermost(site.around) : site;
}

export function isDeclared(name: string, schema: Schema): boolean {
  // In the file of a type, other types are names, which can declare any member.
  const isName = schema.$type !== undefined && schema.type === undefined;
  const { additionalProperties = isName, anyOf = [], oneOf = [] } = schema;
  return (
    memberRule(name, { ...schema, additionalProperties }) !== false ||
    [...anyOf, ...oneOf].some((one) => isDeclared(name, one))
  );
}

function declaredIn({ properties = {}, anyOf = [], oneOf = [] }: Schema): readonly string[] {
  return [...Object.keys(properties), ...[...anyOf, ...oneOf].flatMap(declaredIn)];
}
