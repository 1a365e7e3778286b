import { STATUS_CODES } from 'node:http';
import type { OpenAPIV3_1 } from 'openapi-types';
import { dataOf, isProtected, statusesOf, tokenOf, wordedErrors } from '../../lower/about.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import { isWhole, plainValue } from '../../../runtime/testing/fixture.ts';
import type { About, DeclaredResponse, Endpoint } from '../../model/api.ts';
import { isEmpty } from '../handlers.ts';
import { errorAt, errorType } from './components.ts';
import { answeredItem, type Content } from './items.ts';
import type { Place } from './operation.ts';
import { openApiSchema, parameterSchema } from './schema.ts';

/** Returns the responses and errors of an endpoint. */
export function responses(place: Place): OpenAPIV3_1.ResponsesObject {
  const { endpoint } = place;
  const response = success(place);
  const headers = { ...response.headers, ETag: { $ref: '#/components/headers/tag' } };
  const usual = { ...response, ...(isRead(endpoint) && { headers }) };
  const others = (endpoint.responses ?? []).map((each) => [
    each.status,
    declared(each, each.status === endpoint.status ? usual : { ...response, headers: {} }),
  ]);
  return {
    [endpoint.status]: usual,
    ...Object.fromEntries(others),
    ...(isRead(endpoint) && { '304': { $ref: '#/components/responses/NotModified' } }),
    ...errors(place),
    // Some client generators take `4XX` and `5XX` for single statuses.
    default: { $ref: '#/components/responses/Error' },
  };
}

/** Returns a declared response; without a schema of its own, it has the body of `around`. */
function declared(
  { description, schema, headers: own }: DeclaredResponse,
  { headers: usual, ...around }: OpenAPIV3_1.ResponseObject,
): OpenAPIV3_1.ResponseObject {
  const declaredHeaders = Object.entries(own).map(([name, header]) => [name, headerOf(header)]);
  const headers = { ...usual, ...Object.fromEntries(declaredHeaders) };
  const said = description ?? (schema ? 'Successful response.' : around.description);
  const hasBody = schema && schema.type !== 'null';
  return {
    ...(hasBody ? content(said, openApiSchema(schema, 'answered')) : !schema && around),
    description: said,
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

function headerOf(header: Schema): OpenAPIV3_1.HeaderObject {
  return { ...parameterSchema(header, 'answered'), ...(!header.optional && { required: true }) };
}

/** Returns the errors by status, with the codes that the endpoint declares for each status. */
function errors({ endpoint, api: { about } }: Place): OpenAPIV3_1.ResponsesObject {
  const usual = [
    // A plain service refuses unknown parameters.
    ...(endpoint.args.length > 0 || about.profile === 'plain' ? [400] : []),
    ...(isProtected(endpoint, about) ? [401, 403] : []),
    ...(endpoint.route.path.includes('{') ? [404] : []),
  ];
  const declared = endpoint.errors.flatMap((code) => statusesOf(code, about));
  const statuses = [...new Set([...declared, ...usual])].sort((a, b) => a - b);
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = endpoint.errors.filter((code) => statusesOf(code, about).includes(status));
      return [String(status), errorWith(status, codes, about)];
    }),
  );
}

/** Returns the shared response of a status, or one with an example for each code that has a valid one. */
function errorWith(status: number, codes: readonly string[], about: About) {
  const { name, description } = errorAt(status);
  if (codes.length === 0) return { $ref: `#/components/responses/${name}` };
  const common = { $ref: `#/components/schemas/${status === 400 ? 'InvalidParameters' : 'Error'}` };
  const typed = codes.flatMap((code) => {
    const own = dataOf(code, about);
    if (!own) return [];
    const data: Schema = { ...own, properties: { ...own.properties, status: { type: 'integer' } } };
    const properties = {
      code: { type: 'string' as const, enum: [code] },
      data: openApiSchema(data, 'answered'),
    };
    return [{ allOf: [common, { type: 'object' as const, properties }] }];
  });
  const all = typed.length === codes.length ? typed : [...typed, common];
  const [schema = common] = all.length === 1 ? all : [{ anyOf: all }];
  const examples = codes.flatMap((code) => {
    const { message = description } = wordedErrors(about).get(code) ?? {};
    const declared = dataOf(code, about);
    const data = declared?.properties ? plainValue(declared, code) : {};
    if (data === undefined || (declared && !isWhole(data, declared))) return [];
    const title = STATUS_CODES[status] ?? '';
    const problem = { type: 'about:blank', title, status, detail: message };
    const own = { code, message, data: { ...Object(data), status } };
    return [[code, { value: about.profile === 'plain' ? { ...problem, ...own } : own }] as const];
  });
  return {
    description,
    content: { [errorType(about)]: { schema, examples: Object.fromEntries(examples) } },
  };
}

/** Whether the endpoint only reads, so that its responses have an ETag (docs/decisions/0012). */
export function isRead({ methods, answers }: Endpoint): boolean {
  return methods.includes('GET') && answers !== 'any';
}

function success(place: Place): OpenAPIV3_1.ResponseObject {
  const { resource, endpoint, names } = place;
  const { answer, media } = endpoint;
  const item = answeredItem(resource, endpoint, names);
  const one = resource.singular.replaceAll('-', ' ');
  const many = resource.name.replaceAll('-', ' ');
  const list: Content = { type: 'array', items: item };
  switch (endpoint.answers) {
    case 'item':
      return content(`The ${one}.`, item);
    case 'created': {
      const headers = { Location: { $ref: '#/components/headers/location' } };
      const hasLocation = resource.links.some(({ rel }) => rel === 'self');
      return { ...content(`The new ${one}.`, item), ...(hasLocation && { headers }) };
    }
    case 'page':
      return { ...content(`A page of ${many}.`, list), headers: totals(place.api.about) };
    case 'list':
      return content(`All ${many}.`, list);
    case 'map':
      return content(`All ${many}, by name.`, { type: 'object', additionalProperties: item });
    case 'deleted': {
      const description = `The deleted ${one} as \`previous\`, or the ${one} itself.`;
      const deleted: Content = {
        type: 'object',
        required: ['deleted', 'previous'],
        properties: { deleted: { type: 'boolean', enum: [true] }, previous: item },
      };
      return content(description, { oneOf: [item, deleted] });
    }
    case 'any':
      if (isEmpty(endpoint)) return { description: 'Successful response without a body.' };
      return content(
        'Successful response.',
        answer ? openApiSchema(answer.shown, 'answered') : bodySchema(endpoint),
        media,
      );
  }
}

function totals(about: About) {
  const prefix = `X-${tokenOf(about).toUpperCase()}`;
  const [count, pages] =
    about.profile === 'plain'
      ? ['X-Total-Count', 'X-Total-Pages']
      : [`${prefix}-Total`, `${prefix}-TotalPages`];
  return {
    [count]: { $ref: '#/components/headers/total' },
    [pages]: { $ref: '#/components/headers/totalPages' },
    Link: { $ref: '#/components/headers/pageLinks' },
  };
}

function content(description: string, schema: Content, media = 'application/json') {
  return { description, content: { [media]: { schema } } };
}

/** Returns the schema of a response without one: text, bytes, or any JSON. */
function bodySchema({ media }: Endpoint): Content {
  if (media === undefined) return {};
  return { type: 'string', ...(!media.startsWith('text/') && { format: 'binary' }) };
}
