/** The options of all benches. */
export interface BenchOptions {
  /** How often each engine takes its turn. */
  readonly rounds: number;
  /** Measures only the cases whose name contains this. */
  readonly only: string;
  /** Tells also what each argument costs by itself, where there are arguments. */
  readonly eachArgument: boolean;
  /** Measures with a hundred or a thousand times as many rows, where there are rows. */
  readonly size: 'small' | 'large' | 'huge';
  /** Prints CPU profiles, where a server is measured. */
  readonly hasProfiles: boolean;
}

/** Measures, prints, writes its page; whether the numbers can be trusted. */
export type Bench = (options: BenchOptions) => Promise<boolean>;
