// @generated from schemas/resources/navigation/revisions.json by `npm run generate`. Do not edit. (eece4b0deafa)

import type { Answer, Deleted, Page as PageOf, Transport } from '../../../runtime/client/index.ts';
import type {
  DeleteNavigationMenuRevisionInput,
  GetNavigationMenuRevisionInput,
  ListNavigationRevisionsInput,
  NavigationMenuRevisionEdit,
  NavigationMenuRevisionEmbed,
  NavigationMenuRevisionView,
} from './types.ts';

/** `navigation/revisions`, as a client sees it. */
export interface NavigationRevisions {
  data: {
    view: NavigationMenuRevisionView;
    embed: NavigationMenuRevisionEmbed;
    edit: NavigationMenuRevisionEdit;
  };
  fields: {
    view:
      | 'author'
      | 'date'
      | 'date_gmt'
      | 'guid'
      | 'guid.rendered'
      | 'id'
      | 'modified'
      | 'modified_gmt'
      | 'parent'
      | 'slug'
      | 'title'
      | 'title.rendered'
      | 'content'
      | 'content.rendered'
      | 'content.protected';
    embed: 'author' | 'date' | 'id' | 'parent' | 'slug' | 'title' | 'title.rendered';
    edit:
      | NavigationRevisions['fields']['view']
      | 'guid.raw'
      | 'title.raw'
      | 'content.raw'
      | 'content.block_version';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `navigation/revisions`. */
export class NavigationRevisionsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists the revisions of a navigation menu, the newest first.
   *
   * `GET /cms/v2/navigation/{parent}/revisions`
   */
  list<
    C extends keyof NavigationRevisions['data'] = 'view',
    const F extends NavigationRevisions['fields'][C] = never,
  >(
    input: ListNavigationRevisionsInput & { context?: C; _fields?: readonly F[] },
  ): Promise<PageOf<Answer<NavigationRevisions, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/navigation/{parent}/revisions', input);
  }

  /**
   * Shows one revision.
   *
   * `GET /cms/v2/navigation/{parent}/revisions/{id}`
   */
  get<
    C extends keyof NavigationRevisions['data'] = 'view',
    const F extends NavigationRevisions['fields'][C] = never,
  >(
    input: GetNavigationMenuRevisionInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Answer<NavigationRevisions, C, F, never>> {
    return this.#transport.call('GET', '/{core}/navigation/{parent}/revisions/{id}', input);
  }

  /**
   * Deletes one revision for good, which `force` has to confirm.
   *
   * `DELETE /cms/v2/navigation/{parent}/revisions/{id}`
   */
  delete(
    input: DeleteNavigationMenuRevisionInput,
  ): Promise<NavigationMenuRevisionView | Deleted<NavigationMenuRevisionView>> {
    return this.#transport.call('DELETE', '/{core}/navigation/{parent}/revisions/{id}', input);
  }
}
