import { RestError, isError } from '../errors/rest-error.ts';
import type { ItemSchema, Schema } from '../schema/types.ts';
import type { AdditionalFields } from '../shape/additional-fields.ts';
import type { WrongValue } from '../shape/wrong-values.ts';
import { andThen } from './awaitable.ts';
import { undeclaredError } from './declared-errors.ts';
import type { DeclaredErrors } from './declared-errors.ts';
import type { Answers } from './definition.ts';
import type { Awaitable, HandlerRequest } from './endpoint.ts';
import { filterFor, filtersOf } from './item-view.ts';
import type { ContextTable } from '../shape/contexts.ts';
import { RestResponse } from './response.ts';
import { wrongIn } from './wrong-items.ts';
import type { ServerSettings } from './settings.ts';

/** How the server handles a response that does not match its schema: refuse it, report it, or skip the check. */
export type AnswerChecking = 'strict' | 'report' | 'off';

/** A response that does not match its schema. */
export interface WrongAnswer extends WrongValue {
  readonly method: string;
  /** The requested route: `/cms/v2/posts/7`. */
  readonly route: string;
  /** Number of further problems in the response. */
  readonly more: number;
}

/** Checks a response or error of an endpoint. Returns it, or the error that replaces it. */
export type AnswerCheck = (
  response: unknown,
  request: HandlerRequest<unknown>,
) => Awaitable<unknown>;

type GivenSchema = ItemSchema | Schema | (() => Awaitable<unknown>) | null | undefined;

/** The parts of a server that the checks use. */
interface CheckParts {
  readonly fields: AdditionalFields;
  /** A schema as OPTIONS shows it. */
  readonly publicSchema: (schema: unknown) => unknown;
  readonly onWrongAnswer: (wrong: WrongAnswer) => void;
}

/** The declared responses of an endpoint. */
export interface Promised {
  readonly answers: Answers;
  /** The schema of its items, or of the whole response if it has no items. */
  readonly schema: GivenSchema;
  readonly contexts: ContextTable;
  /** The errors that it declares; `undefined` if it declares none. */
  readonly errors: DeclaredErrors | undefined;
}

/** Returns the check of an endpoint; `null` if it declares nothing. */
export type AnswerChecks = (promised: Promised) => AnswerCheck | null;

/**
 * Returns a function that makes the checks of endpoints; `null` if checks are off. A check passes problems to
 * `onWrongAnswer`. In the mode `strict` it returns `rest_invalid_answer` with status 500 instead.
 */
export function answerChecks(
  mode: ServerSettings['checkAnswers'],
  parts: CheckParts,
): AnswerChecks | null {
  if (mode === undefined || mode === 'off') return null;
  const judge = (
    found: readonly WrongValue[],
    answer: unknown,
    { request }: HandlerRequest<unknown>,
  ): unknown => {
    const [first, ...others] = found;
    if (!first) return answer;
    const { method, route } = request;
    const wrong = { method, route, ...first, more: others.length };
    if (mode === 'strict') return refusal(wrong);
    parts.onWrongAnswer(wrong);
    return answer;
  };
  return ({ answers, schema: given, contexts, errors }) => {
    if (!given && !errors) return null;
    const isRight = new KnownItems();
    const filters = filtersOf(contexts);
    return (response, seen) => {
      if (isError(response)) {
        const problem = errors ? undeclaredError(response, errors) : null;
        return judge(problem === null ? [] : [{ pointer: '', problem }], response, seen);
      }
      if (!given || !(response instanceof RestResponse) || isRight.all(response, seen))
        return response;
      return andThen(typeof given === 'function' ? given() : given, (own) => {
        const { context } = seen;
        const { rule } = filterFor(filters, context);
        const wants = (field: string): boolean => seen.wants(field);
        const shown = { context, rule, wants };
        const found = wrongIn(answers, response, itemSchema(own, parts), shown);
        if (found.length === 0) isRight.keep(response, seen);
        return judge(found, response, seen);
      });
    };
  };
}

/** One line about an invalid response: `GET /cms/v2/posts/7 does not match its response schema at /id: id must be …` */
export function wrongAnswerText({ method, route, pointer, problem, more }: WrongAnswer): string {
  const place = pointer === '' ? 'as a whole' : `at ${pointer}`;
  const rest = more === 0 ? '' : ` (and ${more} more)`;
  return `${method} ${route} does not match its response schema ${place}: ${problem}${rest}`;
}

function refusal(wrong: WrongAnswer): RestError {
  const { pointer, problem } = wrong;
  return new RestError('rest_invalid_answer', wrongAnswerText(wrong), {
    status: 500,
    pointer,
    problem,
  });
}

/**
 * Returns the schema of a response as OPTIONS shows it. A schema with only `properties`, such as that of an item, is closed:
 * it accepts no other fields, except those that are registered at run time. Other schemas stay as they are.
 */
function itemSchema(given: unknown, { publicSchema, fields }: CheckParts): Schema {
  // The public form of a schema is a schema.
  const schema = publicSchema(given) as Schema;
  const { properties, patternProperties, anyOf, oneOf } = schema;
  if (!properties || patternProperties || anyOf || oneOf) return schema;
  const added = [...fields.of(schema.title ?? '').keys()].map((name) => [name, {}] as const);
  return {
    ...schema,
    properties: { ...Object.fromEntries(added), ...properties },
    additionalProperties: schema.additionalProperties ?? false,
  };
}

/** Frozen items that have passed the check, by context. They are not checked again. */
class KnownItems {
  readonly #byContext = new Map<string, WeakSet<object>>();

  all(response: RestResponse, { context }: HandlerRequest<unknown>): boolean {
    const known = this.#byContext.get(context);
    const items = response.unchangingItems;
    return items !== null && known !== undefined && items.every((item) => known.has(item));
  }

  keep(response: RestResponse, { context }: HandlerRequest<unknown>): void {
    const known = this.#byContext.get(context) ?? new WeakSet();
    this.#byContext.set(context, known);
    for (const item of response.unchangingItems ?? []) known.add(item);
  }
}
