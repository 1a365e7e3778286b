/** Keeps the last values that were made; those before them are made again when somebody asks. */
export class Recent {
  readonly #most: number;
  readonly #forget: (() => void)[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** What `make` makes when it is asked for. */
  once<T>(make: () => T): () => T {
    let made: { readonly value: T } | null = null;
    const forget = () => {
      made = null;
    };
    return () => {
      if (made) return made.value;
      const { value } = (made = { value: make() });
      this.#forget.push(forget);
      if (this.#forget.length > this.#most) this.#forget.shift()?.();
      return value;
    };
  }
}
