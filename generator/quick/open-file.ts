import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { unlessAbsent } from '../system-error.ts';

/**
 * A large file that is read through one window. To read it as a whole would take room for all of it, and of a file
 * of tens of megabytes the room takes several times as long as the reading.
 */
export class OpenFile {
  readonly #file: number;
  readonly #window = Buffer.allocUnsafeSlow(WINDOW);
  /** Where the window begins in the file, and how much is in it. */
  #start = 0;
  #length = 0;

  private constructor(file: number) {
    this.#file = file;
  }

  /** `null` when there is none. */
  static at(path: string): OpenFile | null {
    const file = unlessAbsent(() => openSync(path, 'r'));
    return file === undefined ? null : new OpenFile(file);
  }

  /** What the system says of it now. */
  stat(): Stats {
    return fstatSync(this.#file);
  }

  /**
   * Gives the bytes from `start` to `end` in as many parts as the window wants; they are good until the next ones. `false`
   * when the file ends before.
   */
  read(start: number, end: number, take: (bytes: Buffer) => void): boolean {
    for (let at = start; at < end;) {
      if (at < this.#start || at >= this.#start + this.#length) this.#move(at);
      if (this.#length === 0) return false;
      const from = at - this.#start;
      const to = Math.min(end - this.#start, this.#length);
      take(this.#window.subarray(from, to));
      at += to - from;
    }
    return true;
  }

  close(): void {
    closeSync(this.#file);
  }

  #move(to: number): void {
    this.#start = to;
    this.#length = readSync(this.#file, this.#window, 0, WINDOW, to);
  }
}

const WINDOW = 262_144;
