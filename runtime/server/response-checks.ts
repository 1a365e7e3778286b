import { RestError, isError } from '../errors/rest-error.ts';
import type { Schema } from '../schema/types.ts';
import { isMap } from '../schema/values/containers.ts';
import { memberPointer, wrongValues } from '../shape/wrong-values.ts';
import type { Shown, WrongValue } from '../shape/wrong-values.ts';
import { undeclaredError } from './declared-errors.ts';
import type { Answers, RouteOptions, ShapedEndpoint } from './definition.ts';
import type { Awaitable, HandlerRequest } from './endpoint.ts';
import { filterFor, filtersOf } from './item-shaper.ts';
import { wrongReply } from './reply.ts';
import { encodeJson } from './response-data.ts';
import { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** How the server handles a response that does not match its schema: refuse it, report it, or skip the check. */
export type ResponseChecking = 'strict' | 'report' | 'off';

/** A response that does not match its schema. */
export interface InvalidResponse extends Pick<WrongValue, 'pointer' | 'problem'> {
  readonly method: string;
  /** The requested route: `/cms/v2/posts/7`. */
  readonly route: string;
  /** Number of further problems in the response. */
  readonly more: number;
}

/** Checks a response or error of an endpoint. Returns it, or the error that replaces it. */
export type ResponseCheck = (
  response: unknown,
  request: HandlerRequest<unknown>,
) => Awaitable<unknown>;

/** Returns the check of an endpoint of a route whose items have `schema`; `null` if the endpoint declares nothing. */
export type ResponseChecks = (
  definition: ShapedEndpoint,
  schema: RouteOptions['schema'],
) => ResponseCheck | null;

/**
 * Returns a function that makes the checks of endpoints; `null` if checks are off. A check passes problems to
 * `onInvalidResponse`. In the mode `strict` it returns `rest_invalid_answer` with status 500 instead.
 */
export function responseChecks(
  server: Server,
  onInvalidResponse: (wrong: InvalidResponse) => void,
): ResponseChecks | null {
  const { checkResponses: mode, int64 } = server.settings;
  if (mode === undefined || mode === 'off') return null;
  const judge = (
    found: readonly WrongValue[],
    answer: unknown,
    { request }: HandlerRequest<unknown>,
  ): unknown => {
    const [first, ...others] = found;
    if (!first) return answer;
    const { method, route } = request;
    const { pointer, problem } = first;
    const wrong = { method, route, pointer, problem, more: others.length };
    if (mode === 'strict')
      return new RestError('rest_invalid_answer', invalidResponseText(wrong), {
        ...{ status: 500, pointer, problem },
      });
    onInvalidResponse(wrong);
    return answer;
  };
  return ({ answers, answerSchema, shape, errors, errorData, responses }, schema) => {
    const given = answers === 'any' ? answerSchema : schema;
    if (!given && !errors && !responses) return null;
    const filters = filtersOf(shape?.contexts ?? {});
    return async (response, seen) => {
      if (isError(response)) {
        const problem = errors ? undeclaredError(response, errors, errorData) : null;
        return judge(problem === null ? [] : [{ pointer: '', problem }], response, seen);
      }
      if (!(response instanceof RestResponse)) return response;
      const replied = responses ? wrongReply(response, responses) : [];
      const isOther =
        responses?.[response.status]?.schema !== undefined || response.stream !== null;
      if (!given || isOther) return judge(replied, response, seen);
      const own = typeof given === 'function' ? await given() : given;
      const { context } = seen;
      const { rule } = filterFor(filters, context);
      const shown = { context, rule, wants: (field: string) => seen.wants(field) };
      const text = encodeJson(response.data, { int64 });
      // Data that cannot be encoded becomes an error when the response is written.
      if (typeof text !== 'string') return judge(replied, response, seen);
      const wrong = wrongIn(answers, JSON.parse(text), itemSchema(own, server), shown);
      return judge([...replied, ...wrong], response, seen);
    };
  };
}

/** One line about an invalid response: `GET /cms/v2/posts/7 does not match its response schema at /id: id must be …` */
export function invalidResponseText({
  method,
  route,
  pointer,
  problem,
  more,
}: InvalidResponse): string {
  const place = pointer === '' ? 'as a whole' : `at ${pointer}`;
  const rest = more === 0 ? '' : ` (and ${more} more)`;
  return `${method} ${route} does not match its response schema ${place}: ${problem}${rest}`;
}

/**
 * Returns the schema of a response as OPTIONS shows it. A schema with only `properties`, such as that of an item, is closed:
 * it accepts no other fields, except those that are registered at run time. Other schemas stay as they are.
 */
function itemSchema(given: unknown, { publicSchema, fields }: Server): Schema {
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

/** Returns the parts of a response that do not match the schema of its items. */
function wrongIn(
  answers: Answers,
  data: unknown,
  schema: Schema,
  shown: Shown,
): readonly WrongValue[] {
  return itemsIn[answers](data).flatMap(([pointer, item]) => {
    const name = pointer === '' ? 'the response' : `the item ${pointer}`;
    const fields = withoutLinks(item);
    return [...wrongValues(fields, schema, pointer, name, shown)];
  });
}

type Items = readonly (readonly [pointer: string, item: unknown])[];

/** Returns the items of a response with their JSON pointers. */
const itemsIn: { readonly [A in Answers]: (data: unknown) => Items } = {
  item: (item) => [['', item]],
  created: (item) => [['', item]],
  any: (data) => [['', data]],
  deleted: (data) =>
    isMap(data) && data['deleted'] === true && 'previous' in data
      ? [['/previous', data['previous']]]
      : [['', data]],
  list: members,
  page: members,
  map: members,
};

function members(data: unknown): Items {
  if (typeof data !== 'object' || data === null) return [['', data]];
  return Object.entries(data).map(([key, item]) => [memberPointer('', key), item]);
}

function withoutLinks(item: unknown): unknown {
  if (!isMap(item) || !('_links' in item)) return item;
  const { _links: _, ...others } = item;
  return others;
}
