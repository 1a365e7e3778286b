// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (65ba0377c28a)

import type { Endpoint } from '../../runtime/server/index.ts';
import type {
  EncodeWidgetTypeArgs,
  GetWidgetTypeArgs,
  ListWidgetTypesArgs,
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
  readonly encode: Endpoint<EncodeWidgetTypeArgs, unknown>;
  /** `POST /cms/v2/widget-types/{id}/render` */
  readonly render: Endpoint<RenderWidgetTypeArgs, unknown>;
}
