// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (e0dd0756e7dc)

import type { Endpoint } from '../../runtime/server/index.ts';
import type { RenderRenderedBlockArgs, RenderedBlock } from './types.ts';

/** The endpoints of `block-renderer`; site/handlers/block-renderer.ts implements them. */
export interface BlockRendererHandlers {
  /** `GET, POST /cms/v2/block-renderer/{name}` */
  readonly render: Endpoint<RenderRenderedBlockArgs, RenderedBlock>;
}
