import { configuredOutgoing } from '../../lib/http-client/configured.ts';
import { OutgoingProblem } from '../../lib/http-client/problem.ts';
import type { ProblemKind } from '../../lib/http-client/problem.ts';

const MOST_BYTES = 4 * 1024 * 1024;

/** How an address of the settings is asked. */
export interface FetchJsonOptions {
  /** How the site calls itself. */
  readonly agent: string;
  /** Milliseconds to wait for all of the answer; 5 seconds when absent. */
  readonly timeout?: number | undefined;
}

/**
 * The JSON value that an address of the settings answers, or why there is none: it is slow, long, not to
 * be reached, leads elsewhere, or is no JSON.
 */
export async function fetchJson(
  address: string,
  { agent, timeout = 5_000 }: FetchJsonOptions,
): Promise<unknown> {
  const answer = await configuredOutgoing(agent, address).get(address, {
    headers: { Accept: 'application/json' },
    timeLimit: timeout,
    sizeLimit: MOST_BYTES,
    // The address is the choice of whoever runs the site; where it leads to is not.
    redirects: 0,
  });
  if (answer instanceof OutgoingProblem) return new Error(reasonOf(answer.kind, timeout));
  if (answer.status < 200 || answer.status > 299)
    return new Error(`it answers with status ${answer.status}`);
  try {
    return JSON.parse(Buffer.from(answer.body).toString('utf8')) as unknown;
  } catch {
    return new Error('it is no JSON');
  }
}

function reasonOf(kind: ProblemKind, timeout: number): string {
  switch (kind) {
    case 'slow':
      return `it takes longer than ${timeout / 1000} s`;
    case 'large':
      return `it is longer than ${MOST_BYTES} bytes`;
    case 'redirects':
      return 'it leads elsewhere';
    case 'refused':
      return 'requests may not go to its address';
    case 'unreachable':
      return 'it is not to be reached';
  }
}
