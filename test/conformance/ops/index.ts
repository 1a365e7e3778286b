import type { Ops } from '../types.ts';
import type { CaseSites } from './case-sites.ts';
import { httpOps } from './http.ts';
import { kernelOps } from './kernel.ts';
import { serveOps } from './serve.ts';

/** Every operation that there is: one file a family, one line each here or in `kernel.ts`. */
export function opsOn(sites: CaseSites): Ops {
  return { ...kernelOps, ...httpOps(sites), ...serveOps(sites) };
}
