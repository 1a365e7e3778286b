// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (12da9c0beb60)

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

  /** Lists the template parts of the active theme, with the changes of this site. `GET /cms/v2/template-parts` (schemas/bases/template.json:127) */
  list<
    C extends keyof TemplateParts['data'] = 'view',
    const F extends readonly TemplateParts['fields'][C][] = never,
  >(
    input?: ListTemplatePartsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<TemplateParts, C, F, never>[], ListTemplatePartsError> {
    return this.#transport.call('GET', '/{core}/template-parts', input, options);
  }

  /** Creates a template part on this site. `POST /cms/v2/template-parts` (schemas/bases/template.json:148) */
  create<const F extends readonly TemplateParts['fields']['view'][] = never>(
    input: CreateTemplatePartInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'view', F, never>, CreateTemplatePartError> {
    return this.#transport.call('POST', '/{core}/template-parts', input, options);
  }

  /** Returns the fallback template part for a name without a template part of its own. `GET /cms/v2/template-parts/lookup` (schemas/bases/template.json:166) */
  lookup<const F extends readonly TemplateParts['fields']['view'][] = never>(
    input: LookupTemplatePartInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'view', F, never>, LookupTemplatePartError> {
    return this.#transport.call('GET', '/{core}/template-parts/lookup', input, options);
  }

  /** Returns a template part. `GET /cms/v2/template-parts/{id}` (schemas/bases/template.json:196) */
  get<
    C extends keyof TemplateParts['data'] = 'view',
    const F extends readonly TemplateParts['fields'][C][] = never,
  >(
    input: GetTemplatePartInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, C, F, never>, GetTemplatePartError> {
    return this.#transport.call('GET', '/{core}/template-parts/{id}', input, options);
  }

  /** Updates a template part. The file of the theme does not change; the update is stored on this site. `POST, PUT, PATCH /cms/v2/template-parts/{id}` (schemas/bases/template.json:205) */
  update<const F extends readonly TemplateParts['fields']['edit'][] = never>(
    input: UpdateTemplatePartInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplateParts, 'edit', F, never>, UpdateTemplatePartError> {
    return this.#transport.call('POST', '/{core}/template-parts/{id}', input, options);
  }

  /** Deletes the changes of this site, which restores the file of the theme. `DELETE /cms/v2/template-parts/{id}` (schemas/bases/template.json:220) */
  delete(
    input: DeleteTemplatePartInput,
    options?: CallOptions,
  ): Call<TemplatePartEdit | Deleted<TemplatePartEdit>, DeleteTemplatePartError> {
    return this.#transport.call('DELETE', '/{core}/template-parts/{id}', input, options);
  }
}
