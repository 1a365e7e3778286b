import type { RouteOptions } from './definition.ts';
import type { EndpointRecord, RouteRecord } from './records.ts';
import type { Registration } from './register.ts';
import { pathPattern } from './route-pattern.ts';
import type { PathPattern } from './route-pattern.ts';

/** A route of one registration or more (2.3). Its pattern is made when a path is first held against it. */
export class RegisteredRoute implements RouteRecord {
  readonly route: string;
  readonly namespace: string;
  readonly endpoints: readonly EndpointRecord[];
  readonly #options: Registration['options'];
  #pattern: PathPattern | null | undefined = undefined;

  constructor(route: string, namespace: string, { endpoints, options }: Registration) {
    this.route = route;
    this.namespace = namespace;
    this.endpoints = endpoints;
    this.#options = options;
  }

  get pattern(): PathPattern | null {
    if (this.#pattern === undefined) this.#pattern = pathPattern(this.route);
    return this.#pattern;
  }

  get schema(): RouteOptions['schema'] | null {
    return this.#options.schema ?? null;
  }

  get allowBatch(): unknown {
    return this.#options.allow_batch;
  }

  /** The same route with the new endpoints behind its own, and the new options over its own. */
  with(namespace: string, { endpoints, options }: Registration): RegisteredRoute {
    return new RegisteredRoute(this.route, namespace, {
      endpoints: [...this.endpoints, ...endpoints],
      options: { ...this.#options, ...options },
    });
  }
}
