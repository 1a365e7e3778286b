import type { Answers, HandlerRequest, ShapedEndpoint, UploadEndpoint } from '../server/index.ts';
import type { Schema } from '../schema/types.ts';
import { fixtureOf, plainValue } from './fixture.ts';
import { isRight } from './is-right.ts';

type Item = { readonly [field: string]: unknown };

/** An endpoint that everybody may call and that answers by the schema of its items, or of its answer. */
export function mockEndpoint(
  { answers, answerSchema }: Pick<ShapedEndpoint, 'answers' | 'answerSchema'>,
  schema: () => Schema,
): UploadEndpoint<unknown, unknown> {
  return {
    mayUpload: () => true,
    permission: () => true,
    handle: (request) =>
      answerSchema ? fixtureOf(answerSchema) : answerOf(answers, schema(), request),
  };
}

function answerOf(answers: Answers, schema: Schema, request: HandlerRequest<unknown>): unknown {
  const item = (number: number): Item => itemFor(schema, request, number);
  switch (answers) {
    case 'item':
    case 'created':
    case 'any':
      return item(1);
    case 'list':
      return [item(1), item(2)];
    case 'page':
      return { items: [item(1), item(2)], total: 2 };
    case 'map':
      return { one: item(1), two: item(2) };
    case 'deleted':
      return argsOf(request)['force'] === false ? item(1) : { deleted: true, previous: item(1) };
  }
}

/**
 * A plain value for each field, with a number of its own, and with what the request says of the fields. One that no plain
 * value passes is left out: the others can be answered.
 */
function itemFor(schema: Schema, request: HandlerRequest<unknown>, number: number): Item {
  const args = argsOf(request);
  const fields = Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
    // Null is said, too.
    const said = args[name] !== undefined ? args[name] : name === 'id' ? number : undefined;
    const isSaid = said !== undefined && isRight(said, property);
    const value = isSaid ? said : plainValue(property, name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(fields);
}

function argsOf({ args }: HandlerRequest<unknown>): Item {
  return isMap(args) ? args : {};
}

function isMap(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
