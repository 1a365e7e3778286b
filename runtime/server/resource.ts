import { withNoticesNow } from '../errors/notices.ts';
import type { Notice } from '../errors/notices.ts';
import type { LoweredEndpoint, LoweredResource } from '../resource/index.ts';
import { own } from '../schema/values/containers.ts';
import type { EndpointDefinition, ItemShape, ShapedEndpoint } from './definition.ts';
import type { Server } from './server.ts';

/** The part of a server that registers routes. */
export type Registrar = Pick<Server, 'core' | 'registerRoute'>;

/** Registers the routes of a resource. `callbacks` are the functions that arguments name, in addition to those of the runtime. */
export type RegisterRoutes<Handlers> = (
  server: Registrar,
  handlers: Handlers,
  callbacks: object,
) => void;

/** The options for registering a resource that is created at run time. */
export interface ResourceParts {
  /** `null` is the core namespace. */
  readonly namespace: string | null;
  /** The endpoints by their names in the resource. */
  readonly endpoints: { readonly [name: string]: ShapedEndpoint['endpoint'] };
  readonly facts?: ItemShape['facts'];
  /** Callbacks that arguments call by name. */
  readonly callbacks: object;
  /** Whether existing routes are replaced; default: endpoints are added to them (2.3). */
  readonly override?: boolean;
}

/**
 * Registers the routes of all schema files. Throws an error that names the resources without handlers, which untyped code may have
 * left out, or a route that cannot be registered.
 */
export function registerResources<Handlers extends object>(
  server: Registrar,
  handlers: Handlers,
  callbacks: object,
  resources: { readonly [name in keyof Handlers]: RegisterRoutes<Handlers[name]> },
): void {
  // A mapped type has the names of its argument.
  const names = Object.keys(resources) as (keyof Handlers & string)[];
  const given: Partial<Handlers> = Object(handlers);
  const missing = names.filter((name) => given[name] === undefined || given[name] === null);
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(resources, name));
  if (missing.length > 0)
    throw new Error(
      `registerRoutes: the handlers of ${missing.join(', ')} are missing. Pass an object with those of every resource.` +
        (unknown.length > 0 ? ` Unknown resources: ${unknown.join(', ')}.` : ''),
    );
  const registrar = throwing(server);
  for (const name of names) resources[name](registrar, handlers[name], callbacks);
}

/** Returns a registrar that throws the reports of `registerRoute` when that refuses a route. */
function throwing(server: Registrar): Registrar {
  return {
    core: server.core,
    registerRoute(...route) {
      const reports: string[] = [];
      const collect = (notice: Notice): void => {
        if (notice.kind === 'misuse') reports.push(notice.message);
      };
      if (withNoticesNow(collect, () => server.registerRoute(...route))) return true;
      throw new Error(reports.join(' '));
    },
  };
}

/** Registers the routes of a resource without a schema file; generated code does this for schema files. */
export function registerResource(
  server: Registrar,
  resource: LoweredResource,
  parts: ResourceParts,
): void {
  const { namespace, override = false } = parts;
  for (const { pattern, allowBatch, showsSchema, nested, endpoints } of resource.routes) {
    const nesting = nested ? { nested } : {};
    const definition = {
      ...(showsSchema ? { schema: resource.schema } : {}),
      ...(allowBatch ? { allow_batch: allowBatch } : {}),
      endpoints: endpoints.map((endpoint) => ({
        ...definitionOf(endpoint, resource, parts),
        ...nesting,
      })),
    };
    server.registerRoute(namespace ?? server.core, pattern, definition, override);
  }
}

function definitionOf(
  { name, methods, args, answers, answerSchema, context }: LoweredEndpoint,
  { contexts, links, wholeFields }: LoweredResource,
  { endpoints, facts, callbacks }: ResourceParts,
): EndpointDefinition {
  const endpoint = own(endpoints, name);
  if (!endpoint) throw new Error(`resource: the endpoint ${name} has no handler`);
  return {
    methods,
    args,
    endpoint,
    answers,
    ...(answerSchema && { answerSchema }),
    context,
    shape: { contexts, links, facts, wholeFields },
    callbacks,
  };
}
