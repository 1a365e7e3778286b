import type { Schema } from '../../runtime/schema/types.ts';
import { withoutNull } from '../../runtime/schema/without-null.ts';
import { isRaw } from '../lower/callbacks.ts';
import type { Arg, Endpoint } from '../model/api.ts';
import { valueSchema } from './value-schema.ts';
import type { ObjectType } from './object-type.ts';
import { input, memberOf, sent } from './type-of.ts';
import type { Reading } from './type-of.ts';

/** What the handler of an endpoint receives. `context` is not for handlers: the dispatcher has read it. */
export function receivedType(
  endpoint: Pick<Endpoint, 'args'>,
  reading: Reading = sent,
): ObjectType {
  return typeOfArgs(
    endpoint,
    receivedBy,
    (arg) => arg.inPath || isRequired(arg) || hasDefault(arg),
    reading,
  );
}

/** What a client may send. `context` stands apart, since the type of the answer depends on it. */
export function sentType(endpoint: Endpoint, reading: Reading = input): ObjectType {
  return typeOfArgs(endpoint, sentBy, mustBeSent, reading);
}

/** Whether a client has to send the argument. */
export function mustBeSent(arg: Arg): boolean {
  return arg.inPath || (isRequired(arg) && !hasDefault(arg));
}

/** The schema of an argument without null where that counts as missing. */
export function ofWhatIsSent(arg: Arg, schema: Schema): Schema {
  return mustBeSent(arg) ? withoutNull(schema) : schema;
}

/** Whether the argument is the one that chooses the context of the answer. */
export function isContext({ name, definition }: Arg): boolean {
  return name === 'context' && definition.enum !== undefined;
}

/** The same with nothing required. */
export function partialOf({ members, others }: ObjectType): ObjectType {
  return { members: members.map((member) => ({ ...member, isPresent: false })), others };
}

function typeOfArgs(
  { args }: Pick<Endpoint, 'args'>,
  schemaOf: (arg: Arg) => Schema,
  isPresent: (arg: Arg) => boolean,
  reading: Reading,
): ObjectType {
  const members = args
    .filter((arg) => !isContext(arg))
    .map((arg) =>
      memberOf(arg.shownName, ofWhatIsSent(arg, schemaOf(arg)), reading, isPresent(arg)),
    );
  return { members, others: null };
}

/** An argument that nobody checks or sanitizes may hold anything. */
function receivedBy(arg: Arg): Schema {
  return isRaw(arg) ? describedOnly(arg.definition) : valueSchema(arg);
}

function sentBy(arg: Arg): Schema {
  const { definition, accepts } = arg;
  return accepts ? { ...describedOnly(definition), ...accepts } : valueSchema(arg);
}

function describedOnly({ description }: { readonly description?: string }): Schema {
  return description === undefined ? {} : { description };
}

function isRequired(arg: Arg): boolean {
  return arg.definition.required === true;
}

function hasDefault({ definition }: Arg): boolean {
  return definition.default !== undefined && definition.default !== null;
}
