/** How long each stage of a run took. */
export class Stopwatch {
  readonly #laps: { readonly stage: string; readonly ms: number }[] = [];

  async measure<T>(stage: string, run: () => T | Promise<T>): Promise<T> {
    const start = performance.now();
    const result = await run();
    this.#laps.push({ stage, ms: performance.now() - start });
    return result;
  }

  /** `812 ms: load 4, check 61, …` */
  toString(): string {
    const total = this.#laps.reduce((sum, { ms }) => sum + ms, 0);
    const laps = this.#laps.map(({ stage, ms }) => `${stage} ${Math.round(ms)}`);
    return `${Math.round(total)} ms: ${laps.join(', ')}`;
  }
}
