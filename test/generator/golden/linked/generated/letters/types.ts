// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (98498c15397c)

/** A letter with every field: what a handler returns. */
export interface Letter {
  /** Number of the letter. */
  id: number;
  /** Who wrote it. */
  author: number;
  /** Stamps on it. */
  stamps: {
    /** What it is worth. */
    value: number;
    /** Where it is from. */
    country: string;
  }[];
}

/** A letter in the `view` context. */
export type LetterView = Letter;

/** A letter in the `embed` context. */
export interface LetterEmbed {
  id: number;
  author: number;
}

/** What links of a letter depend on beside its fields. */
export interface LetterFacts {
  /** Whether there is an answer. */
  answered: boolean;
  /** Number of the answer. */
  answer: number;
}

/** What `letters.list` receives, once validated, sanitized and defaulted. */
export interface ListLettersArgs {
  /** Only letters of these people. */
  author: number[];
}

/** What a client may send to `letters.list`. */
export type ListLettersInput = Partial<ListLettersArgs>;

/** What `letters.sort` receives, once validated, sanitized and defaulted. */
export interface SortLetterArgs {
  /** Field to sort by. */
  by: 'id' | 'author';
}

/** What a client may send to `letters.sort`. */
export type SortLetterInput = SortLetterArgs;
