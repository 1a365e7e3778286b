// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (23ba7674428c)

/** A person with every field: what a handler returns. */
export interface Person {
  /** Number of the person. */
  id: number;
  /** Name that is shown. */
  name: string;
  /** When the person was born. */
  born: string | null;
}

/** A person in the `view` context. */
export type PersonView = Person;

/** A person in the `embed` context. */
export interface PersonEmbed {
  id: number;
  name: string;
}

/** What `people.get` receives, once validated, sanitized and defaulted. */
export interface GetPersonArgs {
  /** Number of the person. */
  id: number;
}

/** What a client may send to `people.get`. */
export type GetPersonInput = GetPersonArgs;

/** What `people.update` receives, once validated, sanitized and defaulted. */
export interface UpdatePersonArgs {
  /** Number of the person. */
  id: number;
  /** Name that is shown. */
  name?: string;
  /** When the person was born. */
  born?: string | null;
  /** Word to log in with. */
  secret?: string;
}

/** What a client may send to `people.update`. */
export type UpdatePersonInput = UpdatePersonArgs;
