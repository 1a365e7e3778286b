/**
 * Returns a function that makes an object of `source`, each property when it is first read. For objects of many parts of which
 * few are used. They have no properties of their own until then, so they cannot be spread.
 */
export function lazily<Source, Made extends object>(makers: {
  readonly [Name in keyof Made]: (source: Source) => Made[Name];
}): (source: Source) => Made {
  class Lazy {
    readonly source: Source;

    constructor(source: Source) {
      this.source = source;
    }
  }
  for (const [name, make] of Object.entries<(source: Source) => unknown>(makers))
    Object.defineProperty(Lazy.prototype, name, {
      get(this: Lazy) {
        const value = make(this.source);
        Object.defineProperty(this, name, { value });
        return value;
      },
    });
  // The prototype has the properties of `Made`.
  return (source) => new Lazy(source) as Lazy & Made;
}
