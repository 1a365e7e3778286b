import { OutgoingProblem } from '../../../lib/http-client/outgoing.ts';
import type { Subject, Verdict } from '../finding.ts';
import { PERFORMANCE } from '../finding.ts';
import type { OwnSite } from '../own-site.ts';

export const loopbackSubject: Subject = { test: 'loopback_requests', badge: PERFORMANCE };

const WHY =
  'The site asks for its own pages when it looks after itself; that has to work at the address it gives out.';

/** Whether the site reaches itself at its own address. */
export async function loopbackVerdict(site: OwnSite): Promise<Verdict> {
  const answer = await site.ask('/');
  if (answer instanceof OutgoingProblem)
    return {
      status: 'critical',
      label: 'The site does not reach itself',
      description: [WHY, `A request to ${site.baseUrl}/ failed. ${answer.message}`],
      actions:
        'Set BASE_URL to the address that the site is reached at, also from its own machine.',
    };
  if (answer.status >= 400)
    return {
      status: 'recommended',
      label: 'The site answers itself with an error',
      description: [
        WHY,
        `A request to ${site.baseUrl}/ was answered with status ${answer.status}.`,
      ],
      actions: 'Look into what stands before the site: a proxy, a password, a firewall.',
    };
  return { status: 'good', label: 'The site reaches itself', description: [WHY] };
}
