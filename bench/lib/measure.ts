import { geometricMean, mean, median } from './numbers.ts';

/** A function to measure: `run` is called once with each of the inputs that `inputs` returns. */
export interface Contestant {
  readonly name: string;
  /** Returns new inputs, outside of the measured time: some engines change them. */
  readonly inputs: (count: number) => readonly unknown[];
  readonly run: (input: unknown) => unknown;
  /** The number of calls that are measured together; fewer for slow ones. */
  readonly chunk?: number;
}

/** The times of a contestant, in the order of the rounds. */
export interface Timing {
  readonly name: string;
  /** Nanoseconds per call, a number for each round. */
  readonly rounds: readonly number[];
  readonly median: number;
}

const WARM_UP_MS = 150;
const TURN_MS = 5;
// Few enough to stay in the processor cache, like a body that was just parsed.
const CHUNK = 32;
const LEAST_CHUNKS = 9;
const MOST_CHUNKS = 512;
const INTERRUPTED_NS = 2e6;

// The engine removes a computation whose result is never used.
let sink: unknown;

/** Runs every contestant until it is compiled; for all cases before the first measurement. */
export function warmUp(contestants: readonly Contestant[]): void {
  for (const contestant of contestants) {
    const end = performance.now() + WARM_UP_MS;
    while (performance.now() < end) turn(contestant, 1);
  }
}

/**
 * Times contestants in alternating rounds; each round begins with another one. Another process that
 * takes the processor for a while slows down all turns of a round, so ratios stay.
 */
export function measure(contestants: readonly Contestant[], rounds: number): Timing[] {
  const racers = contestants.map((contestant) => ({
    contestant,
    chunks: chunksFor(contestant),
    times: [] as number[],
  }));
  for (let round = 0; round < rounds; round += 1) {
    for (let place = 0; place < racers.length; place += 1) {
      const racer = racers[(round + place) % racers.length];
      racer?.times.push(timeOf(racer.contestant, racer.chunks));
    }
  }
  return racers.map(({ contestant: { name }, times }) => ({
    name,
    rounds: times,
    median: median(times),
  }));
}

/** Returns how many times as fast as `base` a contestant is: the median of all rounds. */
export function ratio(timing: Timing, base: Timing): number {
  return median(timing.rounds.map((time, round) => (base.rounds[round] ?? NaN) / time));
}

/** Returns the geometric mean of the known ratios. */
export function meanRatio(ratios: readonly (number | null)[]): number {
  return geometricMean(ratios.filter((one) => one !== null));
}

/** Returns the number of chunks of a turn. */
function chunksFor(contestant: Contestant): number {
  const nanoseconds = median(turn(contestant, 9));
  return Math.min(MOST_CHUNKS, Math.max(LEAST_CHUNKS, Math.ceil((TURN_MS * 1e6) / nanoseconds)));
}

/** Returns the nanoseconds per call in one turn. */
function timeOf(contestant: Contestant, chunks: number): number {
  const times = turn(contestant, chunks);
  // A chunk that takes milliseconds longer was interrupted by another process; collecting garbage is shorter, and counts.
  const most = median(times) + INTERRUPTED_NS;
  return mean(times.filter((time) => time <= most)) / (contestant.chunk ?? CHUNK);
}

/** Returns the nanoseconds of each chunk. */
function turn({ inputs, run, chunk: size = CHUNK }: Contestant, chunks: number): readonly number[] {
  const times: number[] = [];
  for (let chunk = 0; chunk < chunks; chunk += 1) {
    const made = inputs(size);
    const start = process.hrtime.bigint();
    for (let at = 0; at < made.length; at += 1) sink = run(made[at]);
    times.push(Number(process.hrtime.bigint() - start));
  }
  return times;
}

/** Returns the last result, so that the engine keeps the computations. */
export function lastResult(): unknown {
  return sink;
}
