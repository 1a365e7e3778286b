import type { EndpointDefinition } from './definition.ts';
import type { EndpointArguments } from './endpoint-arguments.ts';
import type { RequestLogEntry, ArgumentsRecord, EndpointRecord } from './records.ts';

/** What asks for permission and what handles, as functions of the request. */
export type Halves = Pick<
  EndpointRecord,
  'nestedItem' | 'permission' | 'mayUpload' | 'handle' | 'failure' | 'answer'
>;

/** An endpoint whose arguments are looked at when a request first comes. */
export class RegisteredEndpoint implements EndpointRecord {
  readonly methods: readonly string[];
  readonly handle: EndpointRecord['handle'];
  readonly nestedItem: EndpointRecord['nestedItem'];
  readonly permission: EndpointRecord['permission'];
  readonly mayUpload: EndpointRecord['mayUpload'];
  readonly validate: EndpointRecord['validate'];
  readonly showInIndex: boolean;
  readonly allowBatch: unknown;
  readonly takesUploads: boolean;
  readonly failure: NonNullable<EndpointRecord['failure']> | null;
  readonly answer: RequestLogEntry | null;
  readonly #args: EndpointArguments;

  constructor(
    endpoint: EndpointDefinition,
    methods: readonly string[],
    { nestedItem, permission, mayUpload, handle, failure, answer }: Halves,
    args: EndpointArguments,
  ) {
    this.methods = methods;
    this.handle = handle;
    this.nestedItem = nestedItem;
    this.permission = permission;
    this.mayUpload = mayUpload;
    this.validate = endpoint.validate_callback ?? null;
    this.showInIndex = endpoint.show_in_index ?? true;
    this.allowBatch = endpoint.allow_batch;
    this.takesUploads = endpoint.uploads ?? false;
    this.failure = failure ?? null;
    this.answer = answer;
    this.#args = args;
  }

  get args(): ArgumentsRecord['args'] {
    return this.#args.current.args;
  }

  get argsByName(): ArgumentsRecord['argsByName'] {
    return this.#args.current.argsByName;
  }

  get required(): ArgumentsRecord['required'] {
    return this.#args.current.required;
  }

  get parse(): ArgumentsRecord['parse'] {
    return this.#args.current.parse;
  }

  get called(): ArgumentsRecord['called'] {
    return this.#args.current.called;
  }

  get defaults(): ArgumentsRecord['defaults'] {
    return this.#args.current.defaults;
  }
}
