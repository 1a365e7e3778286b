import { failing, failingTo, type SchemaError } from '../failure.ts';
import type { Failure, Schema } from '../types.ts';
import { isMap, own } from '../values/containers.ts';
import { allowedValues, notInEnum } from './enum.ts';
import { missingMember } from './object.ts';
import { notOfType } from './type.ts';

/** The keywords of a schema that list schemas, in the order in which they are checked. */
export function alternativesOf({ anyOf, oneOf }: Schema): readonly ('anyOf' | 'oneOf')[] {
  if (anyOf) return oneOf ? BOTH : ANY_OF;
  return oneOf ? ONE_OF : NONE;
}

const [NONE, ANY_OF, ONE_OF] = [[], ['anyOf'], ['oneOf']] as const;
const BOTH = ['anyOf', 'oneOf'] as const;

/** A schema of `anyOf` or `oneOf` that the value matches. */
interface Match {
  readonly position: number;
  readonly schema: Schema;
}

/** A schema of `anyOf` or `oneOf` that the value does not match. */
interface Mismatch extends Match {
  readonly failure: SchemaError;
}

const noneMatches = failingTo<readonly Mismatch[]>('rest_no_matching_schema', (mismatches) => {
  const titles = titlesOf(mismatches);
  return titles
    ? `is not a valid ${listed(titles, 'or')}`
    : 'does not match any of the expected formats';
});

const oneMismatch = failing<Mismatch>(
  'rest_no_matching_schema',
  (param, { position, schema: { title }, failure }) => {
    const problem =
      title === undefined ? 'does not match the expected format' : `is not a valid ${title}`;
    return { message: `${param} ${problem}: ${failure.message}`, data: { position } };
  },
);

const severalMatch = failing<readonly Match[]>('rest_one_of_multiple_matches', (param, matches) => {
  const titles = titlesOf(matches);
  const matched = titles ? listed(titles, 'and') : 'more than one of the expected formats';
  return {
    message: `${param} matches ${matched}, but must match only one.`,
    data: { positions: matches.map(({ position }) => position) },
  };
});

/**
 * Returns the schema of `anyOf` or `oneOf` that the value matches (4.7): the first one, or the only one. Returns an
 * error if none matches, or if more than one of `oneOf` match.
 */
export function matchAlternative(
  keyword: 'anyOf' | 'oneOf',
  value: unknown,
  schemas: readonly Schema[],
  check: (schema: Schema) => Failure,
  param: string,
): Schema | SchemaError {
  const mismatches: Mismatch[] = [];
  const matches: Match[] = [];
  for (const [position, schema] of schemas.entries()) {
    const failure = check(schema);
    if (failure) mismatches.push({ position, schema, failure });
    else if (keyword === 'anyOf') return schema;
    else matches.push({ position, schema });
  }
  const [match, other] = matches;
  if (!match) return noMatch(value, mismatches, param);
  return other ? severalMatch(param, matches) : match.schema;
}

/** The positions of the schemas of `oneOf` by the values of their discriminator. */
const positions = new WeakMap<readonly Schema[], ReadonlyMap<unknown, number>>();

/** Returns the values of the discriminator `name` that a schema of `oneOf` has; none if it is not an object. */
export function valuesOfDiscriminator(schema: Schema | null, name: string): readonly unknown[] {
  const member = own(schema?.properties, name);
  return (member && allowedValues(member)) ?? [];
}

/**
 * Returns the schema of `oneOf` whose discriminator has the value of the member `name`, if the value matches it. `contentOf`
 * returns the schema of a named type.
 */
export function matchDiscriminated(
  value: unknown,
  { oneOf = [], discriminator: name = '' }: Schema,
  contentOf: (schema: Schema) => Schema | null,
  check: (schema: Schema) => Failure,
  param: string,
): Schema | SchemaError {
  const ofNull = value === null && oneOf.find(({ type }) => type === 'null');
  if (ofNull) return ofNull;
  if (!isMap(value)) return notOfType(param, 'object');
  if (!Object.hasOwn(value, name)) return missingMember(param, name);
  let known = positions.get(oneOf);
  if (!known) {
    known = new Map(
      oneOf.flatMap((one, position) =>
        valuesOfDiscriminator(contentOf(one), name).map((tag) => [tag, position]),
      ),
    );
    positions.set(oneOf, known);
  }
  const tag = value[name];
  const position = known.get(tag) ?? -1;
  const schema = oneOf[position];
  if (!schema) return notInEnum(`${param}[${name}]`, [...known.keys()]);
  const failure = check(schema);
  if (!failure) return schema;
  const title = contentOf(schema)?.title ?? String(tag);
  return oneMismatch(param, { position, schema: { title }, failure });
}

/** The failure of a value that no schema matches, and which of the mismatches it quotes (7.2). */
function noMatch(value: unknown, mismatches: readonly Mismatch[], param: string): SchemaError {
  const [only] = mismatches;
  if (mismatches.length === 1 && only) return oneMismatch(param, only);
  const ofRightType = mismatches.filter((mismatch) => !isAboutType(mismatch, param));
  const [first, second] = ofRightType;
  if (first && !second) return oneMismatch(param, first);
  // If the first is about an object, all are: the others would be about the type.
  const nearest = first?.schema.type === 'object' ? nearestOf(ofRightType, value) : null;
  return nearest ? oneMismatch(param, nearest) : noneMatches(param, mismatches);
}

// The type error of a member is about a value of the right type.
function isAboutType({ failure }: Mismatch, param: string): boolean {
  return failure.code === 'rest_invalid_type' && failure.subject === param;
}

/** The mismatch whose schema shares the most property names with the value; the first one of several. */
function nearestOf(mismatches: readonly Mismatch[], value: unknown): Mismatch | null {
  let nearest: Mismatch | null = null;
  let most = 0;
  for (const mismatch of mismatches) {
    const shared = countShared(mismatch.schema, value);
    if (shared > most) [nearest, most] = [mismatch, shared];
  }
  return nearest;
}

function countShared({ properties = {} }: Schema, value: unknown): number {
  if (!isMap(value)) return 0;
  return Object.keys(properties).filter((name) => Object.hasOwn(value, name)).length;
}

/** The titles of the schemas; `null` unless every one has a title. */
function titlesOf(matches: readonly Match[]): readonly string[] | null {
  const titles = matches.flatMap(({ schema: { title } }) => title ?? []);
  return titles.length > 0 && titles.length === matches.length ? titles : null;
}

/** `a, b or c`. */
function listed(words: readonly string[], conjunction: 'and' | 'or'): string {
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
