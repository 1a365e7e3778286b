// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (c2a62fc41c4f)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `global-styles`; site/handlers/global-styles.ts implements them. */
export interface GlobalStylesHandlers {
  /** `GET /cms/v2/global-styles/themes/{stylesheet}/variations` */
  readonly variations: Endpoint<
    types.VariationsGlobalStylesArgs,
    types.VariationsGlobalStylesAnswer
  >;
  /** `GET /cms/v2/global-styles/themes/{stylesheet}` */
  readonly theme: Endpoint<types.ThemeGlobalStylesArgs, types.GlobalStyles>;
  /** `GET /cms/v2/global-styles/{id}` */
  readonly get: Endpoint<types.GetGlobalStylesArgs, types.GlobalStyles>;
  /** `POST, PUT, PATCH /cms/v2/global-styles/{id}` */
  readonly update: Endpoint<types.UpdateGlobalStylesArgs, types.GlobalStyles>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.GlobalStyles, types.GlobalStylesFacts>;
}
