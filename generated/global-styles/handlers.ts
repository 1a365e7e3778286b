// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (d22fd7cfea9c)

import type { Endpoint, FactsOf } from '../../runtime/server/index.ts';
import type {
  GetGlobalStylesArgs,
  GlobalStyles,
  GlobalStylesFacts,
  ThemeGlobalStylesArgs,
  UpdateGlobalStylesArgs,
  VariationsGlobalStylesAnswer,
  VariationsGlobalStylesArgs,
} from './types.ts';

/** The endpoints of `global-styles`; site/handlers/global-styles.ts implements them. */
export interface GlobalStylesHandlers {
  /** `GET /cms/v2/global-styles/themes/{stylesheet}/variations` */
  readonly variations: Endpoint<VariationsGlobalStylesArgs, VariationsGlobalStylesAnswer>;
  /** `GET /cms/v2/global-styles/themes/{stylesheet}` */
  readonly theme: Endpoint<ThemeGlobalStylesArgs, GlobalStyles>;
  /** `GET /cms/v2/global-styles/{id}` */
  readonly get: Endpoint<GetGlobalStylesArgs, GlobalStyles>;
  /** `POST, PUT, PATCH /cms/v2/global-styles/{id}` */
  readonly update: Endpoint<UpdateGlobalStylesArgs, GlobalStyles>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<GlobalStyles, GlobalStylesFacts>;
}
