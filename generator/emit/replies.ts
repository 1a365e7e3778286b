import { isRedirect } from '../../runtime/resource/index.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { mapValues } from '../collections.ts';
import type { DeclaredResponse, Endpoint } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { declared } from './object-type.ts';
import type { Declaration } from './object-type.ts';
import { inline, member } from './source.ts';
import type { Source } from './source.ts';
import { objectOf } from './type-of.ts';
import type { Reading } from './type-of.ts';

/** Declares the responses of an endpoint by status, without the bodies of `answers`, and the data of its errors by code. */
export function replyTypes(endpoint: Endpoint, names: Names, reading: Reading): Declaration[] {
  const { id, responses, errorData } = endpoint;
  const { responsesType, errorDataType } = names.ofEndpoint(endpoint);
  const ofStatus = (responses ?? []).map((response) => [response.status, schemaOf(response)]);
  const declare = (name: string, properties: Schema['properties'] & {}, description: string) =>
    declared(name, objectOf({ type: 'object', properties }, reading), description);
  const types = [
    responses &&
      declare(responsesType, Object.fromEntries(ofStatus), `The responses of \`${id}\` by status.`),
    errorData && declare(errorDataType, errorData, `The data of the errors of \`${id}\` by code.`),
  ];
  return types.filter((type) => type !== undefined);
}

function schemaOf({ status, description, schema, headers }: DeclaredResponse): Schema {
  return {
    ...(description !== undefined && { description }),
    type: 'object',
    properties: {
      status: { type: 'integer', enum: [status] },
      ...(schema && { body: schema }),
      ...(Object.keys(headers).length > 0 && {
        headers: { type: 'object' as const, properties: headers },
      }),
    },
  };
}

/** Prints how the client sends a request with several responses, and reads them. */
export function replyKinds(
  { answers, media, uploads, responses = [] }: Endpoint,
  value: (name: string) => Source,
): Source {
  const kindOf = ({ type }: Schema) => ([type].flat().includes('string') ? 'text' : 'json');
  const kinds = responses
    .filter(({ headers }) => Object.keys(headers).length > 0)
    .map(({ status, headers }) => [status, mapValues(headers, kindOf)]);
  const hasRedirect = responses.some(({ status }) => isRedirect(status));
  return inline([
    member('headers', Object.fromEntries(kinds)),
    ...(media === undefined ? [] : [member('media', media)]),
    ...(answers === 'page' ? [member('isPage', true)] : []),
    ...(hasRedirect ? [member('redirects', true)] : []),
    ...(uploads ? [member('write', value('uploadRequest'))] : []),
  ]);
}
