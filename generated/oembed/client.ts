// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (3f6968fb6bc1)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `oembed`, as a client sees it. */
export interface Oembed {
  data: { view: types.EmbeddedViewView };
  fields: { view: keyof types.EmbeddedViewView };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `oembed`. */
export class OembedClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Returns the oEmbed data of a post, as JSON or XML. With a featured image the response also has `thumbnail_url`, `thumbnail_width` and `thumbnail_height`. `GET /oembed/1.0/embed` (schemas/resources/oembed.json:72) */
  get<const F extends readonly Oembed['fields']['view'][] = never>(
    input: types.GetEmbeddedViewInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Oembed, 'view', F, never>, types.GetEmbeddedViewError> {
    return this.#transport.call('GET', '/oembed/1.0/embed', input, options);
  }

  /** Returns the oEmbed data of a page of another site, if its provider is known. `GET /oembed/1.0/proxy` (schemas/resources/oembed.json:99) */
  proxy(
    input: types.ProxyEmbeddedViewInput,
    options?: CallOptions,
  ): Call<unknown, types.ProxyEmbeddedViewError> {
    return this.#transport.call('GET', '/oembed/1.0/proxy', input, options);
  }
}
