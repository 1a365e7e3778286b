// @generated from schemas/resources/url-details.json by `npm run generate`. Do not edit. (f43c68cc04a0)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `url-details`, as a client sees it. */
export interface UrlDetailsResource {
  data: { view: types.UrlDetailsView; edit: types.UrlDetailsEdit; embed: types.UrlDetailsEmbed };
  fields: {
    view: keyof types.UrlDetailsView;
    edit: UrlDetailsResource['fields']['view'] | keyof types.UrlDetailsEdit;
    embed: UrlDetailsResource['fields']['view'] | keyof types.UrlDetailsEmbed;
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
    input: types.GetUrlDetailsInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<UrlDetailsResource, 'view', F, never>, types.GetUrlDetailsError> {
    return this.#transport.call('GET', '/{token}-block-editor/v1/url-details', input, options);
  }
}
