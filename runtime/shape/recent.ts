/**
 * What was made of texts that clients sent, for the next one that sends the same. Only so much is kept
 * that nobody can fill the memory: the oldest gives way.
 */
export class Recent<Made> {
  readonly #make: (text: string) => Made;
  readonly #made = new Map<string, Made>();

  constructor(make: (text: string) => Made) {
    this.#make = make;
  }

  /** What is made of `text`. */
  of(text: string): Made {
    const known = this.#made.get(text);
    if (known !== undefined) return known;
    const made = this.#make(text);
    if (text.length > LONGEST) return made;
    if (this.#made.size === MOST) this.#forgetOldest();
    this.#made.set(text, made);
    return made;
  }

  #forgetOldest(): void {
    for (const oldest of this.#made.keys()) {
      this.#made.delete(oldest);
      return;
    }
  }
}

const MOST = 100;
const LONGEST = 500;
