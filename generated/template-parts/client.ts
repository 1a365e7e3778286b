// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (1556146c9c0c)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `template-parts`, as a client sees it. */
export interface TemplateParts {
  data: {
    view: types.TemplatePartView;
    embed: types.TemplatePartEmbed;
    edit: types.TemplatePartEdit;
  };
  fields: {
    view: keyof types.TemplatePartView | 'content.raw' | 'title.raw' | 'title.rendered';
    embed: keyof types.TemplatePartEmbed | 'title.raw' | 'title.rendered';
    edit: TemplateParts['fields']['view'] | keyof types.TemplatePartEdit | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `template-parts`. */
export class TemplatePartsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the template parts of the active theme, with the changes of this site. `GET /cms/v2/template-parts` (schemas/bases/template.json:133) */
  list<
    C extends keyof TemplateParts['data'] = 'view',
    const F extends readonly TemplateParts['fields'][C][] = never,
  >(
    input?: types.ListTemplatePartsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<TemplateParts, C, F, never>[], types.ListTemplatePartsError> {
    return this.#transport.call('GET', '/{core}/template-parts', input, options);
  }

  /** Creates a template part on this site. `POST /cms/v2/template-parts` (schemas/bases/template.json:154) */
  create<const F extends readonly TemplateParts['fields']['view'][] = never>(
    input: types.CreateTemplatePartInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'view', F, never>, types.CreateTemplatePartError> {
    return this.#transport.call('POST', '/{core}/template-parts', input, options);
  }

  /** Returns the fallback template part for a name without a template part of its own. `GET /cms/v2/template-parts/lookup` (schemas/bases/template.json:172) */
  lookup<const F extends readonly TemplateParts['fields']['view'][] = never>(
    input: types.LookupTemplatePartInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'view', F, never>, types.LookupTemplatePartError> {
    return this.#transport.call('GET', '/{core}/template-parts/lookup', input, options);
  }

  /** Returns a template part. `GET /cms/v2/template-parts/{id}` (schemas/bases/template.json:202) */
  get<
    C extends keyof TemplateParts['data'] = 'view',
    const F extends readonly TemplateParts['fields'][C][] = never,
  >(
    input: types.GetTemplatePartInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, C, F, never>, types.GetTemplatePartError> {
    return this.#transport.call('GET', '/{core}/template-parts/{id}', input, options);
  }

  /** Updates a template part. The file of the theme does not change; the update is stored on this site. `POST, PUT, PATCH /cms/v2/template-parts/{id}` (schemas/bases/template.json:211) */
  update<const F extends readonly TemplateParts['fields']['edit'][] = never>(
    input: types.UpdateTemplatePartInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'edit', F, never>, types.UpdateTemplatePartError> {
    return this.#transport.call('POST', '/{core}/template-parts/{id}', input, options);
  }

  /** Deletes the changes of this site, which restores the file of the theme. `DELETE /cms/v2/template-parts/{id}` (schemas/bases/template.json:226) */
  delete(
    input: types.DeleteTemplatePartInput,
    options?: CallOptions,
  ): Call<types.TemplatePartEdit | Deleted<types.TemplatePartEdit>, types.DeleteTemplatePartError> {
    return this.#transport.call('DELETE', '/{core}/template-parts/{id}', input, options);
  }
}
