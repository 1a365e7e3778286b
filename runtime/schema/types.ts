import type { RestRequest } from '../server/request.ts';
import type { SchemaError } from './failure.ts';

/** The `type` values of the dialect (4.7). */
export type TypeName = 'array' | 'object' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** The result of validation: `null` for a valid value. */
export type Failure = SchemaError | null;

/** Validates a value, which messages name `param`. */
export type Check = (value: unknown, param: string) => Failure;

/**
 * A schema of the dialect (4.7): keywords of JSON Schema, with `required` in both forms, boolean
 * `exclusiveMinimum` and a `context` list on properties (4.5).
 */
export interface Schema {
  readonly title?: string;
  readonly description?: string;
  /** Whether the value should no longer be used, or a message that says what to use instead. */
  readonly deprecated?: boolean | string;
  readonly default?: unknown;
  readonly examples?: readonly unknown[];
  /** The name of a type of schemas/types/. Without `type` and alternatives, the schema of that name around this one applies. */
  readonly $type?: string;
  readonly type?: TypeName | readonly TypeName[];
  /** Whether null is allowed in addition to the types. */
  readonly nullable?: boolean;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  /** The name and the description of each value of `enum`. */
  readonly enumNames?: readonly string[];
  readonly enumDescriptions?: readonly string[];
  /** The only allowed value. */
  readonly const?: unknown;
  readonly items?: Schema;
  /** The schemas of the first items by position. */
  readonly prefixItems?: readonly Schema[];
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
  /** The member whose value chooses the schema of `oneOf`. */
  readonly discriminator?: string;
  readonly required?: boolean | readonly string[];
  readonly readonly?: boolean;
  readonly context?: readonly string[];
  /** Contexts that `context` does not list. Schema files only. */
  readonly hidden?: readonly string[];
  /** Whether responses may lack a property of an item. Has no effect on arguments. */
  readonly optional?: boolean;
  /** Keywords of other tools. */
  readonly [own: `x-${string}`]: unknown;
}

/** The schema of the items of a resource, as in its schema file. */
export interface ItemSchema extends Schema {
  readonly properties: { readonly [name: string]: PropertySchema };
}

/** The schema of an item as OPTIONS shows it (4.1), with its links. */
export interface PublicSchema extends Schema {
  readonly $schema: string;
  readonly links?: readonly object[];
}

/** A property of an item, with the differences of its argument (4.6). */
export interface PropertySchema extends Schema {
  /** Whether it is an argument and part of no response: `context: []`. */
  readonly writeOnly?: boolean;
  /** Whether it is not an argument of updates. */
  readonly createOnly?: boolean;
  readonly arg_options?: ArgOptions;
  /** Whether `_fields` selects only the whole property and no member of it. */
  readonly whole?: boolean;
  /** The name of the property in the admin. */
  readonly label?: string;
  readonly admin?: AdminOptions;
  /** The values of responses, if they are more than the property accepts. */
  readonly answers?: Schema;
}

/** How the admin shows a property or an argument. */
export interface AdminOptions {
  /** The position among the columns of a list; 0 for the title of the items, `false` for no column. */
  readonly column?: number | false;
  readonly order?: number;
  readonly widget?: 'text' | 'textarea' | 'json' | 'password' | 'hidden';
  /** The base of the resource whose items the property refers to by ID. */
  readonly relation?: string;
  /** The text below the control, instead of the description. */
  readonly help?: string;
  /** The names of values; `false` for a value that is not offered. */
  readonly choices?: { readonly [value: string]: string | false };
}

/** Is merged over the argument that is derived from a property (4.6). */
export interface ArgOptions extends Omit<ArgDefinition, 'required'> {
  readonly required?: boolean;
}

/** Validates one argument: `null` or `true` accepts it. */
export type ValidateCallback = (value: unknown, param: string, request: RestRequest) => unknown;

/** Converts one argument to what the handler receives, or returns an error. */
export type SanitizeCallback = (value: unknown, param: string, request: RestRequest) => unknown;

/**
 * An argument of an endpoint (2.3): schema keywords and two callbacks. A callback is a function, the
 * name of a kernel or site callback, or `null` for none. Where `sanitize_callback` is absent and
 * `type` is given, the argument is parsed by its schema: checked, then sanitized (4.7).
 */
export interface ArgDefinition extends Omit<Schema, 'required'> {
  readonly required?: boolean;
  /** The place in requests, if it is not the usual one. The value of an argument in the `body` is the whole body. */
  readonly in?: 'header' | 'query' | 'body';
  /** `false`: the description of the route, as the service gives it, leaves the argument out. */
  readonly show_in_index?: boolean;
  readonly label?: string;
  readonly admin?: Omit<AdminOptions, 'column'>;
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
