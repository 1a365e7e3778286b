// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (0f99e0201367)

import type { Deleted, Endpoint } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `widgets`; site/handlers/widgets.ts implements them. */
export interface WidgetsHandlers {
  /** `GET /cms/v2/widgets` */
  readonly list: Endpoint<types.ListWidgetsArgs, readonly types.Widget[]>;
  /** `POST /cms/v2/widgets` */
  readonly create: Endpoint<types.CreateWidgetArgs, types.Widget>;
  /** `GET /cms/v2/widgets/{id}` */
  readonly get: Endpoint<types.GetWidgetArgs, types.Widget>;
  /** `POST, PUT, PATCH /cms/v2/widgets/{id}` */
  readonly update: Endpoint<types.UpdateWidgetArgs, types.Widget>;
  /** `DELETE /cms/v2/widgets/{id}` */
  readonly delete: Endpoint<types.DeleteWidgetArgs, types.Widget | Deleted<types.Widget>>;
}
