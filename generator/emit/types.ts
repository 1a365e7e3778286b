import type { Schema } from '../../runtime/schema/types.ts';
import type { Api, Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { partialOf, receivedType, sentType } from './arg-types.ts';
import { alias, declared, isSameType } from './declarations.ts';
import type { KnownInterface } from './declarations.ts';
import { Imports } from './imports.ts';
import { itemTypes } from './item-types.ts';
import { written } from './object-type.ts';
import { outline } from './outline.ts';
import { id, joined, literal, Source, ts } from './source.ts';
import { answered, objectOf, typeOf, typesOf } from './type-of.ts';
import { declaredAt } from './wording.ts';

const page = outline('types');

/** Prints `generated/<resource>/types.ts`: the item and its views, the arguments and errors of each endpoint. */
export function emitTypes(resource: Resource, api: Api, names: Names): string {
  const imports = new Imports(names.of(resource).files.types, names.settings);
  const known: KnownInterface[] = api.argSets.map((set) => ({
    name: () => imports.type(names.modules.argTypes, names.ofSetType(set.name)),
    type: receivedType(set),
  }));
  const types = [
    ...itemTypes(resource, names),
    ...resource.routes.flatMap((route) =>
      route.endpoints.flatMap((endpoint) => endpointTypes(endpoint, names, known)),
    ),
  ];
  return page({ imports: imports.statements(), types });
}

/** Prints `generated/shared/types.ts`: the arguments of each set, which those of endpoints extend. */
export function emitSharedTypes(api: Api, names: Names): string {
  const types = api.argSets.map((set) =>
    declared(
      names.ofSetType(set.name),
      receivedType(set),
      `The arguments of the set \`${set.name}\`.`,
    ),
  );
  return page({ imports: [], types });
}

function endpointTypes(endpoint: Endpoint, names: Names, known: KnownInterface[]): Source[] {
  const { argsType, inputType, errorType, answerType } = names.ofEndpoint(endpoint);
  const received = receivedType(endpoint);
  const sent = sentType(endpoint);
  const at = declaredAt(endpoint.origin);
  const saidOfSent = `The arguments that a client may send to \`${endpoint.id}\`. ${at}`;

  const args = declared(
    argsType,
    received,
    `The arguments that the handler of \`${endpoint.id}\` receives. ${at}`,
    known,
  );
  known.push({ name: () => id(argsType), type: received });
  const reference = isSameType(sent, received)
    ? id(argsType)
    : isSameType(sent, partialOf(received)) && ts`Partial<${id(argsType)}>`;
  const input = reference
    ? alias(inputType, reference, saidOfSent)
    : declared(inputType, sent, saidOfSent, known);
  if (!reference) known.push({ name: () => id(inputType), type: sent });
  return [
    args,
    input,
    ...(endpoint.answer ? [answerOf(endpoint, endpoint.answer.shown, answerType)] : []),
    ...(endpoint.errors.length > 0 ? [errorsOf(endpoint, errorType)] : []),
  ];
}

function answerOf({ id: endpoint }: Endpoint, schema: Schema, name: string): Source {
  const description = `The response of \`${endpoint}\`.`;
  const types = typesOf(schema);
  return types.length === 1 && types[0] === 'object' && !schema.anyOf && !schema.oneOf
    ? declared(name, objectOf(schema, answered), description)
    : alias(name, new Source(written(typeOf(schema, answered))), description);
}

function errorsOf({ id: endpoint, errors }: Endpoint, name: string): Source {
  const description = `The error codes of \`${endpoint}\`, in addition to those of any endpoint.`;
  return alias(name, joined(errors.map(literal), ' | '), description);
}
