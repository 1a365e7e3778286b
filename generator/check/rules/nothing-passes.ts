import type { Schema } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import {
  alternativesProblem,
  deadAlternatives,
  noMembers,
  noNumber,
  tooFewValues,
} from '../contradiction.ts';
import { schemasOf } from '../walk.ts';

/** Keywords that are each possible, and together refuse every value. A `minimum` above a `maximum` is `emptyRange`'s. */
export function* nothingPasses(project: Project): Iterable<Diagnostic> {
  for (const { schema, path, places, as, around } of schemasOf(project)) {
    const inherited = as === 'alternative' ? around?.schema.type : undefined;
    for (const [keywords, find] of contradictions) {
      const keyword = keywords.find((word) => schema[word] !== undefined);
      if (keyword === undefined) continue;
      const reason = find(schema, inherited);
      if (reason === null) continue;
      yield diagnose('schema/nothing-passes', places.at([...path, keyword]), { reason });
    }
    if (alternativesProblem(schema, inherited) !== null) continue;
    for (const { keyword, index, reason } of deadAlternatives(schema, inherited)) {
      const span = places.at([...path, keyword, index]);
      yield diagnose('schema/nothing-passes', span, { reason });
    }
  }
}

type Find = (schema: Schema, inherited: Schema['type']) => string | null;

/** Why nothing passes a schema that has one of the keywords; it is reported at the first of them. */
const contradictions: readonly (readonly [keywords: readonly (keyof Schema)[], find: Find])[] = [
  [['minimum'], noNumber],
  [['minItems'], tooFewValues],
  [['required', 'minProperties', 'maxProperties'], noMembers],
  [['oneOf', 'anyOf'], alternativesProblem],
];
