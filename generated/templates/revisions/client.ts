// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (390b086770af)

import type { Answer, Deleted, Page as PageOf, Transport } from '../../../runtime/client/index.ts';
import type {
  DeleteTemplateRevisionInput,
  GetTemplateRevisionInput,
  ListTemplatesRevisionsInput,
  TemplateRevisionEdit,
  TemplateRevisionEmbed,
  TemplateRevisionView,
} from './types.ts';

/** `templates/revisions`, as a client sees it. */
export interface TemplatesRevisions {
  data: { view: TemplateRevisionView; embed: TemplateRevisionEmbed; edit: TemplateRevisionEdit };
  fields: {
    view: keyof TemplateRevisionView;
    embed: keyof TemplateRevisionEmbed;
    edit: TemplatesRevisions['fields']['view'] | keyof TemplateRevisionEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `templates/revisions`. */
export class TemplatesRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists the revisions of a template, the newest first.
   *
   * `GET /cms/v2/templates/{parent}/revisions`
   */
  list<
    C extends keyof TemplatesRevisions['data'] = 'view',
    const F extends TemplatesRevisions['fields'][C] = never,
  >(
    input: ListTemplatesRevisionsInput & { context?: C; _fields?: readonly F[] },
  ): Promise<PageOf<Answer<TemplatesRevisions, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/templates/{parent}/revisions', input);
  }

  /**
   * Shows one revision.
   *
   * `GET /cms/v2/templates/{parent}/revisions/{id}`
   */
  get<
    C extends keyof TemplatesRevisions['data'] = 'view',
    const F extends TemplatesRevisions['fields'][C] = never,
  >(
    input: GetTemplateRevisionInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Answer<TemplatesRevisions, C, F, never>> {
    return this.#transport.call('GET', '/{core}/templates/{parent}/revisions/{id}', input);
  }

  /**
   * Deletes one revision for good, which `force` has to confirm.
   *
   * `DELETE /cms/v2/templates/{parent}/revisions/{id}`
   */
  delete(
    input: DeleteTemplateRevisionInput,
  ): Promise<TemplateRevisionView | Deleted<TemplateRevisionView>> {
    return this.#transport.call('DELETE', '/{core}/templates/{parent}/revisions/{id}', input);
  }
}
