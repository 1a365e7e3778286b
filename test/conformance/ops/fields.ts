import {
  filterFields,
  isFieldIncluded,
  parseEmbed,
  parseFields,
} from '../../../runtime/shape/index.ts';
import { numberAt, textAt, textsAt } from '../input.ts';
import type { Ops } from '../types.ts';

/** 4.3 and 4.4: `_fields` and `_embed`. */
export const ops: Ops = {
  filter_fields: ({ input }) => {
    const fields = parseFields(input['fields']);
    const isError = numberAt(input, 'status', 200) >= 400;
    return { value: fields && !isError ? filterFields(input['data'], fields) : input['data'] };
  },
  is_field_included: ({ input }) => ({
    value: isFieldIncluded(textAt(input, 'field'), textsAt(input, 'fields')),
  }),
  parse_embed: ({ input }) => ({ value: parseEmbed(input['value']) }),
};
