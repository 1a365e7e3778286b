// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (93977da19905)

import type { Answer, Deleted, Page, Transport } from '../../runtime/client/index.ts';
import type {
  CreateTagInput,
  DeleteTagInput,
  GetTagInput,
  ListTagsInput,
  TagEdit,
  TagEmbed,
  TagView,
  UpdateTagInput,
} from './types.ts';

/** `tags`, as a client sees it. */
export interface Tags {
  data: { view: TagView; embed: TagEmbed; edit: TagEdit };
  fields: {
    view: keyof TagView;
    embed: keyof TagEmbed;
    edit: Tags['fields']['view'] | keyof TagEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `tags`. */
export class TagsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Lists tags.
   *
   * `GET /cms/v2/tags`
   */
  list<C extends keyof Tags['data'] = 'view', const F extends Tags['fields'][C] = never>(
    input?: ListTagsInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Page<Answer<Tags, C, F, never>>> {
    return this.#transport.page('GET', '/{core}/tags', input);
  }

  /**
   * Adds a new tag.
   *
   * `POST /cms/v2/tags`
   */
  create<const F extends Tags['fields']['edit'] = never>(
    input: CreateTagInput & { _fields?: readonly F[] },
  ): Promise<Answer<Tags, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/tags', input);
  }

  /**
   * Shows one tag.
   *
   * `GET /cms/v2/tags/{id}`
   */
  get<C extends keyof Tags['data'] = 'view', const F extends Tags['fields'][C] = never>(
    input: GetTagInput & { context?: C; _fields?: readonly F[] },
  ): Promise<Answer<Tags, C, F, never>> {
    return this.#transport.call('GET', '/{core}/tags/{id}', input);
  }

  /**
   * Changes one tag; what is not sent stays as it is.
   *
   * `POST, PUT, PATCH /cms/v2/tags/{id}`
   */
  update<const F extends Tags['fields']['edit'] = never>(
    input: UpdateTagInput & { _fields?: readonly F[] },
  ): Promise<Answer<Tags, 'edit', F, never>> {
    return this.#transport.call('POST', '/{core}/tags/{id}', input);
  }

  /**
   * Deletes one tag for good, which `force` has to confirm.
   *
   * `DELETE /cms/v2/tags/{id}`
   */
  delete(input: DeleteTagInput): Promise<TagEdit | Deleted<TagEdit>> {
    return this.#transport.call('DELETE', '/{core}/tags/{id}', input);
  }
}
