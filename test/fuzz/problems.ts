import type { FuzzRoute } from './routes.ts';

/** A response that breaks a rule. */
export interface Problem {
  readonly rule: string;
  readonly detail: string;
}

/** A problem with a request that reproduces it. */
export interface Failure extends Problem {
  readonly route: string;
  readonly method: string;
  readonly curl: string;
  /** The last lines of the log of the site, if any. */
  readonly log: string;
  /** The number of requests that failed in the same way. */
  count: number;
}

/** Returns a key that is equal for problems with the same cause, as far as a response shows it. */
export function signatureOf({ rule, detail }: Problem, route: FuzzRoute, method: string): string {
  const shape = detail.replaceAll(/\d+/g, 'N').slice(0, 120);
  return `${rule} ${method} ${route.path} ${shape}`;
}
