// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (70f3af90bc2f)

import type { PartialInputOf } from '../../runtime/client/index.ts';

/** A letter in the `embed` context. (schemas/resources/letters.json:2) */
export interface LetterEmbed {
  /** Number of the letter. */
  id: number;
  /** Who wrote it. */
  author: number;
}

/** A letter with every field: what a handler returns. (schemas/resources/letters.json:2) */
export interface Letter extends LetterEmbed {
  /** Stamps on it. */
  stamps: {
    /** What it is worth. */
    value: number;
    /** Where it is from. */
    country: string;
  }[];
}

/** A letter in the `view` context. (schemas/resources/letters.json:2) */
export type LetterView = Letter;

/** Values that the links of a letter depend on, in addition to its fields. (schemas/resources/letters.json:2) */
export interface LetterFacts {
  /** Whether there is an answer. */
  answered: boolean;
  /** Number of the answer. */
  answer: number;
}

/** The arguments that the handler of `letters.list` receives. (schemas/resources/letters.json:97) */
export interface ListLettersArgs {
  /** Only letters of these people. */
  author: number[];
}

/** The arguments that a client may send to `letters.list`. (schemas/resources/letters.json:97) */
export interface ListLettersInput extends PartialInputOf<ListLettersArgs> {}

/** The arguments that the handler of `letters.sort` receives. (schemas/resources/letters.json:123) */
export interface SortLetterArgs {
  /** Field to sort by. */
  by: 'id' | 'author';
}

/** The arguments that a client may send to `letters.sort`. (schemas/resources/letters.json:123) */
export type SortLetterInput = SortLetterArgs;
