// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (8c41ce452756)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `template-parts/autosaves`, as a client sees it. */
export interface TemplatePartsAutosaves {
  data: {
    view: types.TemplatePartAutosaveView;
    embed: types.TemplatePartAutosaveEmbed;
    edit: types.TemplatePartAutosaveEdit;
  };
  fields: {
    view:
      | keyof types.TemplatePartAutosaveView
      | 'content.raw'
      | 'title.raw'
      | 'title.rendered'
      | 'guid.raw'
      | 'guid.rendered';
    embed: keyof types.TemplatePartAutosaveEmbed | 'title.raw' | 'title.rendered';
    edit:
      | TemplatePartsAutosaves['fields']['view']
      | keyof types.TemplatePartAutosaveEdit
      | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `template-parts/autosaves`. */
export class TemplatePartsAutosavesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the autosaves of a template part. `GET /cms/v2/template-parts/{id}/autosaves` (schemas/bases/autosaves.json:25) */
  list<
    C extends keyof TemplatePartsAutosaves['data'] = 'view',
    const F extends readonly TemplatePartsAutosaves['fields'][C][] = never,
  >(
    input: types.ListTemplatePartsAutosavesInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<
    readonly Answer<TemplatePartsAutosaves, C, F, never>[],
    types.ListTemplatePartsAutosavesError
  > {
    return this.#transport.call('GET', '/{core}/template-parts/{id}/autosaves', input, options);
  }

  /** Saves the current edits of a template part as an autosave. `POST /cms/v2/template-parts/{id}/autosaves` (schemas/bases/autosaves.json:38) */
  create<const F extends readonly TemplatePartsAutosaves['fields']['edit'][] = never>(
    input: types.CreateTemplatePartAutosaveInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplatePartsAutosaves, 'edit', F, never>, types.CreateTemplatePartAutosaveError> {
    return this.#transport.call('POST', '/{core}/template-parts/{id}/autosaves', input, options);
  }

  /** Returns the latest autosave. `GET /cms/v2/template-parts/{parent}/autosaves/{id}` (schemas/bases/autosaves.json:77) */
  get<
    C extends keyof TemplatePartsAutosaves['data'] = 'view',
    const F extends readonly TemplatePartsAutosaves['fields'][C][] = never,
  >(
    input: types.GetTemplatePartAutosaveInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<TemplatePartsAutosaves, C, F, never>, types.GetTemplatePartAutosaveError> {
    return this.#transport.call(
      'GET',
      '/{core}/template-parts/{parent}/autosaves/{id}',
      input,
      options,
    );
  }
}
