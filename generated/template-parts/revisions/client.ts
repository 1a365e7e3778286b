// @generated from schemas/resources/template-parts/revisions.json by `npm run generate`. Do not edit. (d855dac51abf)

import type { Answer, Deleted, Page as PageOf, Transport } from '../../../runtime/client/index.ts';
import type {
  DeleteTemplatePartRevisionInput,
  GetTemplatePartRevisionInput,
  ListTemplatePartsRevisionsInput,
  TemplatePartRevisionEdit,
  TemplatePartRevisionEmbed,
  TemplatePartRevisionView,
} from './types.ts';

/** `template-parts/revisions`, as a client sees it. */
export interface TemplatePartsRevisions {
  data: {
    view: TemplatePartRevisionView;
    embed: TemplatePartRevisionEmbed;
    edit: TemplatePartRevisionEdit;
  };
  fields: {
    view: keyof TemplatePartRevisionView;
    embed: keyof TemplatePartRevisionEmbed;
    edit: TemplatePartsRevisions['fields']['view'] | keyof TemplatePartRevisionEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `template-parts/revisions`. */
export class TemplatePartsRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists the revisions of a template part, the newest first.
   *
   * `GET /cms/v2/template-parts/{parent}/revisions`
   */
  list<
    C extends keyof TemplatePartsRevisions['data'] = 'view',
    const F extends TemplatePartsRevisions['fields'][C] = never,
  >(
    input: ListTemplatePartsRevisionsInput & { context?: C; _fields?: readonly F[] },
  ): Promise<PageOf<Answer<TemplatePartsRevisions, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/template-parts/{parent}/revisions', input);
  }

  /**
   * Shows one revision.
   *
   * `GET /cms/v2/template-parts/{parent}/revisions/{id}`
   */
  get<
    C extends keyof TemplatePartsRevisions['data'] = 'view',
    const F extends TemplatePartsRevisions['fields'][C] = never,
  >(
    input: GetTemplatePartRevisionInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Answer<TemplatePartsRevisions, C, F, never>> {
    return this.#transport.call('GET', '/{core}/template-parts/{parent}/revisions/{id}', input);
  }

  /**
   * Deletes one revision for good, which `force` has to confirm.
   *
   * `DELETE /cms/v2/template-parts/{parent}/revisions/{id}`
   */
  delete(
    input: DeleteTemplatePartRevisionInput,
  ): Promise<TemplatePartRevisionView | Deleted<TemplatePartRevisionView>> {
    return this.#transport.call('DELETE', '/{core}/template-parts/{parent}/revisions/{id}', input);
  }
}
