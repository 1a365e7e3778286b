import fc from 'fast-check';

const TRIES = 100;

/**
 * The values of `source` that pass, as its `filter` gives them; where none of a hundred does, `instead`: among keywords that
 * nothing but a plain value meets, a filter would look for ever.
 */
export class Passing extends fc.Arbitrary<unknown> {
  readonly #source: fc.Arbitrary<unknown>;
  readonly #passes: (value: unknown) => boolean;
  readonly #instead: () => unknown;

  constructor(
    source: fc.Arbitrary<unknown>,
    passes: (value: unknown) => boolean,
    instead: () => unknown,
  ) {
    super();
    this.#source = source;
    this.#passes = passes;
    this.#instead = instead;
  }

  override generate(random: fc.Random, bias: number | undefined): fc.Value<unknown> {
    for (let turn = 0; turn < TRIES; turn += 1) {
      const made = this.#source.generate(random, bias);
      if (this.#passes(made.value)) return made;
    }
    return new fc.Value(this.#instead(), INSTEAD);
  }

  override canShrinkWithoutContext(value: unknown): value is unknown {
    return this.#passes(value) && this.#source.canShrinkWithoutContext(value);
  }

  override shrink(value: unknown, context: unknown): fc.Stream<fc.Value<unknown>> {
    if (context === INSTEAD) return fc.Stream.nil();
    return this.#source.shrink(value, context).filter((smaller) => this.#passes(smaller.value));
  }
}

/** Marks a value that the source has not made. */
const INSTEAD = Symbol('instead');
