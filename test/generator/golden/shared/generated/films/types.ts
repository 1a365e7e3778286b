// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (9b0430358a99)

import type { InputOf, PartialInputOf } from '../../runtime/client/index.ts';

/** A film in the `view` context. (schemas/resources/films.json:6) */
export interface FilmView {
  /** Number of the film. */
  id: number;
  /** Title of the film. */
  title: {
    /** As it is shown. */
    rendered: string;
  };
}

/** A film with every field: what a handler returns. (schemas/resources/films.json:6) */
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

/** A film in the `edit` context. (schemas/resources/films.json:6) */
export type FilmEdit = Film;

/** The arguments that the handler of `films.list` receives. (schemas/resources/films.json:11) */
export interface ListFilmsArgs {
  /** Page to answer, from 1. */
  page: number;
  /** Most films on a page. */
  per_page: number;
}

/** The arguments that a client may send to `films.list`. (schemas/resources/films.json:11) */
export interface ListFilmsInput extends PartialInputOf<ListFilmsArgs> {}

/** The arguments that the handler of `films.create` receives. (schemas/bases/work.json:90) */
export interface CreateFilmArgs {
  /** Title of the film. */
  title: unknown;
  /** Whether it is public. */
  status: 'draft' | 'public';
}

/** The arguments that a client may send to `films.create`. (schemas/bases/work.json:90) */
export interface CreateFilmInput {
  /** Title of the film. */
  title: string | { raw?: string | undefined };
  /** Whether it is public. */
  status?: 'draft' | 'public' | undefined;
}

/** The arguments that the handler of `films.get` receives. (schemas/bases/work.json:109) */
export interface GetFilmArgs {
  /** Number of the film. */
  id: number;
}

/** The arguments that a client may send to `films.get`. (schemas/bases/work.json:109) */
export type GetFilmInput = GetFilmArgs;

/** The arguments that the handler of `films.update` receives. (schemas/bases/work.json:118) */
export interface UpdateFilmArgs {
  /** Number of the film. */
  id: number;
  /** Title of the film. */
  title?: unknown;
  /** Whether it is public. */
  status?: 'draft' | 'public';
}

/** The arguments that a client may send to `films.update`. (schemas/bases/work.json:118) */
export interface UpdateFilmInput extends InputOf<UpdateFilmArgs> {
  /** Title of the film. */
  title?: string | { raw?: string | undefined } | undefined;
}

/** The arguments that the handler of `films.delete` receives. (schemas/bases/work.json:126) */
export interface DeleteFilmArgs {
  /** Number of the film. */
  id: number;
}

/** The arguments that a client may send to `films.delete`. (schemas/bases/work.json:126) */
export type DeleteFilmInput = DeleteFilmArgs;
