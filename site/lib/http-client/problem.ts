/**
 * Why a request to another site brought nothing: it may not go there, took too long, was redirected too
 * often, met nobody who answers properly, or was answered with more than is wanted.
 */
export type ProblemKind = 'refused' | 'slow' | 'redirects' | 'unreachable' | 'large';

/** A request to another site that brought nothing, and why, in one sentence. */
export class OutgoingProblem {
  readonly kind: ProblemKind;
  readonly message: string;

  constructor(kind: ProblemKind, message: string) {
    this.kind = kind;
    this.message = message;
  }
}
