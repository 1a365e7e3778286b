import {
  parseValue,
  sanitizeValue,
  stabilize,
  toArray,
  toBoolean,
  toObject,
} from '../../../runtime/schema/index.ts';
import { schemaAt, textAt } from '../input.ts';
import type { Op, Ops } from '../types.ts';
import { outcomeOf } from './verdict.ts';

/** 4.7: sanitized values. */
export const ops: Ops = {
  sanitize: bySchema(sanitizeValue),
  parse: bySchema(parseValue),
  sanitize_boolean: about(toBoolean),
  sanitize_array: about(toArray),
  sanitize_object: about(toObject),
  stabilize: ({ input }) => {
    const value = stabilize(input['value']);
    return { value, json: JSON.stringify(value) };
  },
};

function bySchema(sanitize: typeof sanitizeValue): Op {
  return (record) => {
    const { input } = record;
    // Without a schema the argument is not registered: it is accepted unchanged.
    if (!('schema' in input)) return outcomeOf(record, input['value']);
    const schema = schemaAt(input, 'schema');
    return outcomeOf(record, sanitize(input['value'], schema, textAt(input, 'param')));
  };
}

function about(sanitize: (value: unknown) => unknown): Op {
  return ({ input }) => ({ value: sanitize(input['value']) });
}
