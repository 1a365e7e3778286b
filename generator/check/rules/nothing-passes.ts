import type { Schema, TypeName } from '../../../runtime/schema/types.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Project } from '../../load/project.ts';
import { schemasOf } from '../walk.ts';

/** Keywords that are each possible, and together refuse every value. A `minimum` above a `maximum` is `emptyRange`'s. */
export function* nothingPasses(project: Project): Iterable<Diagnostic> {
  for (const { schema, path, places } of schemasOf(project)) {
    for (const [keyword, find] of contradictions) {
      if (schema[keyword] === undefined) continue;
      const reason = find(schema);
      if (reason === null) continue;
      yield diagnose('schema/nothing-passes', places.at([...path, keyword]), { reason });
    }
  }
}

/** What is wrong with a schema that has the keyword; `null` when nothing is. */
type Contradiction = readonly [keyword: keyof Schema, find: (schema: Schema) => string | null];

const contradictions: readonly Contradiction[] = [
  ['minimum', noNumber],
  ['minItems', tooFewValues],
  ['required', ruledOut],
];

function noNumber(schema: Schema): string | null {
  const { minimum, maximum, multipleOf: step } = schema;
  if (!isOf(schema, ['number', 'integer']) || minimum === undefined || maximum === undefined)
    return null;
  if (minimum > maximum) return null;
  const between = rangeOf(schema);
  if (minimum === maximum && !contains(schema, minimum)) return `no number is ${between}`;
  const isWhole = isOf(schema, ['integer']);
  // Multiples of other numbers are a matter of rounding.
  const factor = step !== undefined && Number.isInteger(step) ? step : isWhole ? 1 : 0;
  if (factor <= 0) return null;
  const first = Math.ceil(minimum / factor) * factor;
  if (contains(schema, first) || contains(schema, first + factor)) return null;
  return factor === 1 ? `no integer is ${between}` : `no multiple of ${factor} is ${between}`;
}

/** Whether `number` lies within the bounds. */
function contains(schema: Schema, number: number): boolean {
  const { minimum = -Infinity, maximum = Infinity, exclusiveMinimum, exclusiveMaximum } = schema;
  const isAbove = exclusiveMinimum === true ? number > minimum : number >= minimum;
  const isBelow = exclusiveMaximum === true ? number < maximum : number <= maximum;
  return isAbove && isBelow;
}

function rangeOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): string {
  const from = exclusiveMinimum === true ? 'more than' : 'at least';
  const to = exclusiveMaximum === true ? 'less than' : 'at most';
  return `${from} ${minimum} and ${to} ${maximum}`;
}

function tooFewValues(schema: Schema): string | null {
  const { minItems = 0, uniqueItems, items } = schema;
  if (!isOf(schema, ['array']) || uniqueItems !== true || items?.enum === undefined) return null;
  const values = new Set(items.enum.map((value) => JSON.stringify(value))).size;
  return values === 0 || minItems <= values
    ? null
    : `${minItems} items cannot all differ when "enum" lists ${values}`;
}

function ruledOut(schema: Schema): string | null {
  const { required, properties = {}, patternProperties, additionalProperties } = schema;
  if (!Array.isArray(required) || !isOf(schema, ['object'])) return null;
  if (additionalProperties !== false || patternProperties !== undefined) return null;
  const name = required.find((each) => !Object.hasOwn(properties, each));
  return name === undefined
    ? null
    : `"${name}" has to be there, and is no member that may be there`;
}

/** Whether the values of a schema are of these types alone. */
function isOf({ type }: Schema, types: readonly TypeName[]): boolean {
  return type !== undefined && [type].flat().every((each) => types.includes(each));
}
