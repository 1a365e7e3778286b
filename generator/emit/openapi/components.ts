import type { OpenAPIV3_1 } from 'openapi-types';
import { hasOwnLogins, tokenOf } from '../../lower/about.ts';
import type { About } from '../../model/api.ts';
import { render } from '../render.ts';
import { Source } from '../source.ts';

/** Returns the components that every service has, and its security schemes. A plain service sends errors as problem documents (RFC 9457). */
export function components(about: About): OpenAPIV3_1.ComponentsObject {
  const token = tokenOf(about);
  const text = render('components', null, {
    isPlain: about.profile === 'plain',
    errorType: new Source(errorType(about)),
    token: new Source(token),
    upperToken: new Source(token.toUpperCase()),
  });
  // A test validates documents that contain them.
  const { securitySchemes, ...others } = JSON.parse(text) as OpenAPIV3_1.ComponentsObject;
  const schemes = hasOwnLogins(about) ? securitySchemes : about.securitySchemes;
  return { ...others, ...(schemes && { securitySchemes: schemes }) };
}

/** The media type of errors. */
export function errorType({ profile }: About): string {
  return profile === 'plain' ? 'application/problem+json' : 'application/json';
}

/** The errors by status; the components repeat the first four descriptions. */
const errors: { readonly [status: number]: { name: string; description: string } } = {
  400: { name: 'InvalidParameters', description: 'Missing or invalid parameters.' },
  401: { name: 'NotLoggedIn', description: 'Authentication required.' },
  403: { name: 'NotAllowed', description: 'Permission denied.' },
  404: { name: 'NotFound', description: 'Not found.' },
  409: { name: 'Error', description: 'Conflict with the current state of the resource.' },
  410: { name: 'Error', description: 'The resource no longer exists.' },
  412: { name: 'Error', description: 'The resource has changed since it was read.' },
  413: { name: 'Error', description: 'Content too large.' },
  500: { name: 'Error', description: 'Internal server error.' },
  501: { name: 'Error', description: 'Not implemented.' },
};

/** Returns the description of an error, and the component that endpoints without a code for its status refer to. */
export function errorAt(status: number) {
  return errors[status] ?? { name: 'Error', description: 'An error.' };
}
