// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (015ccd18f0ac)

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

/** `template-parts/revisions`, as a client sees it. */
export interface TemplatePartsRevisions {
  data: {
    view: types.TemplatePartRevisionView;
    embed: types.TemplatePartRevisionEmbed;
    edit: types.TemplatePartRevisionEdit;
  };
  fields: {
    view:
      | keyof types.TemplatePartRevisionView
      | 'content.raw'
      | 'title.raw'
      | 'title.rendered'
      | 'guid.raw'
      | 'guid.rendered';
    embed: keyof types.TemplatePartRevisionEmbed | 'title.raw' | 'title.rendered';
    edit:
      | TemplatePartsRevisions['fields']['view']
      | keyof types.TemplatePartRevisionEdit
      | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `template-parts/revisions`. */
export class TemplatePartsRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the revisions of a template part, newest first. `GET /cms/v2/template-parts/{parent}/revisions` (schemas/bases/revisions.json:12) */
  list<
    C extends keyof TemplatePartsRevisions['data'] = 'view',
    const F extends readonly TemplatePartsRevisions['fields'][C][] = never,
  >(
    input: types.ListTemplatePartsRevisionsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<
    PageOf<Answer<TemplatePartsRevisions, C, F, never>>,
    types.ListTemplatePartsRevisionsError
  > {
    return this.#transport.page('GET', '/{core}/template-parts/{parent}/revisions', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/template-parts/{parent}/revisions` (schemas/bases/revisions.json:12) */
  all<
    C extends keyof TemplatePartsRevisions['data'] = 'view',
    const F extends readonly TemplatePartsRevisions['fields'][C][] = never,
  >(
    input: types.ListTemplatePartsRevisionsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): AsyncGenerator<Answer<TemplatePartsRevisions, C, F, never>, void, undefined> {
    return allOf(
      this.#transport,
      'GET',
      '/{core}/template-parts/{parent}/revisions',
      input,
      options,
    );
  }

  /** Returns a revision. `GET /cms/v2/template-parts/{parent}/revisions/{id}` (schemas/bases/revisions.json:61) */
  get<
    C extends keyof TemplatePartsRevisions['data'] = 'view',
    const F extends readonly TemplatePartsRevisions['fields'][C][] = never,
  >(
    input: types.GetTemplatePartRevisionInput & {
      context?: C | undefined;
      _fields?: F | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<TemplatePartsRevisions, C, F, never>, types.GetTemplatePartRevisionError> {
    return this.#transport.call(
      'GET',
      '/{core}/template-parts/{parent}/revisions/{id}',
      input,
      options,
    );
  }

  /** Deletes a revision permanently; requires `force`. `DELETE /cms/v2/template-parts/{parent}/revisions/{id}` (schemas/bases/revisions.json:70) */
  delete(
    input: types.DeleteTemplatePartRevisionInput,
    options?: CallOptions,
  ): Call<
    types.TemplatePartRevisionView | Deleted<types.TemplatePartRevisionView>,
    types.DeleteTemplatePartRevisionError
  > {
    return this.#transport.call(
      'DELETE',
      '/{core}/template-parts/{parent}/revisions/{id}',
      input,
      options,
    );
  }
}
