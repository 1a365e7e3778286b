/**
 * What was made of texts that clients sent, for the next one that sends the same. Only so much is kept
 * that nobody can fill the memory: what was not asked for since as many others were gives way.
 */
export class Recent<Made> {
  readonly #make: (text: string) => Made;
  readonly #most: number;
  #made = new Map<string, Made>();
  #before = new Map<string, Made>();

  /** `most`: how many texts are kept at least; twice as many at most. */
  constructor(make: (text: string) => Made, most = 100) {
    this.#make = make;
    this.#most = most;
  }

  /** What is made of `text`. */
  of(text: string): Made {
    const known = this.#made.get(text);
    if (known !== undefined) return known;
    const made = this.#before.get(text) ?? this.#make(text);
    if (text.length > LONGEST) return made;
    if (this.#made.size === this.#most) {
      this.#before = this.#made;
      this.#made = new Map();
    }
    this.#made.set(text, made);
    return made;
  }
}

const LONGEST = 500;
