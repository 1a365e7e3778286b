// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (d0aeffc3a741)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type {
  GetUrlDetailsError,
  GetUrlDetailsInput,
  UrlDetailsEdit,
  UrlDetailsEmbed,
  UrlDetailsView,
} from './types.ts';

/** `url-details`, as a client sees it. */
export interface UrlDetailsResource {
  data: { view: UrlDetailsView; edit: UrlDetailsEdit; embed: UrlDetailsEmbed };
  fields: {
    view: keyof UrlDetailsView;
    edit: UrlDetailsResource['fields']['view'] | keyof UrlDetailsEdit;
    embed: UrlDetailsResource['fields']['view'] | keyof UrlDetailsEmbed;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `url-details`. */
export class UrlDetailsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns the metadata of a public web page. The page is fetched, and cached for an hour. `GET /cms-block-editor/v1/url-details` (schemas/resources/url-details.json:45) */
  get<const F extends readonly UrlDetailsResource['fields']['view'][] = never>(
    input: GetUrlDetailsInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<UrlDetailsResource, 'view', F, never>, GetUrlDetailsError> {
    return this.#transport.call('GET', '/{token}-block-editor/v1/url-details', input, options);
  }
}
