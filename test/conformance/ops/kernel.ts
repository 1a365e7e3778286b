import type { Ops } from '../types.ts';
import { ops as args } from './args.ts';
import { ops as contexts } from './contexts.ts';
import { ops as dates } from './dates.ts';
import { ops as errors } from './errors.ts';
import { ops as fields } from './fields.ts';
import { ops as sanitize } from './sanitize.ts';
import { ops as validate } from './validate.ts';

/** The operations on values and schemas alone, which need no running service. */
export const kernelOps: Ops = {
  ...args,
  ...contexts,
  ...dates,
  ...errors,
  ...fields,
  ...sanitize,
  ...validate,
};
