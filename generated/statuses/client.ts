// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (bfb8f99d9475)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type {
  GetStatusError,
  GetStatusInput,
  ListStatusesError,
  StatusEdit,
  StatusEmbed,
  StatusView,
} from './types.ts';

/** `statuses`, as a client sees it. */
export interface Statuses {
  data: { view: StatusView; embed: StatusEmbed; edit: StatusEdit };
  fields: {
    view: keyof StatusView;
    embed: keyof StatusEmbed;
    edit: Statuses['fields']['view'] | keyof StatusEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `statuses`. */
export class StatusesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the post statuses, by name. `GET /cms/v2/statuses` (schemas/resources/statuses.json:76) */
  list<C extends keyof Statuses['data'] = 'view'>(
    input?: { context?: C | undefined },
    options?: CallOptions,
  ): Call<{ readonly [name: string]: Answer<Statuses, C, never, never> }, ListStatusesError> {
    return this.#transport.call('GET', '/{core}/statuses', input, options);
  }

  /** Returns a post status. `GET /cms/v2/statuses/{status}` (schemas/resources/statuses.json:93) */
  get<
    C extends keyof Statuses['data'] = 'view',
    const F extends readonly Statuses['fields'][C][] = never,
  >(
    input: GetStatusInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Statuses, C, F, never>, GetStatusError> {
    return this.#transport.call('GET', '/{core}/statuses/{status}', input, options);
  }
}
