// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (29edbcbe5d99)

/** A film with every field: what a handler returns. */
export interface Film {
  /** Number of the film. */
  id: number;
  /** Title of the film. */
  title: {
    /** As it is stored. */
    raw: string;
    /** As it is shown. */
    rendered: string;
  };
  /** Whether it is public. */
  status: 'draft' | 'public';
}

/** A film in the `view` context. */
export interface FilmView {
  id: number;
  title: {
    rendered: string;
  };
}

/** A film in the `edit` context. */
export type FilmEdit = Film;

/** What `films.list` receives, once validated, sanitized and defaulted. */
export interface ListFilmsArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most films on a page. */
  per_page: number;
}

/** What a client may send to `films.list`. */
export type ListFilmsInput = Partial<ListFilmsArgs>;

/** What `films.create` receives, once validated, sanitized and defaulted. */
export interface CreateFilmArgs {
  /** Title of the film. */
  title: unknown;
  /** Whether it is public. */
  status: 'draft' | 'public';
}

/** What a client may send to `films.create`. */
export interface CreateFilmInput {
  /** Title of the film. */
  title:
    | string
    | {
        raw?: string;
      };
  /** Whether it is public. */
  status?: 'draft' | 'public';
}

/** What `films.get` receives, once validated, sanitized and defaulted. */
export interface GetFilmArgs {
  /** Number of the film. */
  id: number;
}

/** What a client may send to `films.get`. */
export type GetFilmInput = GetFilmArgs;

/** What `films.update` receives, once validated, sanitized and defaulted. */
export interface UpdateFilmArgs {
  /** Number of the film. */
  id: number;
  /** Title of the film. */
  title?: unknown;
  /** Whether it is public. */
  status?: 'draft' | 'public';
}

/** What a client may send to `films.update`. */
export interface UpdateFilmInput {
  /** Number of the film. */
  id: number;
  /** Title of the film. */
  title?:
    | string
    | {
        raw?: string;
      };
  /** Whether it is public. */
  status?: 'draft' | 'public';
}

/** What `films.delete` receives, once validated, sanitized and defaulted. */
export interface DeleteFilmArgs {
  /** Number of the film. */
  id: number;
}

/** What a client may send to `films.delete`. */
export type DeleteFilmInput = DeleteFilmArgs;
