// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (32158365bed6)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `templates`, as a client sees it. */
export interface Templates {
  data: { view: types.TemplateView; embed: types.TemplateEmbed; edit: types.TemplateEdit };
  fields: {
    view: keyof types.TemplateView | 'content.raw' | 'title.raw' | 'title.rendered';
    embed: keyof types.TemplateEmbed | 'title.raw' | 'title.rendered';
    edit: Templates['fields']['view'] | keyof types.TemplateEdit | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `templates`. */
export class TemplatesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the templates of the active theme, with the changes of this site. `GET /cms/v2/templates` (schemas/bases/template.json:133) */
  list<
    C extends keyof Templates['data'] = 'view',
    const F extends readonly Templates['fields'][C][] = never,
  >(
    input?: types.ListTemplatesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<Templates, C, F, never>[], types.ListTemplatesError> {
    return this.#transport.call('GET', '/{core}/templates', input, options);
  }

  /** Creates a template on this site. `POST /cms/v2/templates` (schemas/bases/template.json:154) */
  create<const F extends readonly Templates['fields']['view'][] = never>(
    input: types.CreateTemplateInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Templates, 'view', F, never>, types.CreateTemplateError> {
    return this.#transport.call('POST', '/{core}/templates', input, options);
  }

  /** Returns the fallback template for a name without a template of its own. `GET /cms/v2/templates/lookup` (schemas/bases/template.json:172) */
  lookup<const F extends readonly Templates['fields']['view'][] = never>(
    input: types.LookupTemplateInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Templates, 'view', F, never>, types.LookupTemplateError> {
    return this.#transport.call('GET', '/{core}/templates/lookup', input, options);
  }

  /** Returns a template. `GET /cms/v2/templates/{id}` (schemas/bases/template.json:202) */
  get<
    C extends keyof Templates['data'] = 'view',
    const F extends readonly Templates['fields'][C][] = never,
  >(
    input: types.GetTemplateInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Templates, C, F, never>, types.GetTemplateError> {
    return this.#transport.call('GET', '/{core}/templates/{id}', input, options);
  }

  /** Updates a template. The file of the theme does not change; the update is stored on this site. `POST, PUT, PATCH /cms/v2/templates/{id}` (schemas/bases/template.json:211) */
  update<const F extends readonly Templates['fields']['edit'][] = never>(
    input: types.UpdateTemplateInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Templates, 'edit', F, never>, types.UpdateTemplateError> {
    return this.#transport.call('POST', '/{core}/templates/{id}', input, options);
  }

  /** Deletes the changes of this site, which restores the file of the theme. `DELETE /cms/v2/templates/{id}` (schemas/bases/template.json:226) */
  delete(
    input: types.DeleteTemplateInput,
    options?: CallOptions,
  ): Call<types.TemplateEdit | Deleted<types.TemplateEdit>, types.DeleteTemplateError> {
    return this.#transport.call('DELETE', '/{core}/templates/{id}', input, options);
  }
}
