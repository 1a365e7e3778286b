import type { ArgDefinitions, ArgsParser, ItemSchema, Schema } from '../schema/types.ts';
import type { Answers, FileFields } from '../resource/index.ts';
import type { Views, ContextTable } from '../shape/contexts.ts';
import type { DeclaredErrors, ErrorData } from './declared-errors.ts';
import type { LinkTable } from '../shape/links.ts';
import type { Awaitable, Endpoint, FactsOf, NestedEndpoint, UploadEndpoint } from './endpoint.ts';
import type { Nesting, Parents } from './nesting.ts';
import type { DeclaredResponses } from './reply.ts';
import type { RestRequest } from './request.ts';

export type { Answers };

/** How the items of a response are shaped. */
export interface ItemShape {
  /** The object type that fields are added to at run time (2.4); the schema's title when absent. */
  readonly type?: string | undefined;
  /** The rules of each context. */
  readonly contexts?: ContextTable | undefined;
  /** Functions that apply the rules to items with the fields of the schema. */
  readonly views?: Views | undefined;
  readonly links?: LinkTable | undefined;
  readonly facts?: FactsOf<never, unknown> | undefined;
  /** Fields that `_fields` can only select as a whole. */
  readonly wholeFields?: readonly string[] | undefined;
}

/** The options of both forms of an endpoint (2.3). */
interface EndpointOptions {
  /** `'POST, PUT, PATCH'` or a list; `GET` when absent. */
  readonly methods?: string | readonly string[] | undefined;
  readonly args?: ArgDefinitions | undefined;
  readonly show_in_index?: boolean | undefined;
  /** The header `Deprecation` of its responses (RFC 9745): `@` and a time in seconds. */
  readonly deprecation?: string | undefined;
  /** Overrides the option of the route. */
  readonly allow_batch?: unknown;
  /** Whether the endpoint accepts uploads (docs/decisions/0015), which are in `request.files`; or the files of a form by field. */
  readonly uploads?: boolean | FileFields | undefined;
  /** Validates all parameters together, after each parameter was validated. */
  readonly validate_callback?: ((request: RestRequest) => unknown) | undefined;
  /** Functions that `args` call by name, in addition to those of the runtime. */
  readonly callbacks?: object | undefined;
  /** The relation of a nested route. A typed endpoint then has `parents`, a plain one `parents_callback`. */
  readonly nested?: Nesting | undefined;
}

/** An endpoint of a schema file: permission and handler, and the schema of its responses. */
export interface ShapedEndpoint extends EndpointOptions {
  readonly endpoint:
    | Endpoint<unknown, unknown>
    | NestedEndpoint<unknown, unknown, never>
    | UploadEndpoint<unknown, unknown>;
  readonly answers: Answers;
  /** The schema of responses of the kind `any`; responses are checked against it. */
  readonly answerSchema?: Schema | undefined;
  /** The media type of a response that is not JSON. */
  readonly media?: string | undefined;
  /** The status of the usual response, if `answers` does not imply it. */
  readonly status?: number | undefined;
  /** All responses by status, if there are several, or some have headers. */
  readonly responses?: DeclaredResponses | undefined;
  /** The codes of errors that only this endpoint gives, with their statuses. The response check reports any other code. */
  readonly errors?: DeclaredErrors | undefined;
  /** The schemas of the data of errors, by code. */
  readonly errorData?: ErrorData | undefined;
  /** The audience when the request names none (4.5); `view` when absent. */
  readonly context?: string | undefined;
  readonly shape?: ItemShape | undefined;
  /** Parses the arguments of `args` that need no callbacks of the site. */
  readonly parse?: ArgsParser | undefined;
}

/** An endpoint that is registered at run time: plain functions of the request (2.3). */
export interface PlainEndpoint extends EndpointOptions {
  readonly callback: ((request: RestRequest) => unknown) | null;
  /**
   * `false` and `null` deny access (5.3), an error becomes the response, any other value grants access. A missing
   * callback is reported as incorrect use.
   */
  readonly permission_callback?: ((request: RestRequest) => Awaitable<unknown>) | null | undefined;
  /** Returns the parents of the item of a nested route by the names of the groups; `null` if there is no such item. */
  readonly parents_callback?: ((request: RestRequest) => Awaitable<Parents>) | undefined;
  /**
   * Called before a body with uploads is received, if `uploads` is set. Path, query and headers are known.
   * It denies access like `permission_callback`. Without it, files of all callers are received.
   */
  readonly upload_permission_callback?: ((request: RestRequest) => Awaitable<unknown>) | undefined;
}

export type EndpointDefinition = ShapedEndpoint | PlainEndpoint;

/** The options of a route. */
export interface RouteOptions {
  /** Arguments common to all endpoints. */
  readonly args?: ArgDefinitions | undefined;
  /** The schema in the response to OPTIONS. */
  readonly schema?: Schema | ItemSchema | (() => Awaitable<unknown>) | null | undefined;
  /** `{ v1: true }` allows writes of this route in a batch, `{ v1: true, get: true }` also reads. */
  readonly allow_batch?: unknown;
}

/** A route: one endpoint, a list of endpoints, or a list with common options (2.3). */
export type RouteDefinition =
  | EndpointDefinition
  | readonly EndpointDefinition[]
  | (RouteOptions & { readonly endpoints: readonly EndpointDefinition[] });
