// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (fff3f7ed55c3)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `block-renderer`, as a client sees it. */
export interface BlockRenderer {
  data: { edit: types.RenderedBlockEdit };
  fields: { edit: keyof types.RenderedBlockEdit };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `block-renderer`. */
export class BlockRendererClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Renders a dynamic block. `GET, POST /cms/v2/block-renderer/{name}` (schemas/resources/block-renderer.json:28) */
  render<
    C extends keyof BlockRenderer['data'] = 'edit',
    const F extends readonly BlockRenderer['fields'][C][] = never,
  >(
    input: types.RenderRenderedBlockInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlockRenderer, C, F, never>, types.RenderRenderedBlockError> {
    return this.#transport.call('GET', '/{core}/block-renderer/{name}', input, options, [
      'attributes',
    ]);
  }
}
