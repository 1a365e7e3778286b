import { dateWithGmt, parseDate } from '../../../site/domain/zones.ts';
import type { Zone } from '../../../site/domain/zones.ts';
import { numberAt, textAt } from '../input.ts';
import type { CaseInput, Ops } from '../types.ts';

/** 4.7: date-times. */
export const ops: Ops = {
  parse_date: ({ input }) => ({
    value: parseDate(textAt(input, 'date'), { forceUtc: input['force_utc'] === true }),
  }),
  date_with_gmt: ({ input }) => ({
    value: dateWithGmt(textAt(input, 'date'), {
      isUtc: input['is_utc'] === true,
      zone: zoneOf(input),
    }),
  }),
};

function zoneOf(input: CaseInput): Zone {
  if ('tz' in input) return { tz: textAt(input, 'tz') };
  return { gmtOffset: numberAt(input, 'gmt_offset', 0) };
}
