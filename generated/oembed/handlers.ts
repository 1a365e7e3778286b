// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (66b3f340d74b)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { EmbeddedView, GetEmbeddedViewArgs, ProxyEmbeddedViewArgs } from './types.ts';

/** The endpoints of `oembed`; site/handlers/oembed.ts implements them. */
export interface OembedHandlers {
  /** `GET /oembed/1.0/embed` */
  readonly get: Endpoint<GetEmbeddedViewArgs, EmbeddedView>;
  /** `GET /oembed/1.0/proxy` */
  readonly proxy: Endpoint<ProxyEmbeddedViewArgs, unknown>;
}
