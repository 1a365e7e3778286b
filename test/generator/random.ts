/** Returns a function that returns numbers below `most`, reproducible by the seed. */
export function randomOf(seed: number): (most: number) => number {
  let state = (seed * 2_654_435_761 + 1) >>> 0 || 1;
  return (most) => {
    // xorshift
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state = state >>> 0 || 1;
    return state % most;
  };
}
