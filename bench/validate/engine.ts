import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import type { SchemaArg } from './arguments.ts';
import type { JsonSchema } from './json-schema.ts';

/** Arguments as they were sent. */
export interface Input {
  [name: string]: unknown;
}

/** The arguments of an endpoint in the forms that engines need. */
export interface ArgumentSet {
  readonly name: string;
  /** Generated definitions, which depend on their schemas alone. */
  readonly definitions: ArgDefinitions;
  readonly parse: ArgsParser;
  readonly args: readonly SchemaArg[];
  readonly json: JsonSchema;
}

/** A compiled argument set. */
export interface Checker {
  /** Checks and sanitizes the input. Returns the arguments, or the error. */
  readonly check: (input: Input) => unknown;
  readonly accepts: (result: unknown) => boolean;
}

/** A way to check arguments. */
export interface Engine {
  readonly name: string;
  /** Whether its input has the texts of a query, or values of the right types. */
  readonly takes: 'sent' | 'typed';
  readonly compile: (set: ArgumentSet) => Checker | Promise<Checker>;
}
