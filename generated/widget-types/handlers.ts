// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (1d4c12f8985e)

import type { Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `widget-types`; site/handlers/widget-types.ts implements them. */
export interface WidgetTypesHandlers {
  /** `GET /cms/v2/widget-types` */
  readonly list: Endpoint<types.ListWidgetTypesArgs, readonly types.WidgetType[]>;
  /** `GET /cms/v2/widget-types/{id}` */
  readonly get: Endpoint<types.GetWidgetTypeArgs, types.WidgetType>;
  /** `POST /cms/v2/widget-types/{id}/encode` */
  readonly encode: Endpoint<types.EncodeWidgetTypeArgs, types.EncodeWidgetTypeAnswer>;
  /** `POST /cms/v2/widget-types/{id}/render` */
  readonly render: Endpoint<types.RenderWidgetTypeArgs, types.RenderWidgetTypeAnswer>;
}
