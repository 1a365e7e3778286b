import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { hasOwnLogins, tokenOf } from '../../lower/about.ts';
import type { About } from '../../model/api.ts';
import { generatorFolder } from '../../package.ts';

type Components = Required<
  Pick<OpenAPIV3_1.ComponentsObject, 'schemas' | 'parameters' | 'headers'>
> & {
  readonly responses: { readonly [name: string]: OpenAPIV3_1.ResponseObject };
  readonly securitySchemes?: About['securitySchemes'];
};

/** Returns the components that every service has, and its security schemes. */
export function components(about: About): Components {
  const all = template(tokenOf(about));
  const { securitySchemes, ...others } = about.profile === 'plain' ? withProblems(all) : all;
  if (hasOwnLogins(about)) return { ...others, securitySchemes };
  return { ...others, ...(about.securitySchemes && { securitySchemes: about.securitySchemes }) };
}

/** The product token is part of names of cookies and headers. */
function template(token: string): Required<Components> {
  const text = readFileSync(join(generatorFolder, 'emit/templates/components.json'), 'utf8');
  const named = text.replaceAll('{token}', token).replaceAll('{TOKEN}', token.toUpperCase());
  return JSON.parse(named) as Required<Components>; // a test validates documents that contain them
}

const PROBLEM_TYPE = 'application/problem+json';

/** The media type of errors. */
export function errorType({ profile }: About): string {
  return profile === 'plain' ? PROBLEM_TYPE : 'application/json';
}

/** Returns the components of a service whose errors are problem documents (RFC 9457). */
function withProblems({ schemas, responses, ...others }: Required<Components>) {
  const asProblem = (schema: OpenAPIV3_1.SchemaObject): OpenAPIV3_1.SchemaObject => ({
    ...schema,
    required: [...Object.keys(PROBLEM), ...(schema.required ?? [])],
    properties: { ...PROBLEM, ...schema.properties },
  });
  const { Error: error = {}, InvalidParameters: invalid = {} } = schemas;
  // JSON of the media type `application/json` is always an error here.
  const renamed = JSON.stringify(responses).replaceAll('application/json', PROBLEM_TYPE);
  return {
    ...others,
    schemas: { ...schemas, Error: asProblem(error), InvalidParameters: asProblem(invalid) },
    responses: JSON.parse(renamed) as Components['responses'], // the names of media types differ
  };
}

const PROBLEM: { readonly [name: string]: OpenAPIV3_1.SchemaObject } = {
  type: { type: 'string', description: 'Always `about:blank`.' },
  title: { type: 'string', description: 'Reason phrase of the status.' },
  status: { type: 'integer', description: 'HTTP status.' },
  detail: { type: 'string', description: 'Message of the error.' },
};

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
