import type { Ops } from '../types.ts';
import { ops as http } from './http.ts';
import { kernelOps } from './kernel.ts';
import { ops as serve } from './serve.ts';

/** Every operation that there is: one file a family, one line each here or in `kernel.ts`. */
export const ops: Ops = { ...kernelOps, ...http, ...serve };
