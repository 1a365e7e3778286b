import type { Ops } from '../types.ts';
import { ops as args } from './args.ts';
import { ops as contexts } from './contexts.ts';
import { ops as dates } from './dates.ts';
import { ops as errors } from './errors.ts';
import { ops as fields } from './fields.ts';
import { ops as http } from './http.ts';
import { ops as serve } from './serve.ts';
import { ops as sanitize } from './sanitize.ts';
import { ops as validate } from './validate.ts';

/** Every operation that there is: one file a family, one line each here. */
export const ops: Ops = {
  ...args,
  ...contexts,
  ...dates,
  ...errors,
  ...fields,
  ...http,
  ...serve,
  ...sanitize,
  ...validate,
};
