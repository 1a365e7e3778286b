/** A difference between two versions of an API, as clients see it. */
export interface Change {
  /** Whether existing clients can fail. */
  readonly breaking: boolean;
  readonly side: 'request' | 'response';
  /** `POST /cms/v2/books`, `books in the context view` */
  readonly place: string;
  /** The predicate of a sentence about the place: `no longer accepts …`. */
  readonly text: string;
  /** A request that used to succeed, or a value that used to be returned. */
  readonly example: string | null;
}

/** Returns functions that make the changes of a place. */
export function changesAt(side: Change['side'], place: string) {
  return {
    breaking: (text: string, example: string | null = null): Change => {
      return { breaking: true, side, place, text, example };
    },
    compatible: (text: string): Change => {
      return { breaking: false, side, place, text, example: null };
    },
  };
}
