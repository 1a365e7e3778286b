import type { RouteOptions } from './definition.ts';
import type { EndpointRecord, RouteRecord } from './records.ts';
import type { Registration } from './register.ts';

/** A route of one registration or more (2.3). */
export class RegisteredRoute implements RouteRecord {
  readonly route: string;
  readonly namespace: string;
  readonly endpoints: readonly EndpointRecord[];
  readonly #options: Registration['options'];

  constructor(route: string, namespace: string, { endpoints, options }: Registration) {
    this.route = route;
    this.namespace = namespace;
    this.endpoints = endpoints;
    this.#options = options;
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
