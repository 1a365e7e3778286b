import type { OpenAPIV3_1 } from 'openapi-types';
import { isWithoutBody, type SecurityRequirement } from '../../../runtime/resource/index.ts';
import type { Schema } from '../../../runtime/schema/types.ts';
import { mapValues } from '../../collections.ts';
import type { Api, Arg, Endpoint, Method, Resource } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { mustBeSent, ofWhatIsSent, valueSchema } from '../arg-types.ts';
import { hasEmbeds } from '../embedded.ts';
import { fileParts } from '../files.ts';
import { inheriting, typesOf } from '../type-of.ts';
import { capital } from '../wording.ts';
import { isRead, responses } from './responses.ts';
import { asSent, describedWith, openApiSchema, parameterSchema } from './schema.ts';

type Parameter = OpenAPIV3_1.ParameterObject | OpenAPIV3_1.ReferenceObject;

/** An endpoint with its resource. */
export interface Place {
  readonly resource: Resource;
  readonly endpoint: Endpoint;
  readonly names: Names;
  readonly api: Api;
}

/** Returns the operation of one method of an endpoint. */
export function operation(place: Place, method: Method): OpenAPIV3_1.OperationObject {
  const { resource, endpoint } = place;
  const { description, deprecated, errors, operationId: id = endpoint.id } = endpoint;
  // Operation IDs are unique; the first method has that of the endpoint.
  const isFirst = method === endpoint.methods[0];
  const others = endpoint.args.filter(({ inPath }) => !inPath);
  const inQuery = method === 'GET' || method === 'DELETE';
  const whole = others.find(({ definition }) => definition.in === 'body');
  const isOutside = ({ definition }: Arg) => inQuery || definition.in !== undefined;
  const outside = others.filter((arg) => arg !== whole && isOutside(arg));
  const sent = others.filter((arg) => !isOutside(arg));
  // An argument of this name describes the header.
  const own = new Set(outside.map(({ shownName }) => shownName.toLowerCase()));
  const shared = (header: string, name: string) =>
    own.has(header) ? [] : [{ $ref: `#/components/parameters/${name}` }];
  const text = describedWith(description ?? undefined, deprecated?.message);
  return {
    operationId: isFirst ? id : `${id}.${method.toLowerCase()}`,
    tags: [...(endpoint.tags ?? [resource.name])],
    summary: summaryOf(resource, endpoint),
    ...(text !== undefined && { description: text }),
    ...(deprecated && { deprecated: true }),
    parameters: [
      ...pathParameters(endpoint),
      ...outside.map(parameterOf),
      ...shapingParameters(resource, endpoint),
      ...(isRead(endpoint) && inQuery ? shared('if-none-match', 'ifNoneMatch') : []),
      ...(errors.includes('rest_precondition_failed') ? shared('if-match', 'ifMatch') : []),
    ],
    ...(!inQuery && (sent.length > 0 || endpoint.uploads) && { requestBody: body(sent, place) }),
    ...(whole && { requestBody: wholeBody(whole) }),
    responses: asSent(responses(place), place.api.about),
    ...(endpoint.security && { security: requirements(endpoint.security) }),
  };
}

/** Returns the alternatives of authentication; none for a public operation. */
export function requirements(security: readonly SecurityRequirement[]) {
  return security.map((each) =>
    typeof each === 'string' ? { [each]: [] } : mapValues(each, (scopes) => [...scopes]),
  );
}

/** Returns the summary of a standard endpoint, or the first sentence of the description of any other one. */
function summaryOf(resource: Resource, { name, summary, description }: Endpoint): string {
  if (summary !== undefined) return summary;
  const item = (name === 'list' ? resource.name : resource.singular).replaceAll('-', ' ');
  if (['list', 'create', 'get', 'update', 'delete'].includes(name))
    return `${capital(name)} ${item}`;
  // `deleteAll` → `Delete all`
  const inWords = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return description?.split(/[.;](?:\s|$)/)[0] ?? capital(inWords);
}

/** Returns the schema of all arguments of an endpoint together. */
export function inputSchema(endpoint: Endpoint): OpenAPIV3_1.SchemaObject {
  const { args } = endpoint;
  const declared = args.map(({ name }) => name);
  const undeclared = groupsOf(endpoint).filter((name) => !declared.includes(name));
  const required = args.filter(mustBeSent);
  const properties = [
    ...undeclared.map((name) => [name, { type: 'string' }]),
    ...args.map((arg) => [arg.shownName, openApiSchema(schemaOf(arg), 'required')]),
  ];
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: [...undeclared, ...required.map(({ shownName }) => shownName)],
    additionalProperties: false,
  };
}

/** Returns the names of the groups of the path of an endpoint: `/books/{id}` → `id`. */
export function groupsOf({ route }: Endpoint): readonly string[] {
  return [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
}

/** Returns the path parameters. A group that no argument describes is a string. */
function pathParameters(endpoint: Endpoint): Parameter[] {
  // The route does not match without the group.
  return groupsOf(endpoint).map((name) => {
    const arg = endpoint.args.find((each) => each.inPath && each.name === name);
    const schema: Schema = arg ? schemaOf(arg) : { type: 'string' };
    return { name, in: 'path', required: true, ...parameterSchema(schema, 'required') };
  });
}

function parameterOf(arg: Arg): Parameter {
  const place = arg.definition.in ?? 'query';
  return {
    name: arg.shownName,
    in: place,
    ...(mustBeSent(arg) && { required: true }),
    ...(place === 'query' && styleOf(arg)),
    ...parameterSchema(inAddress(schemaOf(arg)), 'required'),
  };
}

/** Returns a schema for parameters: unspecified members are values that other tools can put into a URL. */
function inAddress(schema: Schema): Schema {
  const { items, anyOf, oneOf } = schema;
  const asWritten = (one: Schema): Schema => inAddress(inheriting(schema, one));
  const isList = typesOf(schema).includes('array') && !schema.prefixItems && !anyOf && !oneOf;
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(asWritten) }),
    ...(oneOf && { oneOf: oneOf.map(asWritten) }),
    ...(isList && isOpen(items) && { items: { ...items, type: ['string', 'number', 'boolean'] } }),
  };
}

function isOpen(schema: Schema = {}): boolean {
  return typesOf(schema).length === 0 && !schema.enum && !schema.anyOf && !schema.oneOf;
}

/** Lists can be separated by commas (4.7), objects use brackets. */
function styleOf({ definition }: Arg) {
  const types = typesOf(definition);
  if (types.includes('array')) return { style: 'form', explode: false };
  if (types.includes('object')) return { style: 'deepObject', explode: true };
  return {};
}

function shapingParameters(resource: Resource, { answers, media, status }: Endpoint): Parameter[] {
  if (answers === 'deleted' || media !== undefined || isWithoutBody(status)) return [];
  // Maps do not embed anything.
  const embeds = answers !== 'any' && answers !== 'map' && hasEmbeds(resource);
  const names = embeds ? ['fields', 'embed'] : ['fields'];
  return names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
}

function body(args: readonly Arg[], { endpoint, api }: Place): OpenAPIV3_1.RequestBodyObject {
  const { uploads, files } = endpoint;
  const required = args.filter(mustBeSent).map((arg) => arg.shownName);
  const properties = Object.fromEntries(
    args.map((arg) => [arg.shownName, openApiSchema(schemaOf(arg), 'required')]),
  );
  const form = (parts: object, names: readonly string[], isClosed: boolean) => ({
    ...{ type: 'object' as const, properties: { ...properties, ...parts } },
    ...(names.length > 0 && { required: [...names] }),
    // A plain service refuses undeclared members.
    ...(isClosed && api.about.profile === 'plain' && { additionalProperties: false }),
  });
  if (files) {
    const parts = fileParts(files);
    const all = [...required, ...parts.required];
    const content = { schema: form(parts.properties, all, true), encoding: parts.encoding };
    return { required: all.length > 0, content: { 'multipart/form-data': content } };
  }
  const file = { type: 'string', format: 'binary' } as const;
  return {
    ...(required.length > 0 && { required: true }),
    content: {
      // An upload is a form with a file, or the file itself. Client generators prefer the first type, and JSON.
      ...(uploads && { 'multipart/form-data': { schema: form({ file }, required, false) } }),
      ...(args.length > 0 && { 'application/json': { schema: form({}, required, true) } }),
      ...(uploads && { '*/*': { schema: file } }),
    },
  };
}

function wholeBody(arg: Arg): OpenAPIV3_1.RequestBodyObject {
  const schema = openApiSchema(schemaOf(arg), 'required');
  return { required: mustBeSent(arg), content: { 'application/json': { schema } } };
}

/** Returns the schema of an argument without `required`, which the parameter has. */
function schemaOf(arg: Arg): Schema {
  return ofWhatIsSent(arg, { ...valueSchema(arg), ...arg.accepts });
}
