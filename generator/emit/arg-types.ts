import { isDeepStrictEqual } from 'node:util';
import type { JSONSchema } from 'json-schema-to-typescript';
import type { Schema } from '../../runtime/schema/types.ts';
import type { Arg, Endpoint } from '../model/api.ts';
import { valueSchema } from './value-schema.ts';
import { cutDown, objectOf, sent } from './cut-down.ts';

/** What the handler of an endpoint receives. `context` is not for handlers: the dispatcher has read it. */
export function argsSchema(endpoint: Endpoint, description: string): JSONSchema {
  const present = (arg: Arg) => arg.inPath || isRequired(arg) || hasDefault(arg);
  return schemaOf(endpoint, (arg) => cutDown(receivedBy(arg), sent), present, description);
}

/** What a client may send. `context` stands apart, since the type of the answer depends on it. */
export function inputSchema(endpoint: Endpoint, description: string): JSONSchema {
  return schemaOf(endpoint, (arg) => cutDown(sentBy(arg), sent), mustBeSent, description);
}

/** Whether a client has to send the argument. */
export function mustBeSent(arg: Arg): boolean {
  return arg.inPath || (isRequired(arg) && !hasDefault(arg));
}

/** Whether the argument is the one that chooses the context of the answer. */
export function isContext({ name, definition }: Arg): boolean {
  return name === 'context' && definition.enum !== undefined;
}

/** Whether `input` is `args` with nothing required. */
export function isPartialOf(args: JSONSchema, input: JSONSchema): boolean {
  return (
    isDeepStrictEqual(input.required, []) && isDeepStrictEqual(input.properties, args.properties)
  );
}

function schemaOf(
  endpoint: Endpoint,
  typeOf: (arg: Arg) => JSONSchema,
  isPresent: (arg: Arg) => boolean,
  description: string,
): JSONSchema {
  const args = endpoint.args.filter((arg) => !isContext(arg));
  const properties = Object.fromEntries(args.map((arg) => [arg.shownName, typeOf(arg)]));
  const required = args.filter(isPresent).map((arg) => arg.shownName);
  return objectOf(properties, required, description);
}

/** An argument that nobody checks or sanitizes may hold anything. */
function receivedBy(arg: Arg): Schema {
  const { definition, validate, sanitize } = arg;
  const isRaw = sanitize.by === 'nobody' && (validate.by === 'nobody' || validate.by === 'absent');
  return isRaw ? describedOnly(definition) : valueSchema(arg);
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
