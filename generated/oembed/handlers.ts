// @generated from schemas/resources/oembed.json by `npm run generate`. Do not edit. (24b6b672019d)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `oembed`; site/handlers/oembed.ts implements them. */
export interface OembedHandlers {
  /** `GET /oembed/1.0/embed` */
  readonly get: Endpoint<types.GetEmbeddedViewArgs, types.EmbeddedView>;
  /** `GET /oembed/1.0/proxy` */
  readonly proxy: Endpoint<types.ProxyEmbeddedViewArgs, unknown>;
}
