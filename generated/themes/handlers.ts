// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (8828b7171114)

import type { Endpoint, FactsOf, Page as PageOf } from '../../runtime/server/index.ts';
import type { GetThemeArgs, ListThemesArgs, Theme, ThemeFacts } from './types.ts';

/** The endpoints of `themes`; site/handlers/themes.ts implements them. */
export interface ThemesHandlers {
  /** `GET /cms/v2/themes` */
  readonly list: Endpoint<ListThemesArgs, PageOf<Theme>>;
  /** `GET /cms/v2/themes/{stylesheet}` */
  readonly get: Endpoint<GetThemeArgs, Theme>;
  /** What links depend on and the items do not show. */
  readonly facts: FactsOf<Theme, ThemeFacts>;
}
