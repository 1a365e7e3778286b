/** One difference between two contracts, as somebody who calls the service meets it. */
export interface Change {
  /** Whether what used to work may no longer. */
  readonly breaking: boolean;
  /** Whether it is about what is sent or about what comes back. */
  readonly side: 'request' | 'answer';
  /** Where: `POST /cms/v2/books`, `books in the context view`. */
  readonly place: string;
  /** What, in a sentence without the place. */
  readonly text: string;
  /** What used to work, or to come back: a request, or a value. */
  readonly example: string | null;
}

export function breaking(
  side: Change['side'],
  place: string,
  text: string,
  example: string | null = null,
): Change {
  return { breaking: true, side, place, text, example };
}

export function harmless(side: Change['side'], place: string, text: string): Change {
  return { breaking: false, side, place, text, example: null };
}
