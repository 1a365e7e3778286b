// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (b2d64cd61527)

import type { Deleted, Endpoint } from '../../runtime/server/index.ts';
import type {
  CreateWidgetArgs,
  DeleteWidgetArgs,
  GetWidgetArgs,
  ListWidgetsArgs,
  UpdateWidgetArgs,
  Widget,
} from './types.ts';

/** The endpoints of `widgets`; site/handlers/widgets.ts implements them. */
export interface WidgetsHandlers {
  /** `GET /cms/v2/widgets` */
  readonly list: Endpoint<ListWidgetsArgs, readonly Widget[]>;
  /** `POST /cms/v2/widgets` */
  readonly create: Endpoint<CreateWidgetArgs, Widget>;
  /** `GET /cms/v2/widgets/{id}` */
  readonly get: Endpoint<GetWidgetArgs, Widget>;
  /** `POST, PUT, PATCH /cms/v2/widgets/{id}` */
  readonly update: Endpoint<UpdateWidgetArgs, Widget>;
  /** `DELETE /cms/v2/widgets/{id}` */
  readonly delete: Endpoint<DeleteWidgetArgs, Widget | Deleted<Widget>>;
}
