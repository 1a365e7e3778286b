// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (da27da0fc829)

import { allOf } from '../../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../../runtime/client/index.ts';
import type {
  DeleteTemplateRevisionError,
  DeleteTemplateRevisionInput,
  GetTemplateRevisionError,
  GetTemplateRevisionInput,
  ListTemplatesRevisionsError,
  ListTemplatesRevisionsInput,
  TemplateRevisionEdit,
  TemplateRevisionEmbed,
  TemplateRevisionView,
} from './types.ts';

/** `templates/revisions`, as a client sees it. */
export interface TemplatesRevisions {
  data: { view: TemplateRevisionView; embed: TemplateRevisionEmbed; edit: TemplateRevisionEdit };
  fields: {
    view:
      | keyof TemplateRevisionView
      | 'content.raw'
      | 'title.raw'
      | 'title.rendered'
      | 'guid.raw'
      | 'guid.rendered';
    embed: keyof TemplateRevisionEmbed | 'title.raw' | 'title.rendered';
    edit:
      | TemplatesRevisions['fields']['view']
      | keyof TemplateRevisionEdit
      | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `templates/revisions`. */
export class TemplatesRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the revisions of a template, newest first. `GET /cms/v2/templates/{parent}/revisions` (schemas/bases/revisions.json:12) */
  list<
    C extends keyof TemplatesRevisions['data'] = 'view',
    const F extends readonly TemplatesRevisions['fields'][C][] = never,
  >(
    input: ListTemplatesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<TemplatesRevisions, C, F, never>>, ListTemplatesRevisionsError> {
    return this.#transport.page('GET', '/{core}/templates/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/templates/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof TemplatesRevisions['data'] = 'view',
    const F extends readonly TemplatesRevisions['fields'][C][] = never,
  >(
    input: ListTemplatesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<TemplatesRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/templates/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/templates/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof TemplatesRevisions['data'] = 'view',
    const F extends readonly TemplatesRevisions['fields'][C][] = never,
  >(
    input: GetTemplateRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplatesRevisions, C, F, never>, GetTemplateRevisionError> {
    return this.#transport.call('GET', '/{core}/templates/{parent}/revisions/{id}', input, options);
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/templates/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: DeleteTemplateRevisionInput,
    options?: CallOptions,
  ): Call<TemplateRevisionView | Deleted<TemplateRevisionView>, DeleteTemplateRevisionError> {
    return this.#transport.call(
      'DELETE',
      '/{core}/templates/{parent}/revisions/{id}',
      input,
      options,
    );
  }
}
