import { STATUS_CODES } from 'node:http';
import type { OpenAPIV3_1 } from 'openapi-types';
import { groupBy } from '../../collections.ts';
import { isProtected, statusesOf, tokenOf, wordedErrors } from '../../lower/about.ts';
import type { About, Endpoint } from '../../model/api.ts';
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
  const declared = endpoint.errors.flatMap((code) =>
    statusesOf(code, api.about).map((status) => ({ status, code })),
  );
  const byStatus = groupBy(declared, ({ status }) => status);
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
    found.map(([status, group]) => {
      const codes = group.map(({ code }) => code);
      return [String(status), errorWith(status, codes, api.about)];
    }),
  );
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
    const title = STATUS_CODES[status] ?? '';
    const problem = { type: 'about:blank', title, status, detail: message };
    const own = { code, message, data: { status } };
    return [code, { value: about.profile === 'plain' ? { ...problem, ...own } : own }] as const;
  });
  return {
    description,
    content: { [errorType(about)]: { schema, examples: Object.fromEntries(examples) } },
  };
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
  const headers = { ...response.headers, ETag: { $ref: '#/components/headers/tag' } };
  return { ...response, headers };
}

function errorOf(name: string): OpenAPIV3_1.ReferenceObject {
  return { $ref: `#/components/responses/${name}` };
}

function success(place: Place): OpenAPIV3_1.ResponseObject {
  const { resource, endpoint, names } = place;
  const item = answeredItem(resource, endpoint, names);
  const one = resource.singular.replaceAll('-', ' ');
  const many = resource.name.replaceAll('-', ' ');
  const list = (description: string) => json(description, { type: 'array', items: item });
  switch (endpoint.answers) {
    case 'item':
      return withLinks(place, json(`The ${one}.`, item));
    case 'created':
      return withLinks(place, json(`The new ${one}.`, item));
    case 'page':
      return { ...list(`A page of ${many}.`), headers: totals(place.api.about) };
    case 'list':
      return list(`All ${many}.`);
    case 'map':
      return json(`All ${many}, by name.`, { type: 'object', additionalProperties: item });
    case 'deleted':
      return json(`The trashed ${one}, or the permanently deleted ${one} as \`previous\`.`, {
        oneOf: [item, deleted(item)],
      });
    case 'any':
      if (isEmpty(endpoint)) return { description: 'Successful response without a body.' };
      return content(
        'Successful response.',
        endpoint.answer ? openApiSchema(endpoint.answer.shown, 'answered') : bodySchema(endpoint),
        endpoint.media,
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
  return content(description, schema);
}

function content(
  description: string,
  schema: Content,
  media = 'application/json',
): OpenAPIV3_1.ResponseObject {
  return { description, content: { [media]: { schema } } };
}

/** Returns the schema of a response without one: text, bytes, or any JSON. */
function bodySchema({ media }: Endpoint): Content {
  if (media === undefined) return {};
  return { type: 'string', ...(!media.startsWith('text/') && { format: 'binary' }) };
}

function deleted(previous: Content): OpenAPIV3_1.SchemaObject {
  return {
    type: 'object',
    required: ['deleted', 'previous'],
    properties: { deleted: { type: 'boolean', enum: [true] }, previous },
  };
}
