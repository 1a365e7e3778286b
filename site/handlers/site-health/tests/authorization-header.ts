import { OutgoingProblem } from '../../../lib/http-client/outgoing.ts';
import type { Subject, Verdict } from '../finding.ts';
import { SECURITY } from '../finding.ts';
import { probeAddress, PROBED } from '../probe.ts';
import type { OwnSite } from '../own-site.ts';

export const authorizationSubject: Subject = { test: 'authorization_header', badge: SECURITY };

const WHY =
  'Applications that act for somebody send their password in the Authorization header. Some servers that stand before a site take it away.';
const CREDENTIALS = `Basic ${Buffer.from('user:pwd').toString('base64')}`;

/** Whether the header that application passwords come in arrives at the site. */
export async function authorizationVerdict(site: OwnSite, token: string): Promise<Verdict> {
  const answer = await site.ask(probeAddress(token), { Authorization: CREDENTIALS });
  if (answer instanceof OutgoingProblem)
    return {
      status: 'recommended',
      label: 'Nobody knows whether the authorization header arrives',
      description: [WHY, `A request to ${site.baseUrl} failed. ${answer.message}`],
    };
  const told = Buffer.from(answer.body).toString();
  if (told === PROBED.same(CREDENTIALS))
    return { status: 'good', label: 'The authorization header arrives', description: [WHY] };
  const isMissing = told === PROBED.none;
  return {
    status: 'recommended',
    label: `The authorization header ${isMissing ? 'does not arrive' : 'arrives as another one'}`,
    description: [WHY],
    actions: 'Let what stands before the site hand on the Authorization header unchanged.',
  };
}
