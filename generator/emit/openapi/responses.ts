import { STATUS_CODES } from 'node:http';
import type { OpenAPIV3_1 } from 'openapi-types';
import { tokenOf } from '../../lower/callbacks.ts';
import { statusesOf, wordedErrors } from '../../lower/errors.ts';
import { isProtected } from '../../lower/security.ts';
import type { About } from '../../model/api.ts';
import { isEmpty } from '../handlers.ts';
import { errorAt, errorType } from './components.ts';
import { answeredItem } from './items.ts';
import { itemLinks } from './links.ts';
import type { Place } from './operation.ts';
import { openApiSchema } from './schema.ts';

type Content = OpenAPIV3_1.SchemaObject | OpenAPIV3_1.ReferenceObject;

/** Returns the responses and errors of an endpoint. */
export function responses(place: Place): OpenAPIV3_1.ResponsesObject {
  const status = place.endpoint.answers === 'created' ? '201' : '200';
  return {
    [status]: tagged(place, success(place)),
    ...(isRead(place) && { '304': { $ref: '#/components/responses/NotModified' } }),
    ...errors(place),
    // Some client generators take `4XX` and `5XX` for single statuses.
    default: errorOf('Error'),
  };
}

/** Returns the errors by status, with the codes that the endpoint declares for each status. */
function errors(place: Place): OpenAPIV3_1.ResponsesObject {
  const { route, endpoint, api } = place;
  const byStatus = codesByStatus(place);
  const usual: readonly (readonly [status: number, isUsual: boolean])[] = [
    // A plain service refuses unknown parameters.
    [400, endpoint.args.length > 0 || api.about.profile === 'plain'],
    [401, isProtected(endpoint, api.about)],
    [403, isProtected(endpoint, api.about)],
    [404, route.path.includes('{')],
  ];
  for (const [status, isUsual] of usual)
    if (isUsual && !byStatus.has(status)) byStatus.set(status, []);
  const found = [...byStatus].sort(([one], [other]) => one - other);
  return Object.fromEntries(
    found.map(([status, codes]) => [String(status), errorWith(status, codes, api.about)]),
  );
}

function codesByStatus({ endpoint, api }: Place): Map<number, string[]> {
  const found = new Map<number, string[]>();
  for (const code of endpoint.errors) {
    for (const status of statusesOf(code, api.about))
      found.set(status, [...(found.get(status) ?? []), code]);
  }
  return found;
}

/** Returns the shared response of a status, or one with an example for each code. */
function errorWith(
  status: number,
  codes: readonly string[],
  about: About,
): OpenAPIV3_1.ResponseObject | OpenAPIV3_1.ReferenceObject {
  const { name, description } = errorAt(status);
  if (codes.length === 0) return errorOf(name);
  const schema = { $ref: `#/components/schemas/${status === 400 ? 'InvalidParameters' : 'Error'}` };
  const worded = new Map(wordedErrors(about).map((each) => [each.code, each.message]));
  const examples = codes.map((code) => {
    const message = worded.get(code) ?? description;
    const value = {
      ...(about.profile === 'plain' && problemMembers(status, message)),
      ...{ code, message, data: { status } },
    };
    return [code, { value }] as const;
  });
  return {
    description,
    content: { [errorType(about)]: { schema, examples: Object.fromEntries(examples) } },
  };
}

/** Returns the members of a problem document that other errors do not have. */
function problemMembers(status: number, detail: string) {
  return { type: 'about:blank', title: STATUS_CODES[status] ?? '', status, detail };
}

/** Whether the endpoint only reads, so that its responses have an ETag (docs/decisions/0012). */
export function isRead({ endpoint }: Pick<Place, 'endpoint'>): boolean {
  return endpoint.methods.includes('GET') && endpoint.answers !== 'any';
}

/** Whether a write supports `If-Match`. */
export function isGuarded({ endpoint }: Pick<Place, 'endpoint'>): boolean {
  return endpoint.errors.includes('rest_precondition_failed');
}

function tagged(place: Place, response: OpenAPIV3_1.ResponseObject): OpenAPIV3_1.ResponseObject {
  if (!isRead(place)) return response;
  return {
    ...response,
    headers: { ...response.headers, ETag: { $ref: '#/components/headers/tag' } },
  };
}

function errorOf(name: string): OpenAPIV3_1.ReferenceObject {
  return { $ref: `#/components/responses/${name}` };
}

function success(place: Place): OpenAPIV3_1.ResponseObject {
  const { resource, endpoint, names } = place;
  const item = answeredItem(resource, endpoint, names);
  const one = resource.singular.replaceAll('-', ' ');
  const many = resource.name.replaceAll('-', ' ');
  switch (endpoint.answers) {
    case 'item':
      return withLinks(place, json(`The ${one}.`, item));
    case 'created':
      return withLinks(place, json(`The new ${one}.`, item));
    case 'page':
      return {
        ...json(`A page of ${many}.`, { type: 'array', items: item }),
        headers: totals(place.api.about),
      };
    case 'list':
      return json(`All ${many}.`, { type: 'array', items: item });
    case 'map':
      return json(`All ${many}, by name.`, { type: 'object', additionalProperties: item });
    case 'deleted':
      return json(`The trashed ${one}, or the permanently deleted ${one} as \`previous\`.`, {
        oneOf: [item, deleted(item)],
      });
    case 'any':
      if (isEmpty(endpoint)) return { description: 'Successful response without a body.' };
      return json(
        'Successful response.',
        endpoint.answer ? openApiSchema(endpoint.answer.shown, 'answered') : {},
      );
  }
}

function totals(about: About): OpenAPIV3_1.ResponseObject['headers'] & {} {
  const prefix = `X-${tokenOf(about).toUpperCase()}`;
  const [total, pages] =
    about.profile === 'plain'
      ? ['X-Total-Count', 'X-Total-Pages']
      : [`${prefix}-Total`, `${prefix}-TotalPages`];
  return {
    [total]: { $ref: '#/components/headers/total' },
    [pages]: { $ref: '#/components/headers/totalPages' },
  };
}

function withLinks(
  { resource, api }: Place,
  response: OpenAPIV3_1.ResponseObject,
): OpenAPIV3_1.ResponseObject {
  const links = itemLinks(resource, api);
  return Object.keys(links).length === 0 ? response : { ...response, links };
}

function json(description: string, schema: Content): OpenAPIV3_1.ResponseObject {
  return { description, content: { 'application/json': { schema } } };
}

function deleted(previous: Content): OpenAPIV3_1.SchemaObject {
  return {
    type: 'object',
    required: ['deleted', 'previous'],
    properties: { deleted: { type: 'boolean', enum: [true] }, previous },
  };
}
