// @generated from schemas/resources/pages/autosaves.json by `npm run generate`. Do not edit. (04df43a059c7)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `pages/autosaves`, as a client sees it. */
export interface PagesAutosaves {
  data: {
    view: types.PageAutosaveView;
    embed: types.PageAutosaveEmbed;
    edit: types.PageAutosaveEdit;
  };
  fields: {
    view:
      | keyof types.PageAutosaveView
      | 'title.rendered'
      | 'content.rendered'
      | 'content.protected'
      | 'excerpt.rendered'
      | 'excerpt.protected'
      | 'guid.rendered';
    embed:
      | keyof types.PageAutosaveEmbed
      | 'title.rendered'
      | 'excerpt.rendered'
      | 'excerpt.protected';
    edit:
      | PagesAutosaves['fields']['view']
      | keyof types.PageAutosaveEdit
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version'
      | 'excerpt.raw'
      | 'guid.raw';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `pages/autosaves`. */
export class PagesAutosavesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the autosaves of a page. `GET /cms/v2/pages/{id}/autosaves` (schemas/bases/autosaves.json:25) */
  list<
    C extends keyof PagesAutosaves['data'] = 'view',
    const F extends readonly PagesAutosaves['fields'][C][] = never,
  >(
    input: types.ListPagesAutosavesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<PagesAutosaves, C, F, never>[], types.ListPagesAutosavesError> {
    return this.#transport.call('GET', '/{core}/pages/{id}/autosaves', input, options);
  }

  /** Saves the current edits of a page as an autosave. `POST /cms/v2/pages/{id}/autosaves` (schemas/resources/pages/autosaves.json:15) */
  create<const F extends readonly PagesAutosaves['fields']['edit'][] = never>(
    input: types.CreatePageAutosaveInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<PagesAutosaves, 'edit', F, never>, types.CreatePageAutosaveError> {
    return this.#transport.call('POST', '/{core}/pages/{id}/autosaves', input, options);
  }

  /** Returns the latest autosave. `GET /cms/v2/pages/{parent}/autosaves/{id}` (schemas/bases/autosaves.json:77) */
  get<
    C extends keyof PagesAutosaves['data'] = 'view',
    const F extends readonly PagesAutosaves['fields'][C][] = never,
  >(
    input: types.GetPageAutosaveInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<PagesAutosaves, C, F, never>, types.GetPageAutosaveError> {
    return this.#transport.call('GET', '/{core}/pages/{parent}/autosaves/{id}', input, options);
  }
}
