import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results by caller, or for `everyone`: `403 rest_forbidden`, or `200 (21)` for a list of 21. */
export interface Fact {
  readonly name?: string;
  readonly method: string;
  readonly route: string;
  readonly query?: { readonly [name: string]: unknown };
  readonly body?: unknown;
  readonly invalid_params?: readonly string[];
  readonly results: { readonly [caller: string]: string };
}

export const CALLERS = [
  'anonymous',
  'subscriber',
  'contributor',
  'author',
  'editor',
  'admin',
] as const;

export type Caller = (typeof CALLERS)[number];

/** `access`: each route without arguments, for existing and missing items. `probes`: with arguments, by name. */
export function factsOf(name: 'access' | 'probes'): readonly Fact[] {
  const path = join(import.meta.dirname, '../facts', `${name}.json`);
  // The files belong to this project, and `access.test.ts` checks every entry.
  return JSON.parse(readFileSync(path, 'utf8')) as readonly Fact[];
}

/** Returns the result for one caller. */
export function resultFor(caller: Caller, { results }: Fact): string | undefined {
  return results[caller] ?? results['everyone'];
}
