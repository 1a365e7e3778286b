// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (06e33f18dc6b)

import type { Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `themes`; site/handlers/themes.ts implements them. */
export interface ThemesHandlers {
  /** `GET /cms/v2/themes` */
  readonly list: Endpoint<types.ListThemesArgs, PageOf<types.Theme>>;
  /** `GET /cms/v2/themes/{stylesheet}` */
  readonly get: Endpoint<types.GetThemeArgs, types.Theme>;
  /** Returns the values that links depend on and the items do not have. */
  readonly facts: FactsOf<types.Theme, types.ThemeFacts>;
}
