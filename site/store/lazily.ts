type Maker<Source, Made, Value> = (source: Source, made: Made) => Value;

/**
 * Returns a function that makes an object of `source`, each property when it is first read. For objects of many parts of which
 * few are used. Only the properties that were read are its own, so it cannot be spread.
 */
export function lazily<Source, Made extends object>(makers: {
  readonly [Name in keyof Made]: Maker<Source, Made, Made[Name]>;
}): (source: Source) => Made {
  class Lazy {
    readonly #source: Source;

    constructor(source: Source) {
      this.#source = source;
    }

    static {
      for (const [name, make] of Object.entries<Maker<Source, Made, unknown>>(makers))
        Object.defineProperty(Lazy.prototype, name, {
          get(this: Lazy & Made) {
            const value = make(this.#source, this);
            Object.defineProperty(this, name, { value, enumerable: true });
            return value;
          },
        });
    }
  }
  // The prototype has the properties of `Made`.
  return (source) => new Lazy(source) as Lazy & Made;
}
