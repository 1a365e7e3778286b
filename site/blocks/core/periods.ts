import type { DateParts } from '../../domain/links.ts';
import type { SiteOptions } from '../../domain/options.ts';
import { writtenDate } from '../../web/content/titles.ts';

/** A year, a month or a day as people write it. */
export function periodName({ year, month, day }: DateParts, options: SiteOptions): string {
  const moment = new Date(Date.UTC(2000, (month ?? 1) - 1, day ?? 1));
  moment.setUTCFullYear(year);
  return writtenDate(moment, options, {
    year: 'numeric',
    ...(month === undefined ? {} : { month: 'long' }),
    ...(day === undefined ? {} : { day: 'numeric' }),
  });
}
