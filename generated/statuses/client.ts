// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (a6bf621770c8)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `statuses`, as a client sees it. */
export interface Statuses {
  data: { view: types.StatusView; embed: types.StatusEmbed; edit: types.StatusEdit };
  fields: {
    view: keyof types.StatusView;
    embed: keyof types.StatusEmbed;
    edit: Statuses['fields']['view'] | keyof types.StatusEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `statuses`. */
export class StatusesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the post statuses, by name. `GET /cms/v2/statuses` (schemas/resources/statuses.json:77) */
  list<C extends keyof Statuses['data'] = 'view'>(
    input?: { context?: C | undefined },
    options?: CallOptions,
  ): Call<{ readonly [name: string]: Answer<Statuses, C, never, never> }, types.ListStatusesError> {
    return this.#transport.call('GET', '/{core}/statuses', input, options);
  }

  /** Returns a post status. `GET /cms/v2/statuses/{status}` (schemas/resources/statuses.json:94) */
  get<
    C extends keyof Statuses['data'] = 'view',
    const F extends readonly Statuses['fields'][C][] = never,
  >(
    input: types.GetStatusInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Statuses, C, F, never>, types.GetStatusError> {
    return this.#transport.call('GET', '/{core}/statuses/{status}', input, options);
  }
}
