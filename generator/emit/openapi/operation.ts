import type { OpenAPIV3_1 } from 'openapi-types';
import type { Schema } from '../../../runtime/schema/types.ts';
import type { Api, Arg, Endpoint, Method, Resource, Route } from '../../model/api.ts';
import type { Names } from '../../names/names.ts';
import { mustBeSent, ofWhatIsSent } from '../arg-types.ts';
import { hasEmbeds } from '../client-type.ts';
import { inheriting, typesOf } from '../type-of.ts';
import { valueSchema } from '../value-schema.ts';
import { capital } from '../wording.ts';
import { isGuarded, isRead, responses } from './responses.ts';
import { openApiSchema } from './schema.ts';
import type { ParameterSchema } from './schema.ts';

type Parameter = OpenAPIV3_1.ParameterObject | OpenAPIV3_1.ReferenceObject;

/** An endpoint and where it stands. */
export interface Place {
  readonly resource: Resource;
  readonly route: Route;
  readonly endpoint: Endpoint;
  readonly names: Names;
  readonly api: Api;
}

/** One method of an endpoint. */
export function operation(place: Place, method: Method): OpenAPIV3_1.OperationObject {
  const { resource, route, endpoint } = place;
  // An id stands for one operation; the first method of an endpoint has that of the endpoint.
  const isFirst = method === endpoint.methods[0];
  const sent = endpoint.args.filter(({ inPath }) => !inPath);
  const inQuery = method === 'GET' || method === 'DELETE';
  return {
    operationId: isFirst ? endpoint.id : `${endpoint.id}.${method.toLowerCase()}`,
    tags: [resource.name],
    summary: summaryOf(resource, endpoint),
    ...(endpoint.description !== null && { description: endpoint.description }),
    parameters: [
      ...pathParameters(route, endpoint),
      ...(inQuery ? sent.map(queryParameter) : []),
      ...shapingParameters(resource, endpoint),
      ...(isRead(place) && inQuery ? [{ $ref: '#/components/parameters/ifNoneMatch' }] : []),
      ...(isGuarded(place) ? [{ $ref: '#/components/parameters/ifMatch' }] : []),
    ],
    ...(!inQuery && (sent.length > 0 || endpoint.uploads) && { requestBody: body(sent, endpoint) }),
    responses: responses(place),
  };
}

const summaries: { readonly [name: string]: string } = {
  list: 'List',
  create: 'Create',
  get: 'Get',
  update: 'Update',
  delete: 'Delete',
};

/** The name of a usual endpoint in words; of any other endpoint the first sentence of its description. */
function summaryOf({ name, singular }: Resource, endpoint: Endpoint): string {
  const verb = summaries[endpoint.name];
  if (verb !== undefined)
    return `${verb} ${(endpoint.name === 'list' ? name : singular).replaceAll('-', ' ')}`;
  return endpoint.description?.split(/[.;](?:\s|$)/)[0] ?? inWords(endpoint.name);
}

/** `deleteAll` → `Delete all` */
function inWords(name: string): string {
  return capital(name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

/** A group of the pattern that no argument describes is text. */
function pathParameters(route: Route, endpoint: Endpoint): Parameter[] {
  // The expression has the group, and nothing is matched without it.
  const groups = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);
  return groups.map((name) => {
    const arg = endpoint.args.find((each) => each.inPath && each.name === name);
    return { name, in: 'path', required: true, ...described(arg ? schemaOf(arg) : text) };
  });
}

const text: Schema = { type: 'string' };

function queryParameter(arg: Arg): Parameter {
  return {
    name: arg.shownName,
    in: 'query',
    ...(mustBeSent(arg) && { required: true }),
    ...styleOf(arg),
    ...described(inAddress(schemaOf(arg))),
  };
}

/** Members that a schema says nothing about are what can be written in an address: other tools write them there. */
function inAddress(schema: Schema): Schema {
  const { items, anyOf, oneOf } = schema;
  const asWritten = (one: Schema): Schema => inAddress(inheriting(schema, one));
  const isList = typesOf(schema).includes('array') && !anyOf && !oneOf;
  return {
    ...schema,
    ...(anyOf && { anyOf: anyOf.map(asWritten) }),
    ...(oneOf && { oneOf: oneOf.map(asWritten) }),
    ...(isList && (!items || isOpen(items)) && { items: { ...items, type: WRITTEN } }),
  };
}

const WRITTEN = ['string', 'number', 'boolean'] as const;

/** Whether a schema leaves open what it is about. */
function isOpen(schema: Schema): boolean {
  return typesOf(schema).length === 0 && !schema.enum && !schema.anyOf && !schema.oneOf;
}

/** The description of a parameter stands beside its schema. */
function described(argument: Schema) {
  const { description, ...schema } = openApiSchema(argument, 'required');
  return {
    ...(description !== undefined && { description }),
    // The types give parameters the schemas of 3.0, though 3.1 has one kind of schema.
    schema: schema as ParameterSchema,
  };
}

/** A list may be sent separated by commas (4.7), an object in brackets. */
function styleOf({ definition }: Arg) {
  const types = typesOf(definition);
  if (types.includes('array')) return { style: 'form', explode: false };
  if (types.includes('object')) return { style: 'deepObject', explode: true };
  return {};
}

function shapingParameters(resource: Resource, { answers }: Endpoint): Parameter[] {
  if (answers === 'deleted') return [];
  const parameters: Parameter[] = [{ $ref: '#/components/parameters/fields' }];
  // In a map nothing is embedded.
  const embeds = answers !== 'any' && answers !== 'map' && hasEmbeds(resource);
  if (embeds) parameters.push({ $ref: '#/components/parameters/embed' });
  return parameters;
}

function body(args: readonly Arg[], { uploads }: Endpoint): OpenAPIV3_1.RequestBodyObject {
  const required = args.filter(mustBeSent).map((arg) => arg.shownName);
  const schema: OpenAPIV3_1.NonArraySchemaObject = {
    type: 'object',
    properties: Object.fromEntries(
      args.map((arg) => [arg.shownName, openApiSchema(schemaOf(arg), 'required')]),
    ),
    ...(required.length > 0 && { required }),
  };
  return {
    ...(required.length > 0 && { required: true }),
    content: { 'application/json': { schema }, ...(uploads && withFiles(schema)) },
  };
}

/** A form with a file in it, and a body that is one. */
function withFiles(schema: OpenAPIV3_1.NonArraySchemaObject) {
  const file: OpenAPIV3_1.SchemaObject = { type: 'string', format: 'binary' };
  return {
    'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, file } } },
    '*/*': { schema: file },
  };
}

/** What a client may send; whether it has to is said elsewhere. */
function schemaOf(arg: Arg): Schema {
  return ofWhatIsSent(arg, { ...valueSchema(arg), ...arg.accepts });
}
