/** The options of all benches. */
export interface BenchOptions {
  /** The number of rounds. */
  readonly rounds: number;
  /** Measures only the cases whose name contains this. */
  readonly only: string;
  /** Whether to measure each argument by itself, if there are arguments. */
  readonly eachArgument: boolean;
  /** The number of rows, if there are rows: `large` is a hundred, `huge` a thousand times `small`. */
  readonly size: 'small' | 'large' | 'huge';
  /** Whether to print CPU profiles, if a server is measured. */
  readonly hasProfiles: boolean;
}

/** Measures, prints and writes a page. Returns whether the numbers can be trusted. */
export type Bench = (options: BenchOptions) => Promise<boolean>;
