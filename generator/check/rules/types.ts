import { requiredNames } from '../../../runtime/schema/keywords/object.ts';
import { allSchemas } from '../../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { hint } from '../../diagnostics/hint.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';
import type { Rule, SchemaSite } from '../walk.ts';

export const crossTypeRules: readonly Rule[] = [references, endlessType, foreignKeyword];

/** types/unknown: a `$type` without a file. types/unused: a file that nothing refers to. */
function* references(project: Project): Iterable<Diagnostic> {
  const { types } = project;
  const used = new Set<string>();
  for (const { schema, file, at } of schemasOf(project)) {
    const { $type: type } = schema;
    if (type === undefined) continue;
    const named = types.get(type);
    if (!named)
      yield diagnose('types/unknown', at('$type'), { type, hint: hint(type, types.keys()) });
    if (named !== file) used.add(type);
  }
  for (const { name, places } of types.values())
    if (!used.has(name)) yield diagnose('types/unused', places.at(['schema']), { type: name });
}

/**
 * types/endless: a type whose values contain another value of the type in every case, so that there is none. Requests need only the
 * required members, responses all that are not optional.
 */
function* endlessType(project: Project): Iterable<Diagnostic> {
  const finite = new Set<string>();
  const inResponses = typesInResponses(project);
  const isFinite = (schema: Schema, isAnswered: boolean): boolean => {
    const { $type, type, nullable, anyOf, oneOf, items, minItems = 0, properties = {} } = schema;
    const isInnerFinite = (inner: Schema) => isFinite(inner, isAnswered);
    if (nullable === true) return true;
    if ($type !== undefined) return finite.has($type) || !project.types.has($type);
    if (![anyOf, oneOf].every((list) => !list || list.some(isInnerFinite))) return false;
    const types = type === undefined ? [] : [type].flat();
    if (types.some((name) => name !== 'object' && name !== 'array')) return true;
    if (types.includes('array') && (minItems === 0 || !items || isInnerFinite(items))) return true;
    const required = requiredNames(schema);
    return Object.entries(properties).every(([name, property]) => {
      const isNeeded = isAnswered ? property.optional !== true : required.includes(name);
      return !isNeeded || isInnerFinite(property);
    });
  };
  let before = -1;
  while (before < finite.size) {
    before = finite.size;
    for (const { name, spec } of project.types.values())
      if (
        isFinite(spec.schema, inResponses.has(name)) &&
        !isAmongOwnAlternatives(name, spec.schema, project)
      )
        finite.add(name);
  }
  for (const { name, places } of project.types.values())
    if (!finite.has(name)) yield diagnose('types/endless', places.at(['schema']), { type: name });
}

/** Returns the names of the types that are not only in requests. */
function typesInResponses(project: Project): ReadonlySet<string | undefined> {
  const isSent = ({ around, as, path }: SchemaSite): boolean =>
    around ? isSent(around) : as === 'argument' || path.includes('accepts');
  const sites = schemasOf(project).filter(
    (site) => !isSent(site) && project.types.get(site.file.name) !== site.file,
  );
  const named = sites.filter(({ schema }) => schema.$type !== undefined);
  return new Set(named.flatMap(({ schema }) => [...allSchemas(schema)].map((one) => one.$type)));
}

/** Whether a type is one of its own alternatives, or of theirs. */
function isAmongOwnAlternatives(name: string, schema: Schema, { types }: Project): boolean {
  const found = new Set([schema]);
  // The loop also visits schemas that are added to the set.
  for (const { $type, anyOf = [], oneOf = [] } of found) {
    if ($type === name) return true;
    const named = $type === undefined ? undefined : types.get($type)?.spec.schema;
    for (const one of [...anyOf, ...oneOf, ...(named ? [named] : [])]) found.add(one);
  }
  return false;
}

/** types/foreign-keyword: a keyword about the fields of a resource, which types do not have. */
function* foreignKeyword(project: Project): Iterable<Diagnostic> {
  for (const { schema, file, nameAt } of schemasOf(project)) {
    if (project.types.get(file.name) !== file) continue;
    const keyword = (['context', 'readonly'] as const).find((word) => schema[word] !== undefined);
    if (keyword) yield diagnose('types/foreign-keyword', nameAt(keyword), { keyword });
  }
}
