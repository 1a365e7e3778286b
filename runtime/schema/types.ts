import type { RestRequest } from '../server/request.ts';
import type { SchemaError } from './failure.ts';

/** The `type` values of the dialect (4.7). */
export type TypeName = 'array' | 'object' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** What a check answers: `null` when the value is good, else what is wrong with it. */
export type Failure = SchemaError | null;

/** Checks a value; `param` is what sentences call it. */
export type Check = (value: unknown, param: string) => Failure;

/** Makes of a value what its schema describes, or answers the error that refuses it. */
export type Sanitize = (value: unknown, param: string) => unknown;

/**
 * One schema of the dialect (4.7): JSON Schema's words, with `required` in both forms, boolean
 * `exclusiveMinimum` and a `context` list on properties (4.5).
 */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  readonly default?: unknown;
  readonly type?: TypeName | readonly TypeName[];
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: { readonly [name: string]: Schema };
  readonly additionalProperties?: boolean | Schema;
  readonly patternProperties?: { readonly [pattern: string]: Schema };
  readonly minProperties?: number;
  readonly maxProperties?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: boolean;
  readonly exclusiveMaximum?: boolean;
  readonly multipleOf?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly required?: boolean | readonly string[];
  readonly readonly?: boolean;
  readonly context?: readonly string[];
  /** Of a property of an item: whether answers may be without it. Says nothing of arguments. */
  readonly optional?: boolean;
  /** Words of somebody's own, which mean nothing here. */
  readonly [own: `x-${string}`]: unknown;
}

/** The schema of a resource's item, as its schema file gives it. */
export interface ItemSchema extends Schema {
  readonly properties: { readonly [name: string]: PropertySchema };
}

/** An item as OPTIONS shows it (4.1), with what is said about the links that it may carry. */
export interface PublicSchema extends Schema {
  readonly $schema: string;
  readonly links?: readonly object[];
}

/** A property of an item, with what its argument is to do differently (4.6). */
export interface PropertySchema extends Schema {
  readonly arg_options?: ArgOptions;
  /** Whether `_fields` shows it as a whole only: the name of a member shows nothing of it. */
  readonly whole?: boolean;
  /** What answers may hold where that is more than the property says. */
  readonly answers?: Schema;
}

/** Merged over the argument that is derived from a property (4.6). */
export interface ArgOptions extends Omit<ArgDefinition, 'required'> {
  readonly required?: boolean;
}

/** Checks one argument: `null` or `true` accepts it. A kernel check can stand here by its name. */
export type ValidateCallback = (value: unknown, param: string, request: RestRequest) => unknown;

/** Turns one argument into what the handler receives, or refuses it with an error. */
export type SanitizeCallback = (value: unknown, param: string, request: RestRequest) => unknown;

/**
 * An argument of an endpoint (2.3): schema keywords and two callbacks. A callback is a function, the
 * name of a kernel or site callback, or `null` for none. Where `sanitize_callback` is absent and
 * `type` is given, the argument is parsed by its schema: checked, then sanitized (4.7).
 */
export interface ArgDefinition extends Omit<Schema, 'required'> {
  readonly required?: boolean;
  /** `false`: the description of the route, as the service gives it, leaves the argument out. */
  readonly show_in_index?: boolean;
  readonly validate_callback?: ValidateCallback | string | null;
  readonly sanitize_callback?: SanitizeCallback | string | null;
}

/** The arguments of an endpoint, by name. */
export interface ArgDefinitions {
  readonly [name: string]: ArgDefinition;
}

/**
 * Parses the arguments of an endpoint in place, generated from the definitions `D`. It calls `fail` with the
 * name of every argument that the interpreter has to handle, and stores the result, which is the original
 * value. Arguments with callbacks of the site are not parsed.
 */
export type ArgsParser<D = ArgDefinitions> = (
  args: { -readonly [name in keyof D]?: unknown },
  fail: (name: keyof D & string) => unknown,
) => void;
