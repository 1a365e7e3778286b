import {
  bestType,
  isArray,
  isBoolean,
  isEqual,
  isInteger,
  isObject,
  isUnique,
  isHexColor,
  isIp,
  validateValue,
} from '../../../runtime/schema/index.ts';
import { listAt, schemaAt, textAt, textsAt } from '../input.ts';
import type { Op, Ops } from '../types.ts';
import { verdictOf } from './verdict.ts';

/** 4.7: validation of values, and its helper functions. */
export const ops: Ops = {
  validate: (record) => {
    const { input } = record;
    const schema = schemaAt(input, 'schema');
    return verdictOf(record, validateValue(input['value'], schema, textAt(input, 'param')));
  },
  best_type: ({ input }) => ({ value: bestType(input['value'], textsAt(input, 'types')) ?? '' }),
  is_boolean: about(isBoolean),
  is_integer: about(isInteger),
  is_array: about(isArray),
  is_object: about(isObject),
  hex_color: about((value) => isHexColor(String(value)) && value),
  is_ip: about((value) => isIp(String(value)) && value),
  equal: ({ input }) => ({ value: isEqual(input['a'], input['b']) }),
  unique: ({ input }) => ({ value: isUnique(listAt(input, 'value')) }),
};

function about(question: (value: unknown) => unknown): Op {
  return ({ input }) => ({ value: question(input['value']) });
}
