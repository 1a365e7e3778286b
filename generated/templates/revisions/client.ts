// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (783c92a6c127)

import { allOf } from '../../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Deleted,
  Page as PageOf,
  Transport,
} from '../../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `templates/revisions`, as a client sees it. */
export interface TemplatesRevisions {
  data: {
    view: types.TemplateRevisionView;
    embed: types.TemplateRevisionEmbed;
    edit: types.TemplateRevisionEdit;
  };
  fields: {
    view:
      | keyof types.TemplateRevisionView
      | 'content.raw'
      | 'title.raw'
      | 'title.rendered'
      | 'guid.raw'
      | 'guid.rendered';
    embed: keyof types.TemplateRevisionEmbed | 'title.raw' | 'title.rendered';
    edit:
      | TemplatesRevisions['fields']['view']
      | keyof types.TemplateRevisionEdit
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
    input: types.ListTemplatesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<TemplatesRevisions, C, F, never>>, types.ListTemplatesRevisionsError> {
    return this.#transport.page('GET', '/{core}/templates/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/templates/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof TemplatesRevisions['data'] = 'view',
    const F extends readonly TemplatesRevisions['fields'][C][] = never,
  >(
    input: types.ListTemplatesRevisionsInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<TemplatesRevisions, C, F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/templates/{parent}/revisions', input, options);
  }

  /** Returns a revision. `GET /cms/v2/templates/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof TemplatesRevisions['data'] = 'view',
    const F extends readonly TemplatesRevisions['fields'][C][] = never,
  >(
    input: types.GetTemplateRevisionInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<TemplatesRevisions, C, F, never>, types.GetTemplateRevisionError> {
    return this.#transport.call('GET', '/{core}/templates/{parent}/revisions/{id}', input, options);
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/templates/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: types.DeleteTemplateRevisionInput,
    options?: CallOptions,
  ): Call<
    types.TemplateRevisionView | Deleted<types.TemplateRevisionView>,
    types.DeleteTemplateRevisionError
  > {
    return this.#transport.call(
      'DELETE',
      '/{core}/templates/{parent}/revisions/{id}',
      input,
      options,
    );
  }
}
