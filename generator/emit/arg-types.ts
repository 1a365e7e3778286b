import type { Schema } from '../../runtime/schema/types.ts';
import { withoutNull } from '../../runtime/schema/sub-schemas.ts';
import { without } from '../collections.ts';
import { isRaw } from '../lower/callbacks.ts';
import type { Arg, Endpoint } from '../model/api.ts';
import { union, type ObjectType } from './object-type.ts';
import { memberOf, type Reading } from './type-of.ts';

/** Returns the type of the arguments that a handler receives, without `context`, which the dispatcher handles. */
export function receivedType({ args }: Pick<Endpoint, 'args'>, reading: Reading): ObjectType {
  const isPresent = (arg: Arg): boolean =>
    arg.inPath || arg.definition.required === true || hasDefault(arg);
  // An argument that is neither validated nor sanitized can have any value.
  const schemaOf = (arg: Arg) => (isRaw(arg) ? describedOnly(arg) : valueSchema(arg));
  return typeOfArgs(args, reading, schemaOf, isPresent);
}

/** Returns the type of the arguments that a client may send, without `context`, on which the response type depends. */
export function sentType({ args }: Endpoint, reading: Reading): ObjectType {
  const schemaOf = (arg: Arg) =>
    arg.accepts ? { ...describedOnly(arg), ...arg.accepts } : valueSchema(arg);
  return typeOfArgs(args, reading, schemaOf, mustBeSent);
}

/** Returns the type with members that may be `undefined` instead of left out. */
export function acceptingUndefined({ members, others }: ObjectType): ObjectType {
  const accepting = members.map((member) =>
    member.isPresent ? member : { ...member, type: union([member.type, ['undefined']]) },
  );
  return { members: accepting, others };
}

export function mustBeSent(arg: Arg): boolean {
  return arg.inPath || (arg.definition.required === true && !hasDefault(arg));
}

/** Returns the schema of an argument, without null if null counts as missing. */
export function ofWhatIsSent(arg: Arg, schema: Schema): Schema {
  const isMissing = arg.inPath || (mustBeSent(arg) && !arg.takesNull);
  return isMissing ? withoutNull(schema) : schema;
}

/** Whether the argument selects the context of the response. */
export function isContext({ name, definition, isOrdinary = false }: Arg): boolean {
  return name === 'context' && definition.enum !== undefined && !isOrdinary;
}

function typeOfArgs(
  args: readonly Arg[],
  reading: Reading,
  schemaOf: (arg: Arg) => Schema,
  isPresent: (arg: Arg) => boolean,
): ObjectType {
  const taken = args.filter((arg) => !isContext(arg));
  const members = taken.map((arg) => {
    const schema = ofWhatIsSent(arg, schemaOf(arg));
    return memberOf(arg.shownName, schema, reading, isPresent(arg), false);
  });
  return { members, others: null };
}

function describedOnly({ definition: { description } }: Arg): Schema {
  return description === undefined ? {} : { description };
}

function hasDefault({ definition }: Arg): boolean {
  return definition.default !== undefined && definition.default !== null;
}

/** Returns the schema of the value of an argument, with the product token filled in, without `required` and the callbacks. */
export function valueSchema({ shown }: Pick<Arg, 'shown'>): Schema {
  return without(shown, [
    ...(['required', 'in', 'show_in_index', 'label', 'admin'] as const),
    ...(['validate_callback', 'sanitize_callback'] as const),
  ]);
}
