/** A recorded case whose response differs on purpose. */
export interface ConformanceException {
  readonly id: string;
  readonly reason: string;
}

/**
 * The recorded cases whose response differs on purpose. A listed case that gives the recorded response fails, so
 * that every entry has an effect. `docs/decisions/0049-limits-of-reading.md` explains those about hidden data.
 */
export const conformanceExceptions: readonly ConformanceException[] = [
  {
    id: 'dispatch-p0370',
    reason:
      'a list in the query is not an object (4.7), so its error replaces that of the JSON body',
  },
  ...['scenario-p0014', 'scenario-p0036', 'scenario-p0098'].map((id) => ({
    id,
    reason: 'a revision of another post is answered like one that does not exist',
  })),
  {
    id: 'dispatch-p1666',
    reason: 'authors may not filter comments by e-mail addresses, which they may not see',
  },
  {
    id: 'scenario-p0043',
    reason: 'the total of a list leaves out drafts and private posts that the caller may not read',
  },
  {
    id: 'site-p0046',
    reason: 'a subscriber does not find words inside a post with a password',
  },
  {
    id: 'site-p0389',
    reason: 'authors may not filter comments by e-mail addresses, which they may not see',
  },
];

/** Returns the reason why a case differs on purpose; `null` for a case that must give the recorded response. */
export function exceptionReason(id: string): string | null {
  return conformanceExceptions.find((exception) => exception.id === id)?.reason ?? null;
}
