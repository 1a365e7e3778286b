// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (3956549935d1)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type {
  RenderRenderedBlockError,
  RenderRenderedBlockInput,
  RenderedBlockEdit,
} from './types.ts';

/** `block-renderer`, as a client sees it. */
export interface BlockRenderer {
  data: { edit: RenderedBlockEdit };
  fields: { edit: keyof RenderedBlockEdit };
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
    input: RenderRenderedBlockInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<BlockRenderer, C, F, never>, RenderRenderedBlockError> {
    return this.#transport.call('GET', '/{core}/block-renderer/{name}', input, options, [
      'attributes',
    ]);
  }
}
