import { configuredOutgoing, OutgoingProblem } from '../../../lib/http-client/outgoing.ts';
import type { Subject, Verdict } from '../finding.ts';
import { SECURITY } from '../finding.ts';

export const cataloguesSubject: Subject = { test: 'dotorg_communication', badge: SECURITY };

const WHY = 'Blocks and patterns to add are looked up in catalogues.';

/** Whether the catalogues that the site is set to are reached; their hosts may be on its own network. */
export async function cataloguesVerdict(
  agent: string,
  addresses: readonly string[],
): Promise<Verdict> {
  if (addresses.length === 0)
    return {
      status: 'good',
      label: 'The site needs nothing from elsewhere',
      description: [WHY, 'No catalogue is configured: those that came with the site are used.'],
    };
  const failures: string[] = [];
  for (const address of addresses) {
    const outgoing = configuredOutgoing(agent, address);
    const answer = await outgoing.get(address, { whenLarger: 'cut', redirects: 0 });
    if (answer instanceof OutgoingProblem) failures.push(`${address}: ${answer.message}`);
    else if (answer.status >= 400) failures.push(`${address}: it answered ${answer.status}.`);
  }
  if (failures.length === 0)
    return { status: 'good', label: 'The catalogues are reached', description: [WHY] };
  return {
    status: 'critical',
    label: 'A catalogue is not reached',
    description: [WHY, ...failures],
    actions: 'Look whether the address is right and the machine may reach it.',
  };
}
