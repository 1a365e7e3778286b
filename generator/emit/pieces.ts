/** A part of a file that is too large to be printed anew for each change. */
export interface Piece {
  /** Of all that it follows from: two with one key are one. What has none is short. */
  readonly key: string | null;
  /** Its bytes, one part after the other. */
  readonly bytes: () => readonly Buffer[];
}

export function printed(pieces: readonly Piece[]): Buffer {
  return Buffer.concat(pieces.flatMap(({ bytes }) => bytes()));
}

/** A piece that is printed in any case. */
export function plain(text: string): Piece {
  const bytes = [Buffer.from(text)];
  return { key: null, bytes: () => bytes };
}

/** The pieces with `separator` between them. */
export function separated(pieces: readonly Piece[], separator: string): Piece[] {
  const between = plain(separator);
  return pieces.flatMap((piece, at) => (at === 0 ? [piece] : [between, piece]));
}

/**
 * Room for texts that are kept for a while, outside of the heap: in blocks so large that each goes back to the system
 * when nothing of it is in use. Room for thousands of small ones would stay with the process.
 */
export class Blocks {
  #block = Buffer.of();
  #used = 0;

  keep(text: string): Buffer {
    const length = Buffer.byteLength(text);
    if (this.#used + length > this.#block.length) {
      this.#block = Buffer.allocUnsafeSlow(Math.max(length, BLOCK));
      this.#used = 0;
    }
    const start = this.#used;
    this.#used += this.#block.write(text, start);
    return this.#block.subarray(start, this.#used);
  }
}

const BLOCK = 1_048_576;
