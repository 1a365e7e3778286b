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

/** What happens with an answer that its schema rules out: refused, told of, or not looked for. */
export type AnswerChecking = 'strict' | 'report' | 'off';

/** An answer that is not as its schema says. */
export interface WrongAnswer extends WrongValue {
  readonly method: string;
  /** The route as it was asked: `/cms/v2/posts/7`. */
  readonly route: string;
  /** How many more places are wrong. */
  readonly more: number;
}

/** Looks at one answer of an endpoint: the answer, or the error that takes its place. */
export type AnswerCheck = (
  response: unknown,
  request: HandlerRequest<unknown>,
) => Awaitable<unknown>;

type GivenSchema = ItemSchema | Schema | (() => Awaitable<unknown>) | null | undefined;

/** What the checks need of a server. */
interface CheckParts {
  readonly fields: AdditionalFields;
  /** A schema as OPTIONS shows it. */
  readonly publicSchema: (schema: unknown) => unknown;
  readonly onWrongAnswer: (wrong: WrongAnswer) => void;
}

/** What an endpoint promises of its answers. */
export interface Promised {
  readonly answers: Answers;
  /** What its items are, or `any` is. */
  readonly schema: GivenSchema;
  readonly contexts: ContextTable;
  /** The errors that it may answer; `undefined` where nothing is declared. */
  readonly errors: DeclaredErrors | undefined;
}

/** Makes the check of an endpoint; `null` where there is nothing to check. */
export type AnswerChecks = (promised: Promised) => AnswerCheck | null;

/**
 * Checks answers against the schemas of their items, by the kernel. What is wrong is told to
 * `onWrongAnswer`; when `strict`, `rest_invalid_answer` with status 500 is answered in its place.
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
 * The schema of an answer as OPTIONS shows it. Where it is nothing but fields, as that of an item, it is closed: there are
 * no others. What says less or more of its members (`answer_schema` may) says itself which it lets in.
 */
function itemSchema(given: unknown, { publicSchema, fields }: CheckParts): Schema {
  // What describes items by properties is a schema.
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

/** Items that cannot change and were found right, by context: they need not be looked at again. */
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
