// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (5e6a628c7971)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `block-renderer`; site/handlers/block-renderer.ts implements them. */
export interface BlockRendererHandlers {
  /** `GET, POST /cms/v2/block-renderer/{name}` */
  readonly render: Endpoint<types.RenderRenderedBlockArgs, types.RenderedBlock>;
}
