import type {
  ArgDefinition,
  ArgsParser,
  SanitizeCallback,
  ValidateCallback,
} from '../schema/types.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { DeclaredErrors } from './declared-errors.ts';
import type { Answers, ItemShape } from './definition.ts';
import type { Awaitable } from './endpoint.ts';
import type { NestedItem } from './nesting.ts';
import type { Params, RestRequest } from './request.ts';

/** An argument with its callbacks resolved: a function, or `null` for none. */
export interface ArgRecord {
  readonly name: string;
  readonly definition: ArgDefinition;
  readonly isRequired: boolean;
  readonly validate: ValidateCallback | null;
  readonly sanitize: SanitizeCallback | null;
}

/** How an endpoint of a schema file answers. */
export interface RequestLogEntry {
  readonly answers: Answers;
  /** Whether there is no body, with status 204. */
  readonly isEmpty: boolean;
  /** The audience when the request names none. */
  readonly context: string;
  readonly shape: ItemShape;
  /** The errors that it may answer; `undefined` where nothing is declared. */
  readonly errors: DeclaredErrors | undefined;
}

/** The arguments of an endpoint as the server keeps them. */
export interface ArgumentsRecord {
  readonly args: readonly ArgRecord[];
  readonly argsByName: ReadonlyMap<string, ArgRecord>;
  readonly required: readonly ArgRecord[];
  /** Parses the arguments that need no other callbacks; `null` if all callbacks are called. */
  readonly parse: ArgsParser | null;
  /** The arguments that `parse` does not handle: their callbacks are called. */
  readonly called: readonly ArgRecord[];
  /** The defaults as they were registered. */
  readonly defaults: Params;
}

/** One endpoint as the server keeps it, whichever form it was registered in. */
export interface EndpointRecord extends ArgumentsRecord {
  readonly methods: readonly string[];
  readonly showInIndex: boolean;
  /** `undefined`: as the route says. */
  readonly allowBatch: unknown;
  readonly takesUploads: boolean;
  /** Checks all parameters together. */
  readonly validate: ((request: RestRequest) => unknown) | null;
  /** Checked before the permission; `null` unless the route is nested. */
  readonly nestedItem?: NestedItem | null | undefined;
  /** `null` when none was registered: then everybody may. */
  readonly permission: ((request: RestRequest) => unknown) | null;
  /** Whether the caller may send files, asked before they are received; `null`: everybody may. */
  readonly mayUpload: ((request: RestRequest) => unknown) | null;
  /** `null` when what was registered cannot be called. */
  readonly handle: ((request: RestRequest) => unknown) | null;
  /** Returns the error that is answered where permission is refused by one; `null` to answer it as it is. */
  readonly failure?: ((error: RestError, request: RestRequest) => Awaitable<unknown>) | null;
  /** `null` for endpoints that were registered as plain functions. */
  readonly answer: RequestLogEntry | null;
}

/** A route as the server keeps it. */
export interface RouteRecord {
  /** As it was registered: `/cms/v2/posts/(?P<id>[\d]+)`. */
  readonly route: string;
  /** Empty for the routes of the server itself. */
  readonly namespace: string;
  readonly endpoints: readonly EndpointRecord[];
  /** What OPTIONS shows, or a function that makes it. */
  readonly schema: unknown;
  readonly allowBatch: unknown;
}

/** A request's way: the route it matched and the endpoint that answers. */
export interface Match {
  readonly route: RouteRecord;
  readonly endpoint: EndpointRecord;
}
