import type { ArgDefinition, ArgDefinitions, ArgsReader } from '../schema/types.ts';
import { writeArgs } from '../schema/endpoint-args.ts';
import { argsReader } from './args-reader.ts';
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
    const reader = ('reader' in endpoint && endpoint.reader) || null;
    return argumentsRecord(args, reader && this.#mayRead() ? reader : this.#readerOf(args));
  }

  #withAdded({ args, reader }: ArgumentsRecord, added: readonly ArgRecord[]): ArgumentsRecord {
    const all = [...new Map([...args, ...added].map((arg) => [arg.name, arg])).values()];
    // What was generated for an argument says nothing of the field that took its name.
    const isReplaced = added.some(({ name }) => reader?.reads.includes(name));
    return argumentsRecord(all, isReplaced ? this.#readerOf(all) : reader);
  }

  #readerOf(args: readonly ArgRecord[]): ArgsReader | null {
    return this.#mayRead() ? argsReader(args) : null;
  }

  // What checks all parameters together sees them checked, and not sanitized yet.
  #mayRead(): boolean {
    return !this.#endpoint.validate_callback;
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
