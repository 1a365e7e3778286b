import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** The types that a keyword speaks of. Keywords that are not here speak of all (4.7). */
const typesOf: { readonly [K in keyof Schema]?: readonly TypeName[] } = {
  format: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  pattern: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  exclusiveMinimum: ['number', 'integer'],
  exclusiveMaximum: ['number', 'integer'],
  multipleOf: ['number', 'integer'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  uniqueItems: ['array'],
  properties: ['object'],
  patternProperties: ['object'],
  additionalProperties: ['object'],
  minProperties: ['object'],
  maxProperties: ['object'],
  required: ['object'],
};

/** A keyword that none of the schema's types reads. */
export function* idleKeyword(project: Project): Iterable<Diagnostic> {
  for (const { schema, path, places } of schemasOf(project)) {
    if (schema.type === undefined) continue;
    const types = [schema.type].flat();
    for (const keyword of Object.keys(schema)) {
      // `hasOwn` has looked: the name is one of the table's.
      const read = Object.hasOwn(typesOf, keyword) ? typesOf[keyword as keyof Schema] : undefined;
      // The other form of `required` speaks of what is around it.
      if (keyword === 'required' && !Array.isArray(schema.required)) continue;
      if (!read || types.some((type) => read.includes(type))) continue;
      const span = places.ofName([...path, keyword]);
      yield diagnose('schema/idle-keyword', span, { keyword, type: types.join(' or ') });
    }
  }
}
