import type { About, Endpoint } from '../model/api.ts';

/** The security schemes of a content API that declares none. */
const CONTENT_API_SCHEMES = ['cookie', 'nonce', 'applicationPassword'] as const;

/** Whether the security of a service is that of a content API, because schemas/api.json declares none. */
export function hasOwnLogins({ profile, security, securitySchemes }: About): boolean {
  return profile !== 'plain' && !security && !securitySchemes;
}

/** Returns the names that `security` of an endpoint can refer to. */
export function schemeNames(about: About): readonly string[] {
  return hasOwnLogins(about) ? CONTENT_API_SCHEMES : Object.keys(about.securitySchemes ?? {});
}

/** Whether a request without credentials can be refused. */
export function isProtected({ security }: Pick<Endpoint, 'security'>, about: About): boolean {
  if (security) return security.length > 0;
  return hasOwnLogins(about) || (about.security ?? []).length > 0;
}
