import type { ErrorObject } from 'ajv';

/** Descriptions of invalid values, which follow the value in the message, by the keyword of ajv. */
const problems: { readonly [keyword: string]: (params: Params, value: unknown) => string } = {
  minLength: ({ limit }) => tooFew(limit, 'characters'),
  minItems: ({ limit }) => tooFew(limit, 'items'),
  minProperties: ({ limit }) => tooFew(limit, 'properties'),
  uniqueItems: ({ i }, value) => `contains ${JSON.stringify(itemOf(value, i))} twice`,
  minimum: ({ limit }) => `is less than ${String(limit)}`,
  maximum: ({ limit }) => `is greater than ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `is not greater than ${String(limit)}`,
  pattern: ({ pattern }) => `does not match ${String(pattern)}`,
};

type Params = ErrorObject['params'];

export function problemOf({ keyword, params, data }: ErrorObject): string {
  const problem = Object.hasOwn(problems, keyword) ? problems[keyword] : undefined;
  return problem ? problem(params, data) : 'is not allowed here';
}

function tooFew(limit: unknown, what: string): string {
  return limit === 1 ? 'is empty' : `has fewer than ${String(limit)} ${what}`;
}

function itemOf(list: unknown, at: unknown): unknown {
  return Array.isArray(list) ? list[Number(at)] : undefined;
}
