// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (1a7509524585)

import type { Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `themes`; site/handlers/themes.ts implements them. */
export interface ThemesHandlers {
  /** `GET /cms/v2/themes` */
  readonly list: Endpoint<types.ListThemesArgs, PageOf<types.Theme>>;
  /** `GET /cms/v2/themes/{stylesheet}` */
  readonly get: Endpoint<types.GetThemeArgs, types.Theme>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<types.Theme, types.ThemeFacts>;
}
