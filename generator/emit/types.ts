import type { Schema } from '../../runtime/schema/types.ts';
import type { Api, Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { acceptingUndefined, partialOf, receivedType, sentType } from './arg-types.ts';
import { Imports, modules } from './imports.ts';
import { alias, declared, extending, isSameType, written } from './object-type.ts';
import type { Declaration, KnownInterface, ObjectType } from './object-type.ts';
import { render } from './render.ts';
import { id, joined, literal, Source, ts } from './source.ts';
import { answered, memberOf, objectOf, sent, typeOf, typesOf } from './type-of.ts';
import type { Reading } from './type-of.ts';
import { article, capital, declaredAt } from './wording.ts';

/** Prints `generated/<resource>/types.ts`: the item and its views, the arguments and errors of each endpoint. */
export function emitTypes(resource: Resource, api: Api, names: Names): string {
  const imports = new Imports(names.of(resource).files.types, names);
  const made = (type: 'InputOf' | 'PartialInputOf') => (args: Source) =>
    ts`${imports.type(modules.runtimeClient, type)}<${args}>`;
  const inputOf = made('InputOf');
  const named = (kind: 'answered' | 'sent') => (type: string) =>
    imports.type(names.modules.argTypes, names.ofType(type)[kind]).text;
  const readings = readingsOf(named('answered'), named('sent'));
  const args = api.argSets.map((set) => ({
    name: () => imports.type(names.modules.argTypes, names.ofSetType(set.name)),
    type: receivedType(set, readings.sent),
  }));
  const known: Known = {
    args,
    inputs: args.map(({ name, type }) => {
      return { name: () => inputOf(name()), type: acceptingUndefined(type) };
    }),
    readings,
    inputOf,
    partialInputOf: made('PartialInputOf'),
  };
  const types = [
    ...itemTypes(resource, names, readings.answered),
    ...resource.routes.flatMap((route) =>
      route.endpoints.flatMap((endpoint) => endpointTypes(endpoint, names, known)),
    ),
  ];
  return render('types', imports, { types });
}

interface Readings {
  readonly answered: Reading;
  readonly sent: Reading;
}

function readingsOf(
  answeredName: (type: string) => string,
  sentName: (type: string) => string,
): Readings {
  return {
    answered: { ...answered, named: answeredName },
    sent: { ...sent, named: sentName },
  };
}

/** Prints `generated/shared/types.ts`: the named types, and the arguments of each set, which those of endpoints extend. */
export function emitSharedTypes(api: Api, names: Names): string {
  const readings = readingsOf(
    (type) => names.ofType(type).answered,
    (type) => names.ofType(type).sent,
  );
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

interface ItemType {
  readonly name: string;
  readonly description: string;
  readonly type: ObjectType;
}

/** Declares the types of an item: in each context, as a whole, and what its links depend on. */
function itemTypes(resource: Resource, names: Names, answered: Reading): Declaration[] {
  const { item, views, facts } = names.of(resource);
  const one = capital(article(resource));
  const at = declaredAt(resource.origin);
  const typeOf = (name: string, description: string, schema: Schema): ItemType => ({
    name,
    description: `${description} ${at}`,
    type: objectOf(schema, answered),
  });

  const whole = typeOf(item, `${one} with every field: what a handler returns.`, resource.whole);
  const inContexts = resource.contexts.map(({ context, schema }) =>
    // Every context is named.
    typeOf(views[context] as string, `${one} in the \`${context}\` context.`, schema),
  );
  const isWhole = ({ type }: ItemType) => isSameType(type, whole.type);
  const types = [
    ...interfaces([...inContexts.filter((view) => !isWhole(view)), whole]),
    ...inContexts
      .filter(isWhole)
      .map(({ name, description }) => alias(name, id(item), description)),
  ];
  if (Object.keys(resource.facts).length > 0) {
    const members = Object.entries(resource.facts).map(([name, fact]) =>
      memberOf(name, fact, answered, true),
    );
    const description = `Values that the links of ${article(resource)} depend on, in addition to its fields. ${at}`;
    types.push(declared(facts, { members, others: null }, description));
  }
  return types;
}

/** Declares interfaces, the smallest first. Each extends the largest earlier one whose fields it has. */
function interfaces(types: readonly ItemType[]): Declaration[] {
  const known: KnownInterface[] = [];
  const smallestFirst = [...types].sort(
    (a, b) => a.type.members.length - b.type.members.length || types.indexOf(a) - types.indexOf(b),
  );
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
  readonly readings: Readings;
  /** Prints the type of client arguments for the arguments of a handler. */
  readonly inputOf: (args: Source) => Source;
  /** Prints the type of client arguments that are all optional. */
  readonly partialInputOf: (args: Source) => Source;
}

function endpointTypes(endpoint: Endpoint, names: Names, known: Known): Declaration[] {
  const { argsType, errorType, answerType } = names.ofEndpoint(endpoint);
  const received = receivedType(endpoint, known.readings.sent);
  const said = `The arguments that the handler of \`${endpoint.id}\` receives. ${declaredAt(endpoint.origin)}`;
  const args = declared(argsType, received, said, known.args);
  const input = inputType(endpoint, received, names, known);
  known.args.push({ name: () => id(argsType), type: received });
  return [
    args,
    input,
    ...(endpoint.answer ? [answerOf(endpoint, endpoint.answer.shown, answerType, known)] : []),
    ...(endpoint.errors.length > 0 ? [errorsOf(endpoint, errorType)] : []),
  ];
}

/** Declares the arguments of a client, derived from those of the handler if both have the same members. */
function inputType(
  endpoint: Endpoint,
  received: ObjectType,
  names: Names,
  known: Known,
): Declaration {
  const { inputType: name, argsType } = names.ofEndpoint(endpoint);
  const said = `The arguments that a client may send to \`${endpoint.id}\`. ${declaredAt(endpoint.origin)}`;
  const exact = sentType(endpoint, known.readings.sent);
  const written = acceptingUndefined(exact);
  known.inputs.push({
    name: () => known.inputOf(id(argsType)),
    type: acceptingUndefined(received),
  });
  if (isSameType(exact, received)) {
    if (isSameType(exact, written)) return alias(name, id(argsType), said);
    return extending(name, known.inputOf(id(argsType)), said);
  }
  if (isSameType(exact, partialOf(received)))
    return extending(name, known.partialInputOf(id(argsType)), said);
  const own = declared(name, written, said, known.inputs);
  known.inputs.push({ name: () => id(name), type: written });
  return own;
}

function answerOf(
  { id: endpoint }: Endpoint,
  schema: Schema,
  name: string,
  { readings }: Known,
): Declaration {
  const description = `The response of \`${endpoint}\`.`;
  if (schema.$type === undefined) return typeDeclared(name, schema, readings.answered, description);
  return alias(name, new Source(written(typeOf(schema, readings.answered))), description);
}

/** Declares the type of a schema: an interface if its values are objects of one kind. */
function typeDeclared(
  name: string,
  schema: Schema,
  reading: Reading,
  description: string,
): Declaration {
  const types = typesOf(schema);
  return types.length === 1 && types[0] === 'object' && !schema.anyOf && !schema.oneOf
    ? declared(name, objectOf(schema, reading), description)
    : alias(name, new Source(written(typeOf(schema, reading))), description);
}

function errorsOf({ id: endpoint, errors }: Endpoint, name: string): Declaration {
  const description = `The error codes of \`${endpoint}\`, in addition to those of any endpoint.`;
  return alias(name, joined(errors.map(literal), ' | '), description);
}
