import type { Ops } from '../types.ts';
import type { CaseSites } from './case-sites.ts';
import { httpOps } from './http.ts';
import { kernelOps } from './kernel.ts';
import { serveOps } from './serve.ts';

/** All operations: one file per family, one line each here or in `kernel.ts`. */
export function opsOn(sites: CaseSites): Ops {
  return { ...kernelOps, ...httpOps(sites), ...serveOps(sites) };
}
