import type { Schema } from '../../runtime/schema/types.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { acceptingUndefined, receivedType, sentType } from './arg-types.ts';
import { Imports, modules } from './imports.ts';
import { alias, declared, extending, isSameType, written } from './object-type.ts';
import type { Declaration, KnownInterface, ObjectType } from './object-type.ts';
import { render } from './render.ts';
import { replyTypes } from './replies.ts';
import { id, joined, literal, Source, ts } from './source.ts';
import { answered, objectOf, sent, typeOf, typesOf } from './type-of.ts';
import type { Reading } from './type-of.ts';
import { article, capital, declaredAt } from './wording.ts';

/** Prints `generated/<resource>/types.ts`: the item and its views, the arguments and errors of each endpoint. */
export function emitTypes(resource: Resource, api: Api, names: Names): string {
  const imports = new Imports(names.of(resource).files.types, names);
  const shared = (name: string) => imports.type(names.modules.argTypes, name);
  const readings = readingsOf(names, (name) => shared(name).text);
  const inputOf: Known['inputOf'] = (type, args) =>
    ts`${imports.type(modules.runtimeClient, type)}<${args}>`;
  const args = api.argSets.map((set) => ({
    name: () => shared(names.ofSetType(set.name)),
    type: receivedType(set, readings.sent),
  }));
  const inputs = args.map(({ name, type }) => {
    return { name: () => inputOf('InputOf', name()), type: acceptingUndefined(type) };
  });
  const known: Known = { args, inputs, readings, inputOf };
  const types = [
    ...itemTypes(resource, names, readings.answered),
    ...endpointsOf(resource).flatMap((endpoint) => endpointTypes(endpoint, names, known)),
  ];
  return render('types', imports, { types });
}

/** Returns the readings of responses and of requests, in which `printed` prints the names of types. */
function readingsOf(names: Names, printed: (name: string) => string) {
  const named = (kind: 'answered' | 'sent') => (type: string) => printed(names.ofType(type)[kind]);
  const { int64 } = names.settings;
  return {
    answered: { ...answered, int64, named: named('answered') },
    sent: { ...sent, int64, named: named('sent') },
  };
}

/** Prints `generated/shared/types.ts`: the named types, and the arguments of each set, which those of endpoints extend. */
export function emitSharedTypes(api: Api, names: Names): string {
  const readings = readingsOf(names, (name) => name);
  const named = api.types.flatMap((type) => {
    const { answered, sent } = names.ofType(type.name);
    const { $type: _name, ...schema } = type.schema;
    const { description = `The type \`${type.name}\`.` } = schema;
    const at = declaredAt(type.origin);
    return [
      typeDeclared(answered, schema, readings.answered, `${description} ${at}`),
      ...(type.isSent
        ? [typeDeclared(sent, schema, readings.sent, `${description} In requests. ${at}`)]
        : []),
    ];
  });
  const types = api.argSets.map((set) =>
    declared(
      names.ofSetType(set.name),
      receivedType(set, readings.sent),
      `The arguments of the set \`${set.name}\`.`,
    ),
  );
  const imports = new Imports(names.modules.argTypes, names);
  return render('types', imports, { types: [...named, ...types] });
}

/** Declares the types of an item: in each context, as a whole, and what its links depend on. */
function itemTypes(resource: Resource, names: Names, answered: Reading): Declaration[] {
  const { item, view, facts } = names.of(resource);
  const one = capital(article(resource));
  const at = declaredAt(resource.origin);
  const typeOf = (name: string, description: string, schema: Schema) => ({
    ...{ name, description: `${description} ${at}` },
    type: objectOf(schema, answered),
  });
  const whole = typeOf(item, `${one} with every field: what a handler returns.`, resource.whole);
  const inContexts = resource.contexts.map(({ context, schema }) =>
    typeOf(view(context), `${one} in the \`${context}\` context.`, schema),
  );
  const isWhole = ({ type }: typeof whole) => isSameType(type, whole.type);
  const types = [
    ...interfaces([...inContexts.filter((view) => !isWhole(view)), whole]),
    ...inContexts
      .filter(isWhole)
      .map(({ name, description }) => alias(name, id(item), description)),
  ];
  if (Object.keys(resource.facts).length > 0) {
    const description = `Values that the links of ${article(resource)} depend on, in addition to its fields. ${at}`;
    const type = objectOf({ type: 'object', properties: resource.facts }, answered);
    types.push(declared(facts, type, description));
  }
  return types;
}

/** Declares interfaces, the smallest first. Each extends the largest earlier one whose fields it has. */
function interfaces(types: readonly { name: string; description: string; type: ObjectType }[]) {
  const known: KnownInterface[] = [];
  const smallestFirst = types.toSorted((a, b) => a.type.members.length - b.type.members.length);
  return smallestFirst.map(({ name, type, description }) => {
    const printed = declared(name, type, description, known);
    known.push({ name: () => id(name), type });
    return printed;
  });
}

/** The interfaces that the arguments of an endpoint can extend. */
interface Known {
  readonly args: KnownInterface[];
  readonly inputs: KnownInterface[];
  readonly readings: ReturnType<typeof readingsOf>;
  /** Prints the type of client arguments, as they are or all optional, for the arguments of a handler. */
  readonly inputOf: (type: 'InputOf' | 'PartialInputOf', args: Source) => Source;
}

function endpointTypes(endpoint: Endpoint, names: Names, known: Known): Declaration[] {
  const { argsType, errorType, answerType } = names.ofEndpoint(endpoint);
  const received = receivedType(endpoint, known.readings.sent);
  const said = `The arguments that the handler of \`${endpoint.id}\` receives. ${declaredAt(endpoint.origin)}`;
  const types = [
    declared(argsType, received, said, known.args),
    inputType(endpoint, received, names, known),
  ];
  known.args.push({ name: () => id(argsType), type: received });
  if (endpoint.answer) {
    const described = `The response of \`${endpoint.id}\`.`;
    types.push(typeDeclared(answerType, endpoint.answer.shown, known.readings.answered, described));
  }
  if (endpoint.errors.length > 0) {
    const codes = joined(endpoint.errors.map(literal), ' | ');
    const described = `The error codes of \`${endpoint.id}\`, in addition to those of any endpoint.`;
    types.push(alias(errorType, codes, described));
  }
  types.push(...replyTypes(endpoint, names, known.readings.answered));
  return types;
}

/** Declares the arguments of a client, derived from those of the handler if both have the same members. */
function inputType(endpoint: Endpoint, received: ObjectType, names: Names, known: Known) {
  const { inputType: name, argsType } = names.ofEndpoint(endpoint);
  const said = `The arguments that a client may send to \`${endpoint.id}\`. ${declaredAt(endpoint.origin)}`;
  const exact = sentType(endpoint, known.readings.sent);
  const written = acceptingUndefined(exact);
  known.inputs.push({
    name: () => known.inputOf('InputOf', id(argsType)),
    type: acceptingUndefined(received),
  });
  if (isSameType(exact, received)) {
    if (isSameType(exact, written)) return alias(name, id(argsType), said);
    return extending(name, known.inputOf('InputOf', id(argsType)), said);
  }
  const members = received.members.map((member) => ({ ...member, isPresent: false }));
  if (isSameType(exact, { ...received, members }))
    return extending(name, known.inputOf('PartialInputOf', id(argsType)), said);
  const own = declared(name, written, said, known.inputs);
  known.inputs.push({ name: () => id(name), type: written });
  return own;
}

/** Declares the type of a schema: an interface if its values are objects of one kind. */
function typeDeclared(name: string, schema: Schema, reading: Reading, description: string) {
  const { $type: type, anyOf, oneOf } = schema;
  return type === undefined && typesOf(schema).join() === 'object' && !anyOf && !oneOf
    ? declared(name, objectOf(schema, reading), description)
    : alias(name, new Source(written(typeOf(schema, reading))), description);
}
