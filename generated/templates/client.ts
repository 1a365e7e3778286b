// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (07155f78cb06)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type {
  CreateTemplateError,
  CreateTemplateInput,
  DeleteTemplateError,
  DeleteTemplateInput,
  GetTemplateError,
  GetTemplateInput,
  ListTemplatesError,
  ListTemplatesInput,
  LookupTemplateError,
  LookupTemplateInput,
  TemplateEdit,
  TemplateEmbed,
  TemplateView,
  UpdateTemplateError,
  UpdateTemplateInput,
} from './types.ts';

/** `templates`, as a client sees it. */
export interface Templates {
  data: { view: TemplateView; embed: TemplateEmbed; edit: TemplateEdit };
  fields: {
    view: keyof TemplateView | 'content.raw' | 'title.raw' | 'title.rendered';
    embed: keyof TemplateEmbed | 'title.raw' | 'title.rendered';
    edit: Templates['fields']['view'] | keyof TemplateEdit | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `templates`. */
export class TemplatesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists the templates of the active theme, as they are for this site.
   *
   * `GET /cms/v2/templates`
   */
  list<
    C extends keyof Templates['data'] = 'view',
    const F extends readonly Templates['fields'][C][] = never,
  >(
    input?: ListTemplatesInput & { context?: C; _fields?: F },
    options?: CallOptions,
  ): Call<readonly Answer<Templates, C, F, never>[], ListTemplatesError> {
    return this.#transport.call('GET', '/{core}/templates', input, options);
  }

  /**
   * Adds a template to this site.
   *
   * `POST /cms/v2/templates`
   */
  create<const F extends readonly Templates['fields']['view'][] = never>(
    input: CreateTemplateInput & { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<Templates, 'view', F, never>, CreateTemplateError> {
    return this.#transport.call('POST', '/{core}/templates', input, options);
  }

  /**
   * Shows the template that the site would use for something it has none for by name.
   *
   * `GET /cms/v2/templates/lookup`
   */
  lookup<const F extends readonly Templates['fields']['view'][] = never>(
    input: LookupTemplateInput & { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<Templates, 'view', F, never>, LookupTemplateError> {
    return this.#transport.call('GET', '/{core}/templates/lookup', input, options);
  }

  /**
   * Shows one template.
   *
   * `GET /cms/v2/templates/{id}`
   */
  get<
    C extends keyof Templates['data'] = 'view',
    const F extends readonly Templates['fields'][C][] = never,
  >(
    input: GetTemplateInput & { context?: C; _fields?: F },
    options?: CallOptions,
  ): Call<Answer<Templates, C, F, never>, GetTemplateError> {
    return this.#transport.call('GET', '/{core}/templates/{id}', input, options);
  }

  /**
   * Changes one template; a file of the theme stays as it is, and the change is kept beside it.
   *
   * `POST, PUT, PATCH /cms/v2/templates/{id}`
   */
  update<const F extends readonly Templates['fields']['edit'][] = never>(
    input: UpdateTemplateInput & { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<Templates, 'edit', F, never>, UpdateTemplateError> {
    return this.#transport.call('POST', '/{core}/templates/{id}', input, options);
  }

  /**
   * Takes back what was changed here: the file of the theme counts again.
   *
   * `DELETE /cms/v2/templates/{id}`
   */
  delete(
    input: DeleteTemplateInput,
    options?: CallOptions,
  ): Call<TemplateEdit | Deleted<TemplateEdit>, DeleteTemplateError> {
    return this.#transport.call('DELETE', '/{core}/templates/{id}', input, options);
  }
}
