import { matchesPattern } from '../../../runtime/schema/index.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { noMembers } from '../contradiction.ts';
import { hint } from '../../diagnostics/hint.ts';
import { schemasOf } from '../walk.ts';
import type { SchemaSite } from '../walk.ts';

/** A name in a `required` list that no schema of the object declares. */
export function* unknownRequired(project: Project): Iterable<Diagnostic> {
  for (const site of schemasOf(project)) {
    const { schema, path, places } = site;
    if (!Array.isArray(schema.required) || noMembers(schema) !== null) continue;
    const whole = wholeOf(site);
    // A map of any members, and what is not an object at all, are other matters.
    if (declaredIn(whole.schema).length === 0) continue;
    const names: readonly string[] = schema.required;
    for (const [index, name] of names.entries()) {
      if (isDeclared(name, whole.schema)) continue;
      yield diagnose('schema/unknown-required', places.at([...path, 'required', index]), {
        name,
        schema: whole.name,
        hint: hint(name, declaredIn(whole.schema)),
      });
    }
  }
}

/** The schema around all alternatives: all of them are about the same object. */
function wholeOf(site: SchemaSite): SchemaSite {
  return site.as === 'alternative' && site.around ? wholeOf(site.around) : site;
}

function isDeclared(name: string, schema: Schema): boolean {
  const { properties = {}, patternProperties = {}, additionalProperties: others } = schema;
  return (
    Object.hasOwn(properties, name) ||
    others === true ||
    typeof others === 'object' ||
    Object.keys(patternProperties).some((pattern) => matchesPattern(name, pattern)) ||
    alternativesOf(schema).some((one) => isDeclared(name, one))
  );
}

function declaredIn(schema: Schema): readonly string[] {
  return [...Object.keys(schema.properties ?? {}), ...alternativesOf(schema).flatMap(declaredIn)];
}

function alternativesOf({ anyOf = [], oneOf = [] }: Schema): readonly Schema[] {
  return [...anyOf, ...oneOf];
}
