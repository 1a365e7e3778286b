import type { Schema } from '../../runtime/schema/types.ts';
import type { Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { partialOf, receivedType, sentType } from './arg-types.ts';
import { braced, written } from './object-type.ts';
import type { ObjectType } from './object-type.ts';
import { outline } from './outline.ts';
import { doc, id, joined, literal, Source, ts } from './source.ts';
import { answered, memberOf, objectOf, typeOf, typesOf } from './type-of.ts';
import type { Reading } from './type-of.ts';
import { article, capital } from './wording.ts';

const page = outline('types');

/** For views: the whole item has the descriptions already. */
const undocumented: Reading = { ...answered, documented: false };

/** `generated/<resource>/types.ts`: the item, whole and by context, and what each endpoint takes. */
export function emitTypes(resource: Resource, names: Names): string {
  const endpoints = resource.routes.flatMap((route) => route.endpoints);
  const types = [
    ...itemTypes(resource, names),
    ...endpoints.flatMap((endpoint) => endpointTypes(endpoint, names)),
  ];
  return page({ types });
}

function itemTypes(resource: Resource, names: Names): Source[] {
  const { item, views, facts } = names.of(resource);
  const one = capital(article(resource));

  const whole = objectOf(resource.whole, answered);
  const types = [declared(item, whole, `${one} with every field: what a handler returns.`)];
  for (const { context, schema } of resource.contexts) {
    const name = views[context] as string; // every context is named
    const description = `${one} in the \`${context}\` context.`;
    types.push(
      isSame(objectOf(schema, answered), whole)
        ? alias(name, id(item), description)
        : declared(name, objectOf(schema, undocumented), description),
    );
  }
  if (Object.keys(resource.facts).length > 0) {
    const members = Object.entries(resource.facts).map(([name, fact]) =>
      memberOf(name, fact, answered, true),
    );
    const description = `What links of ${article(resource)} depend on beside its fields.`;
    types.push(declared(facts, { members, others: null }, description));
  }
  return types;
}

function endpointTypes(endpoint: Endpoint, names: Names): Source[] {
  const { argsType, inputType, errorType, answerType } = names.ofEndpoint(endpoint);
  const received = receivedType(endpoint);
  const sent = sentType(endpoint);
  const saidOfSent = `What a client may send to \`${endpoint.id}\`.`;

  const reference = isSame(sent, received)
    ? id(argsType)
    : isSame(sent, partialOf(received)) && ts`Partial<${id(argsType)}>`;
  return [
    declared(
      argsType,
      received,
      `What \`${endpoint.id}\` receives, once validated, sanitized and defaulted.`,
    ),
    reference ? alias(inputType, reference, saidOfSent) : declared(inputType, sent, saidOfSent),
    ...(endpoint.answer ? [answerOf(endpoint, endpoint.answer.shown, answerType)] : []),
    ...(endpoint.errors.length > 0 ? [errorsOf(endpoint, errorType)] : []),
  ];
}

function isSame(one: ObjectType, other: ObjectType): boolean {
  return braced(one) === braced(other);
}

function answerOf({ id: endpoint }: Endpoint, schema: Schema, name: string): Source {
  const description = `What \`${endpoint}\` answers.`;
  const types = typesOf(schema);
  return types.length === 1 && types[0] === 'object' && !schema.anyOf && !schema.oneOf
    ? declared(name, objectOf(schema, answered), description)
    : alias(name, new Source(written(typeOf(schema, answered))), description);
}

function errorsOf({ id: endpoint, errors }: Endpoint, name: string): Source {
  const description = `The codes of the errors that \`${endpoint}\` answers, beside those that any may.`;
  return alias(name, joined(errors.map(literal), ' | '), description);
}

/** The type `name`; one without members is no interface, since an empty one accepts everything. */
function declared(name: string, type: ObjectType, description: string): Source {
  if (type.members.length === 0 && type.others === null) {
    return alias(name, ts`Record<never, never>`, description);
  }
  return ts`${doc(description)}\nexport interface ${id(name)} ${new Source(braced(type))}`;
}

function alias(name: string, type: Source, description: string): Source {
  const code = ts`export type ${id(name)} = ${type};`;
  return joined([doc(description), code], '\n');
}
