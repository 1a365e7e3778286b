import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { generatorFolder } from '../../package.ts';

type Components = Required<
  Pick<OpenAPIV3_1.ComponentsObject, 'schemas' | 'parameters' | 'headers' | 'securitySchemes'>
> & { readonly responses: { readonly [name: string]: OpenAPIV3_1.ResponseObject } };

/** Returns the components that every service has. The product token is part of names of cookies and headers. */
export function components(token: string): Components {
  const text = readFileSync(join(generatorFolder, 'emit/templates/components.json'), 'utf8');
  const named = text.replaceAll('{token}', token).replaceAll('{TOKEN}', token.toUpperCase());
  return JSON.parse(named) as Components; // a test validates documents that contain them
}

interface ErrorText {
  /** The component that endpoints without an error code for the status refer to. */
  readonly name: string;
  readonly description: string;
}

/** The errors by status; the components repeat the first four descriptions. */
const errors: { readonly [status: number]: ErrorText } = {
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

/** Returns the name and the description of the response with the status. */
export function errorAt(status: number): ErrorText {
  return errors[status] ?? { name: 'Error', description: 'An error.' };
}
