// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (bb8dff622aee)

import type { InputOf } from '../../runtime/client/index.ts';

/** A person in the `embed` context. (schemas/resources/people.json:2) */
export interface PersonEmbed {
  /** Number of the person. */
  id: number;
  /** Name that is shown. */
  name: string;
}

/** A person with every field: what a handler returns. (schemas/resources/people.json:2) */
export interface Person extends PersonEmbed {
  /** When the person was born. */
  born: string | null;
}

/** A person in the `view` context. (schemas/resources/people.json:2) */
export type PersonView = Person;

/** The arguments that the handler of `people.get` receives. (schemas/resources/people.json:73) */
export interface GetPersonArgs {
  /** Number of the person. */
  id: number;
}

/** The arguments that a client may send to `people.get`. (schemas/resources/people.json:73) */
export type GetPersonInput = GetPersonArgs;

/** The arguments that the handler of `people.update` receives. (schemas/resources/people.json:88) */
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

/** The arguments that a client may send to `people.update`. (schemas/resources/people.json:88) */
export interface UpdatePersonInput extends InputOf<UpdatePersonArgs> {}
