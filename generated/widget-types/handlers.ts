// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (3c237d56848c)

import type { Endpoint } from '../../runtime/server/index.ts';
import type {
  EncodeWidgetTypeAnswer,
  EncodeWidgetTypeArgs,
  GetWidgetTypeArgs,
  ListWidgetTypesArgs,
  RenderWidgetTypeAnswer,
  RenderWidgetTypeArgs,
  WidgetType,
} from './types.ts';

/** The endpoints of `widget-types`; site/handlers/widget-types.ts implements them. */
export interface WidgetTypesHandlers {
  /** `GET /cms/v2/widget-types` */
  readonly list: Endpoint<ListWidgetTypesArgs, readonly WidgetType[]>;
  /** `GET /cms/v2/widget-types/{id}` */
  readonly get: Endpoint<GetWidgetTypeArgs, WidgetType>;
  /** `POST /cms/v2/widget-types/{id}/encode` */
  readonly encode: Endpoint<EncodeWidgetTypeArgs, EncodeWidgetTypeAnswer>;
  /** `POST /cms/v2/widget-types/{id}/render` */
  readonly render: Endpoint<RenderWidgetTypeArgs, RenderWidgetTypeAnswer>;
}
