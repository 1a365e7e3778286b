/** One record of a case file. */
export interface Case {
  readonly id: string;
  readonly op: string;
  readonly tags?: readonly string[];
  readonly input: CaseInput;
  /** Absent in scenarios, whose steps have one each. */
  readonly expected?: unknown;
  /** The steps of a scenario. */
  readonly steps?: readonly CaseInput[];
}

/** The input of a case; its members depend on the op. */
export interface CaseInput {
  readonly [name: string]: unknown;
}

/** The location of a case; data files such as `site.json` are in its folder. */
export interface Origin {
  readonly directory: string;
  /** The name of the case file without its ending: `validate`. */
  readonly file: string;
}

/** Runs a case and returns the response, or `Judged` if the expectation depends on the response. */
export type Op = (record: Case, origin: Origin) => unknown;

/** Operations by name. */
export type Ops = { readonly [op: string]: Op };

/** A response with its own expectation, into which captured values of a scenario are inserted. */
export class Judged {
  readonly expected: unknown;
  readonly got: unknown;

  constructor(expected: unknown, got: unknown) {
    this.expected = expected;
    this.got = got;
  }
}
