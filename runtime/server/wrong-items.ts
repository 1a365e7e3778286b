import type { Schema } from '../schema/types.ts';
import { missingValues } from '../shape/missing-values.ts';
import type { Shown } from '../shape/missing-values.ts';
import { memberPointer, wrongValues } from '../shape/wrong-values.ts';
import type { WrongValue } from '../shape/wrong-values.ts';
import type { Answers } from './definition.ts';
import { encode } from './encode.ts';
import type { RestResponse } from './response.ts';

/** Every place of an answer at which one of its items is not as their schema says. */
export function wrongIn(
  answers: Answers,
  response: RestResponse,
  schema: Schema,
  shown: Shown,
): readonly WrongValue[] {
  const text = encode(response.peek());
  // What cannot be written is refused when it is.
  if (typeof text !== 'string') return [];
  return itemsIn[answers](JSON.parse(text)).flatMap(([pointer, item]) => {
    const name = pointer === '' ? 'the answer' : `the item ${pointer}`;
    const fields = withoutLinks(item);
    return [
      ...wrongValues(fields, schema, pointer, name),
      ...missingValues(fields, schema, shown, pointer, name),
    ];
  });
}

type Items = readonly (readonly [pointer: string, item: unknown])[];

/** Where the items of an answer are. */
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

function isMap(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
