import type { ErrorObject } from 'ajv';

/** What is wrong with a value of the right type, after the value itself; by the keyword of ajv that says so. */
const problems: { readonly [keyword: string]: (params: Params, value: unknown) => string } = {
  minLength: ({ limit }) => tooFew(limit, 'letters'),
  minItems: ({ limit }) => tooFew(limit, 'items'),
  minProperties: ({ limit }) => tooFew(limit, 'members'),
  uniqueItems: ({ i }, value) => `holds ${JSON.stringify(itemOf(value, i))} twice`,
  minimum: ({ limit }) => `is less than ${String(limit)}`,
  maximum: ({ limit }) => `is more than ${String(limit)}`,
  exclusiveMinimum: ({ limit }) => `is not more than ${String(limit)}`,
  pattern: ({ pattern }) => `is not of the form ${String(pattern)}`,
};

type Params = ErrorObject['params'];

export function problemOf({ keyword, params, data }: ErrorObject): string {
  const problem = Object.hasOwn(problems, keyword) ? problems[keyword] : undefined;
  return problem ? problem(params, data) : 'may not stand here';
}

function tooFew(limit: unknown, what: string): string {
  return limit === 1 ? 'is empty' : `has fewer than ${String(limit)} ${what}`;
}

function itemOf(list: unknown, at: unknown): unknown {
  return Array.isArray(list) ? list[Number(at)] : undefined;
}
