// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (eed4ac55d125)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type {
  CreateTemplatePartError,
  CreateTemplatePartInput,
  DeleteTemplatePartError,
  DeleteTemplatePartInput,
  GetTemplatePartError,
  GetTemplatePartInput,
  ListTemplatePartsError,
  ListTemplatePartsInput,
  LookupTemplatePartError,
  LookupTemplatePartInput,
  TemplatePartEdit,
  TemplatePartEmbed,
  TemplatePartView,
  UpdateTemplatePartError,
  UpdateTemplatePartInput,
} from './types.ts';

/** `template-parts`, as a client sees it. */
export interface TemplateParts {
  data: { view: TemplatePartView; embed: TemplatePartEmbed; edit: TemplatePartEdit };
  fields: {
    view: keyof TemplatePartView | 'content.raw' | 'title.raw' | 'title.rendered';
    embed: keyof TemplatePartEmbed | 'title.raw' | 'title.rendered';
    edit: TemplateParts['fields']['view'] | keyof TemplatePartEdit | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `template-parts`. */
export class TemplatePartsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists the template parts of the active theme, as they are for this site.
   *
   * `GET /cms/v2/template-parts`
   */
  list<
    C extends keyof TemplateParts['data'] = 'view',
    const F extends readonly TemplateParts['fields'][C][] = never,
  >(
    input?: ListTemplatePartsInput & { context?: C; _fields?: F },
    options?: CallOptions,
  ): Call<readonly Answer<TemplateParts, C, F, never>[], ListTemplatePartsError> {
    return this.#transport.call('GET', '/{core}/template-parts', input, options);
  }

  /**
   * Adds a template part to this site.
   *
   * `POST /cms/v2/template-parts`
   */
  create<const F extends readonly TemplateParts['fields']['view'][] = never>(
    input: CreateTemplatePartInput & { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'view', F, never>, CreateTemplatePartError> {
    return this.#transport.call('POST', '/{core}/template-parts', input, options);
  }

  /**
   * Shows the template part that the site would use for something it has none for by name.
   *
   * `GET /cms/v2/template-parts/lookup`
   */
  lookup<const F extends readonly TemplateParts['fields']['view'][] = never>(
    input: LookupTemplatePartInput & { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'view', F, never>, LookupTemplatePartError> {
    return this.#transport.call('GET', '/{core}/template-parts/lookup', input, options);
  }

  /**
   * Shows one template part.
   *
   * `GET /cms/v2/template-parts/{id}`
   */
  get<
    C extends keyof TemplateParts['data'] = 'view',
    const F extends readonly TemplateParts['fields'][C][] = never,
  >(
    input: GetTemplatePartInput & { context?: C; _fields?: F },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, C, F, never>, GetTemplatePartError> {
    return this.#transport.call('GET', '/{core}/template-parts/{id}', input, options);
  }

  /**
   * Changes one template part; a file of the theme stays as it is, and the change is kept beside it.
   *
   * `POST, PUT, PATCH /cms/v2/template-parts/{id}`
   */
  update<const F extends readonly TemplateParts['fields']['edit'][] = never>(
    input: UpdateTemplatePartInput & { _fields?: F },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'edit', F, never>, UpdateTemplatePartError> {
    return this.#transport.call('POST', '/{core}/template-parts/{id}', input, options);
  }

  /**
   * Takes back what was changed here: the file of the theme counts again.
   *
   * `DELETE /cms/v2/template-parts/{id}`
   */
  delete(
    input: DeleteTemplatePartInput,
    options?: CallOptions,
  ): Call<TemplatePartEdit | Deleted<TemplatePartEdit>, DeleteTemplatePartError> {
    return this.#transport.call('DELETE', '/{core}/template-parts/{id}', input, options);
  }
}
