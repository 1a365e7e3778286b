import { memoized } from '../collections.ts';
import { COMMON_CODES } from '../../runtime/errors/common-codes.ts';
import type { SecurityRequirement } from '../../runtime/resource/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import type { About, Endpoint } from '../model/api.ts';

/** The product token of a content API if schemas/api.json has none. */
export const DEFAULT_TOKEN = 'cms';

/** Returns the product token that types, comments and documents show. */
export function tokenOf({ token, profile }: Pick<About, 'token' | 'profile'>): string {
  return token ?? (profile === 'plain' ? 'api' : DEFAULT_TOKEN);
}

/** Whether the security of a service is that of a content API, because schemas/api.json declares none. */
export function hasOwnLogins({ profile, security, securitySchemes }: About): boolean {
  return profile !== 'plain' && !security && !securitySchemes;
}

/** Returns the names that `security` of an endpoint can refer to. */
export function schemeNames(about: About): readonly string[] {
  if (hasOwnLogins(about)) return ['cookie', 'nonce', 'applicationPassword'];
  return Object.keys(about.securitySchemes ?? {});
}

/** Returns the names of the schemes that a requirement needs together. */
export function schemesIn(requirement: SecurityRequirement): readonly string[] {
  return typeof requirement === 'string' ? [requirement] : Object.keys(requirement);
}

/** Whether a request without credentials can be refused. */
export function isProtected({ security }: Pick<Endpoint, 'security'>, about: About): boolean {
  if (!security && hasOwnLogins(about)) return true;
  const all = security ?? about.security ?? [];
  return all.length > 0 && all.every((each) => schemesIn(each).length > 0);
}

/** Returns the errors of schemas/api.json that have a message by code, in its order, with the names in the message, each once. There is a constructor for each. */
export const wordedErrors = memoized(({ errors = {} }: About) => {
  const worded = Object.entries(errors).flatMap(([code, declared]) => {
    if (!('message' in declared)) return [];
    const names = [...declared.message.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    return [[code, { code, ...declared, placeholders: [...new Set(names)] }] as const];
  });
  return new Map(worded);
});

/** The error codes that every endpoint may return. */
export const commonCodes: ReadonlySet<string> = new Set(COMMON_CODES);

/** A name in braces. */
export const PLACEHOLDER = /\{([A-Za-z_]\w*)\}/g;

/** Returns the schema of the data of an error; `null` if it has no members but `status`. */
export function dataOf(code: string, about: About): Schema | null {
  const { data } = wordedErrors(about).get(code) ?? {};
  return data ? { type: 'object', properties: data } : null;
}

/** Returns the statuses that schemas/api.json declares for a code; none for a code that it does not name. */
export function statusesOf(code: string, { errors = {} }: About): readonly number[] {
  const declared = Object.hasOwn(errors, code) ? errors[code] : undefined;
  if (!declared) return [];
  return 'message' in declared ? [declared.status] : declared;
}
