import type { FuzzRoute } from './routes.ts';

/** A reply that breaks a rule. */
export interface Problem {
  readonly rule: string;
  readonly detail: string;
}

/** A problem with a request that repeats it. */
export interface Failure extends Problem {
  readonly route: string;
  readonly method: string;
  readonly curl: string;
  /** The end of the log of the site, when it has logged something. */
  readonly log: string;
  /** How many requests have failed in the same way. */
  count: number;
}

/** Equal for problems that have the same cause, as far as a reply shows it. */
export function signatureOf({ rule, detail }: Problem, route: FuzzRoute, method: string): string {
  const shape = detail.replaceAll(/\d+/g, 'N').slice(0, 120);
  return `${rule} ${method} ${route.path} ${shape}`;
}
