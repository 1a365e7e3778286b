import type { ArgDefinitions, ArgsParser, ItemSchema, Schema } from '../schema/types.ts';
import type { Answers } from '../resource/index.ts';
import type { Views, ContextTable } from '../shape/contexts.ts';
import type { DeclaredErrors } from './declared-errors.ts';
import type { LinkTable } from '../shape/links.ts';
import type { Awaitable, Endpoint, FactsOf, NestedEndpoint, UploadEndpoint } from './endpoint.ts';
import type { Nesting, Parents } from './nesting.ts';
import type { RestRequest } from './request.ts';

export type { Answers };

/** How the items of an answer are shaped. */
export interface ItemShape {
  /** The object type that fields are added to at run time (2.4); the schema's title when absent. */
  readonly type?: string | undefined;
  /** The rules of each context. */
  readonly contexts?: ContextTable | undefined;
  /** Functions that apply the rules to items with the fields of the schema. */
  readonly views?: Views | undefined;
  readonly links?: LinkTable | undefined;
  readonly facts?: FactsOf<never, unknown> | undefined;
  /** Fields of which `_fields` shows no part: they are asked for by their own name, or not at all. */
  readonly wholeFields?: readonly string[] | undefined;
}

/** The options of both forms of an endpoint (2.3). */
interface EndpointOptions {
  /** `'POST, PUT, PATCH'` or a list; `GET` when absent. */
  readonly methods?: string | readonly string[] | undefined;
  readonly args?: ArgDefinitions | undefined;
  readonly show_in_index?: boolean | undefined;
  /** Overrides what the route says. */
  readonly allow_batch?: unknown;
  /** Whether files are received (docs/decisions/0015): they are `request.files`. */
  readonly uploads?: boolean | undefined;
  /** Checks all parameters together, after each by itself. */
  readonly validate_callback?: ((request: RestRequest) => unknown) | undefined;
  /** Functions that `args` call by name, in addition to those of the runtime. */
  readonly callbacks?: object | undefined;
  /** The relation of a nested route; the endpoint then has `parents`, a plain one `parents_callback`. */
  readonly nested?: Nesting | undefined;
}

/** An endpoint of a schema file: two typed halves, and what its answers look like. */
export interface ShapedEndpoint extends EndpointOptions {
  readonly endpoint:
    | Endpoint<unknown, unknown>
    | NestedEndpoint<unknown, unknown, never>
    | UploadEndpoint<unknown, unknown>;
  readonly answers: Answers;
  /** What `any` is; answers are held against it. */
  readonly answerSchema?: Schema | undefined;
  /** The codes of errors that only this endpoint gives, with their statuses. The response check reports any other code. */
  readonly errors?: DeclaredErrors | undefined;
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
   * `false` and `null` deny (5.3), an error is answered as it is, anything else lets through. Leaving
   * it out is reported as incorrect use.
   */
  readonly permission_callback?: ((request: RestRequest) => Awaitable<unknown>) | null | undefined;
  /** Returns the parents of the item of a nested route by the names of the groups; `null` if there is no such item. */
  readonly parents_callback?: ((request: RestRequest) => Awaitable<Parents>) | undefined;
  /**
   * Asked before a body is received that may bring files, where `uploads` is set: path, query and headers
   * are known. It denies as `permission_callback` does. Files of all callers are received without it.
   */
  readonly upload_permission_callback?: ((request: RestRequest) => Awaitable<unknown>) | undefined;
}

export type EndpointDefinition = ShapedEndpoint | PlainEndpoint;

/** What a route says beside its endpoints. */
export interface RouteOptions {
  /** Arguments common to all endpoints. */
  readonly args?: ArgDefinitions | undefined;
  /** What OPTIONS shows. */
  readonly schema?: Schema | ItemSchema | (() => Awaitable<unknown>) | null | undefined;
  /** `{ v1: true }` lets writes in a batch reach this route, `{ v1: true, get: true }` reads too. */
  readonly allow_batch?: unknown;
}

/** A route: one endpoint, a list of them, or a list with what they have in common (2.3). */
export type RouteDefinition =
  | EndpointDefinition
  | readonly EndpointDefinition[]
  | (RouteOptions & { readonly endpoints: readonly EndpointDefinition[] });
