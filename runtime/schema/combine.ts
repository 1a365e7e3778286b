import { failing, failingTo, reasonOf } from './failure.ts';
import type { SchemaError } from './failure.ts';
import type { Schema } from './types.ts';
import { isMap } from './values/map.ts';

/** What choosing a message has to know about a sub-schema of `anyOf` or `oneOf`. */
export interface Alternative {
  readonly title?: string | undefined;
  readonly type?: Schema['type'] | undefined;
  readonly properties?: { readonly [name: string]: unknown } | undefined;
}

/** A sub-schema that the value matches. */
export interface Match<A extends Alternative = Alternative> {
  readonly position: number;
  readonly alternative: A;
}

/** A sub-schema that the value failed. */
export interface Mismatch extends Match {
  readonly failure: SchemaError;
}

const hasNoForm = failingTo<readonly Mismatch[]>('rest_no_matching_schema', (mismatches) => {
  const titles = titlesOf(mismatches.map(({ alternative }) => alternative));
  return titles
    ? `is not a valid ${listed(titles, 'or')}`
    : 'does not match any of the expected formats';
});

const isNotOfForm = failing<Mismatch>({
  code: 'rest_no_matching_schema',
  words(param, { position, alternative: { title }, failure }) {
    const problem =
      title === undefined ? 'does not match the expected format' : `is not a valid ${title}`;
    return { message: `${param} ${problem}: ${failure.message}`, data: { position } };
  },
  reason: ({ failure }) => reasonOf(failure) ?? failure.code,
});

const hasManyForms = failing<readonly Match[]>({
  code: 'rest_one_of_multiple_matches',
  words(param, matches) {
    const titles = titlesOf(matches.map(({ alternative }) => alternative));
    const matched = titles ? listed(titles, 'and') : 'more than one of the expected formats';
    return {
      message: `${param} matches ${matched}, but must match only one.`,
      data: { positions: matches.map(({ position }) => position) },
    };
  },
});

/** The failure of a value that matches no sub-schema: which of the reasons is reported (7.2). */
export function noMatch(
  value: unknown,
  mismatches: readonly Mismatch[],
  param: string,
): SchemaError {
  const [only] = mismatches;
  if (mismatches.length === 1 && only) return isNotOfForm(param, only);

  // Counted rather than collected: hardly ever are there more than one or two.
  let first: Mismatch | null = null;
  let telling = 0;
  for (const mismatch of mismatches) {
    if (isAboutType(mismatch, param)) continue;
    first ??= mismatch;
    telling += 1;
  }
  if (telling === 1 && first) return isNotOfForm(param, first);
  // All are about objects if the first is: one whose type is another would say so.
  if (first?.alternative.type === 'object') {
    const nearest = nearestOf(
      mismatches.filter((mismatch) => !isAboutType(mismatch, param)),
      value,
    );
    if (nearest) return isNotOfForm(param, nearest);
  }
  return hasNoForm(param, mismatches);
}

/** The failure of a value that matches more than one sub-schema of `oneOf` (7.2). */
export function manyMatches(matches: readonly Match[], param: string): SchemaError {
  return hasManyForms(param, matches);
}

// A type error of a member says something about a value of the right type.
function isAboutType({ failure }: Mismatch, param: string): boolean {
  return failure.code === 'rest_invalid_type' && failure.subject === param;
}

/** The mismatch whose schema shares the most property names with the value; of equals the first. */
function nearestOf(mismatches: readonly Mismatch[], value: unknown): Mismatch | null {
  let nearest: Mismatch | null = null;
  let most = 0;
  for (const mismatch of mismatches) {
    const shared = countShared(mismatch.alternative.properties, value);
    if (shared > most) [nearest, most] = [mismatch, shared];
  }
  return nearest;
}

function countShared(properties: Alternative['properties'], value: unknown): number {
  if (properties === undefined || !isMap(value)) return 0;
  return Object.keys(properties).filter((name) => Object.hasOwn(value, name)).length;
}

/** The titles when there are schemas, and every one has a title. */
function titlesOf(alternatives: readonly Alternative[]): readonly string[] | null {
  const titles = alternatives.flatMap(({ title }) => (title === undefined ? [] : [title]));
  return titles.length > 0 && titles.length === alternatives.length ? titles : null;
}

/** `a, b or c`, of two words or more. */
function listed(words: readonly string[], conjunction: 'and' | 'or'): string {
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}
