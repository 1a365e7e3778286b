/** A recorded case whose response differs on purpose. */
export interface ConformanceException {
  readonly id: string;
  readonly reason: string;
}

/**
 * The recorded cases whose response differs on purpose. A listed case that gives the recorded response is a failure, so
 * that the table holds no entry without effect.
 */
export const conformanceExceptions: readonly ConformanceException[] = [
  {
    id: 'dispatch-p0370',
    reason: 'a property named like a member of every object gives another error code',
  },
  ...['scenario-p0014', 'scenario-p0036', 'scenario-p0098'].map((id) => ({
    id,
    reason: 'a revision of another post is answered like one that does not exist',
  })),
];

/** The reason why a case differs on purpose; `null` for a case that must come out as recorded. */
export function exceptionReason(id: string): string | null {
  return conformanceExceptions.find((exception) => exception.id === id)?.reason ?? null;
}
