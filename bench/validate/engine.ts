import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import type { SchemaArg } from './arguments.ts';
import type { JsonSchema } from './json-schema.ts';

/** Arguments as they were sent. */
export interface Input {
  [name: string]: unknown;
}

/** The arguments of an endpoint, in all the forms that engines want. */
export interface ArgumentSet {
  readonly name: string;
  /** Generated; they go by their schemas alone. */
  readonly definitions: ArgDefinitions;
  readonly parse: ArgsParser;
  readonly args: readonly SchemaArg[];
  readonly json: JsonSchema;
}

/** A compiled argument set. */
export interface Checker {
  /** Checks and sanitizes; what comes back is what was made of the input, or what is wrong with it. */
  readonly check: (input: Input) => unknown;
  readonly accepts: (result: unknown) => boolean;
}

/** A way to check arguments. */
export interface Engine {
  readonly name: string;
  /** Whether it is given text as a query has it, or values of the right type. */
  readonly takes: 'sent' | 'typed';
  readonly compile: (set: ArgumentSet) => Checker | Promise<Checker>;
}
