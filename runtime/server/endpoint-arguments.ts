import type { ArgDefinition, ArgDefinitions } from '../schema/types.ts';
import { writeArgs } from '../schema/endpoint-args.ts';
import { argsParser } from './args-parser.ts';
import { argumentsRecord } from './arguments-record.ts';
import { goesBySchema, sanitizeCallbackOf, validateCallbackOf } from './callbacks.ts';
import type { EndpointDefinition } from './definition.ts';
import { withToken } from './public-schema.ts';
import type { ArgRecord, ArgumentsRecord } from './records.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';

/** What an endpoint writes, and the methods, which decide whether it creates (4.6). */
export interface WrittenType {
  readonly type: string;
  readonly method: string;
}

/**
 * The arguments of an endpoint, made of their definitions when a request first asks for them: of thousands
 * of routes a process may never be asked most. An endpoint that writes items of a type also takes those of
 * the fields that were added to the type at run time (2.4), derived as those of a schema (4.6). A field
 * wins over an argument of its name. They are made anew when a field was added.
 */
export class EndpointArguments {
  readonly #endpoint: EndpointDefinition;
  readonly #definitions: ArgDefinitions;
  readonly #written: WrittenType | null;
  readonly #settings: AnswerSettings;
  #own: ArgumentsRecord | null = null;
  #current: ArgumentsRecord | null = null;
  #version = -1;

  /**
   * `definitions` are its own over those that all endpoints of the route have in common; `written` is
   * `null` for an endpoint that writes no items.
   */
  constructor(
    endpoint: EndpointDefinition,
    definitions: ArgDefinitions,
    written: WrittenType | null,
    settings: AnswerSettings,
  ) {
    this.#endpoint = endpoint;
    this.#definitions = definitions;
    this.#written = written;
    this.#settings = settings;
  }

  /** The arguments as they are now. */
  get current(): ArgumentsRecord {
    const written = this.#written;
    if (!written) return (this.#own ??= this.#makeOwn());
    const { fields } = this.#settings;
    if (this.#current && this.#version === fields.version) return this.#current;
    const own = (this.#own ??= this.#makeOwn());
    const added = this.#read(writeArgs(fields.schemaOf(written.type), written.method));
    this.#version = fields.version;
    this.#current = added.length === 0 ? own : this.#withAdded(own, added);
    return this.#current;
  }

  #makeOwn(): ArgumentsRecord {
    const endpoint = this.#endpoint;
    const args = this.#read(this.#definitions);
    const parse = ('parse' in endpoint && endpoint.parse) || null;
    if (!parse || !this.#mayParse()) return this.#parsedAtRunTime(args);
    return argumentsRecord(args, parse, (arg) => this.#isAsGiven(arg));
  }

  #withAdded(own: ArgumentsRecord, added: readonly ArgRecord[]): ArgumentsRecord {
    const args = [...new Map([...own.args, ...added].map((arg) => [arg.name, arg])).values()];
    // The parser of an argument does not apply to a field that took its name.
    if (!own.parse || added.some(({ name }) => own.argsByName.has(name)))
      return this.#parsedAtRunTime(args);
    return argumentsRecord(args, own.parse, (arg) => !added.includes(arg) && this.#isAsGiven(arg));
  }

  #parsedAtRunTime(args: readonly ArgRecord[]): ArgumentsRecord {
    return argumentsRecord(args, this.#mayParse() ? argsParser(args) : null);
  }

  // A callback for all parameters receives them validated and not sanitized.
  #mayParse(): boolean {
    return !this.#endpoint.validate_callback;
  }

  /** Whether a definition names no product token. The code that is generated for one does not know the token. */
  #isAsGiven({ name, definition }: ArgRecord): boolean {
    return this.#definitions[name] === definition;
  }

  #read(definitions: ArgDefinitions): readonly ArgRecord[] {
    const { depth, token } = this.#settings;
    const callbacks = this.#endpoint.callbacks ?? {};
    const placed = placedIn(this.#endpoint, token);
    return Object.entries(definitions).map(([writtenName, given]) => {
      const name = placed(writtenName);
      const known = isDefinition(given) ? given : NO_DEFINITION;
      const definition = goesBySchema(known) ? placed(known) : known;
      return {
        name,
        definition,
        isRequired: definition.required === true,
        validate: validateCallbackOf(definition, callbacks, depth),
        sanitize: sanitizeCallbackOf(definition, callbacks, depth),
      };
    });
  }
}

const NO_DEFINITION: ArgDefinition = {};

/** Definitions made at run time can hold anything, whatever their type promises. */
export function isDefinition(value: ArgDefinition | undefined): value is ArgDefinition {
  return typeof value === 'object' && value !== null;
}

/** Fills in the product token where a definition, or the name of an argument, has a place for it. */
export type Placed = <T extends ArgDefinition | string>(given: T) => T;

/** Only schema files name the product token; what is registered at run time knows it. */
export function placedIn(endpoint: EndpointDefinition, token: string): Placed {
  return 'endpoint' in endpoint ? (given) => withToken(given, token) : (given) => given;
}
