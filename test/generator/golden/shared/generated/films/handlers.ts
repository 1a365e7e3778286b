// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (d788346729e4)

import type { Deleted, Endpoint, Page } from '../../runtime/server/index.ts';
import type {
  CreateFilmArgs,
  DeleteFilmArgs,
  Film,
  GetFilmArgs,
  ListFilmsArgs,
  UpdateFilmArgs,
} from './types.ts';

/** The endpoints of `films`; site/handlers/films.ts implements them. */
export interface FilmsHandlers {
  /** `GET /cms/v2/films` */
  readonly list: Endpoint<ListFilmsArgs, Page<Film>>;
  /** `POST /cms/v2/films` */
  readonly create: Endpoint<CreateFilmArgs, Film>;
  /** `GET /cms/v2/films/{id}` */
  readonly get: Endpoint<GetFilmArgs, Film>;
  /** `POST, PUT, PATCH /cms/v2/films/{id}` */
  readonly update: Endpoint<UpdateFilmArgs, Film>;
  /** `DELETE /cms/v2/films/{id}` */
  readonly delete: Endpoint<DeleteFilmArgs, Film | Deleted<Film>>;
}
