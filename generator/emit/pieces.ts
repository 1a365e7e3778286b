/** A part of a file that is too large to be printed anew for each change. */
export interface Piece {
  /** Of all that it follows from: two with one key are one. What has none is short. */
  readonly key: string | null;
  readonly text: () => string;
}

export function printed(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text()).join('');
}

/** A piece that is printed in any case. */
export function plain(text: string): Piece {
  return { key: null, text: () => text };
}

/** The pieces with `separator` between them. */
export function separated(pieces: readonly Piece[], separator: string): Piece[] {
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [plain(separator), piece]));
}
