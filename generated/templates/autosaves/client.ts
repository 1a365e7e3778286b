// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (ecd6bef3dcd6)

import type { Answer, Call, CallOptions, Transport } from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `templates/autosaves`, as a client sees it. */
export interface TemplatesAutosaves {
  data: {
    view: types.TemplateAutosaveView;
    embed: types.TemplateAutosaveEmbed;
    edit: types.TemplateAutosaveEdit;
  };
  fields: {
    view:
      | keyof types.TemplateAutosaveView
      | 'content.raw'
      | 'title.raw'
      | 'title.rendered'
      | 'guid.raw'
      | 'guid.rendered';
    embed: keyof types.TemplateAutosaveEmbed | 'title.raw' | 'title.rendered';
    edit:
      | TemplatesAutosaves['fields']['view']
      | keyof types.TemplateAutosaveEdit
      | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `templates/autosaves`. */
export class TemplatesAutosavesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the autosaves of a template. `GET /cms/v2/templates/{id}/autosaves` (schemas/bases/autosaves.json:25) */
  list<
    C extends keyof TemplatesAutosaves['data'] = 'view',
    const F extends readonly TemplatesAutosaves['fields'][C][] = never,
  >(
    input: types.ListTemplatesAutosavesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<TemplatesAutosaves, C, F, never>[], types.ListTemplatesAutosavesError> {
    return this.#transport.call('GET', '/{core}/templates/{id}/autosaves', input, options);
  }

  /** Saves the current edits of a template as an autosave. `POST /cms/v2/templates/{id}/autosaves` (schemas/bases/autosaves.json:38) */
  create<const F extends readonly TemplatesAutosaves['fields']['edit'][] = never>(
    input: types.CreateTemplateAutosaveInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplatesAutosaves, 'edit', F, never>, types.CreateTemplateAutosaveError> {
    return this.#transport.call('POST', '/{core}/templates/{id}/autosaves', input, options);
  }

  /** Returns the latest autosave. `GET /cms/v2/templates/{parent}/autosaves/{id}` (schemas/bases/autosaves.json:77) */
  get<
    C extends keyof TemplatesAutosaves['data'] = 'view',
    const F extends readonly TemplatesAutosaves['fields'][C][] = never,
  >(
    input: types.GetTemplateAutosaveInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplatesAutosaves, C, F, never>, types.GetTemplateAutosaveError> {
    return this.#transport.call('GET', '/{core}/templates/{parent}/autosaves/{id}', input, options);
  }
}
