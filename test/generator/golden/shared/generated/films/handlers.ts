// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (59d50a846ab6)

import type { Deleted, Endpoint, Page } from '../../runtime/server/index.ts';
import type * as types from './types.ts';

/** The endpoints of `films`; site/handlers/films.ts implements them. */
export interface FilmsHandlers {
  /** `GET /cms/v2/films` */
  readonly list: Endpoint<types.ListFilmsArgs, Page<types.Film>>;
  /** `POST /cms/v2/films` */
  readonly create: Endpoint<types.CreateFilmArgs, types.Film>;
  /** `GET /cms/v2/films/{id}` */
  readonly get: Endpoint<types.GetFilmArgs, types.Film>;
  /** `POST, PUT, PATCH /cms/v2/films/{id}` */
  readonly update: Endpoint<types.UpdateFilmArgs, types.Film>;
  /** `DELETE /cms/v2/films/{id}` */
  readonly delete: Endpoint<types.DeleteFilmArgs, types.Film | Deleted<types.Film>>;
}
