import { createHash } from 'node:crypto';
import type { Sink } from './sink.ts';
import { jsonStamp } from './stamp.ts';

/** JSON that is written part by part, and stamped at the end, when its hash is known. */
export class StampedJson {
  readonly #sink: Sink;
  readonly #source: string;
  readonly #first: string;
  readonly #sum = createHash('sha256');
  /** Thousands of parts are short: each by itself would be a call to the system. */
  readonly #block = Buffer.allocUnsafeSlow(BLOCK);
  #used = 0;
  #length: number;

  /** `first` is the part that the first member is in. */
  constructor(sink: Sink, source: string, first: Buffer) {
    this.#sink = sink;
    this.#source = source;
    this.#first = String(first);
    const { head, noteAt } = jsonStamp(source, this.#first, UNKNOWN);
    this.#length = head.length;
    sink.write(head);
    this.#sum.update(first.subarray(0, noteAt));
    this.write(first.subarray(noteAt));
  }

  /** How much is written, with the note. */
  get length(): number {
    return this.#length;
  }

  write(bytes: Buffer): void {
    this.#length += bytes.length;
    if (bytes.length > BLOCK - this.#used) this.#flush();
    if (bytes.length > BLOCK) this.#put(bytes);
    else this.#used += bytes.copy(this.#block, this.#used);
  }

  /** Puts the note in its place; gives what `digestOfFile` gives for the file. */
  end(): string {
    this.#flush();
    const { head, digest } = jsonStamp(this.#source, this.#first, this.#sum.digest());
    this.#sink.replace(0, head);
    return digest;
  }

  #flush(): void {
    this.#put(this.#block.subarray(0, this.#used));
    this.#used = 0;
  }

  #put(bytes: Buffer): void {
    this.#sum.update(bytes);
    this.#sink.write(bytes);
  }
}

/** For a hash that is not known yet. */
const UNKNOWN = Buffer.alloc(32);

const BLOCK = 262_144;
