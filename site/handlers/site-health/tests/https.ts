import { OutgoingProblem } from '../../../lib/http-client/outgoing.ts';
import type { Subject, Verdict } from '../finding.ts';
import { SECURITY } from '../finding.ts';
import type { OwnSite } from '../own-site.ts';

export const httpsSubject: Subject = { test: 'https_status', badge: SECURITY };

const WHY =
  'Over HTTPS nobody on the way reads along or changes anything: passwords above all should travel so.';

/** Whether the site and its administration are reached over HTTPS, with a certificate that holds. */
export async function httpsVerdict(site: OwnSite): Promise<Verdict> {
  const plain = [site.baseUrl, site.adminUrl].filter((url) => !url.startsWith('https://'));
  if (plain.length > 0)
    return {
      status: 'recommended',
      label: 'The site does not use HTTPS',
      description: [WHY, `These addresses are not of HTTPS: ${plain.join(', ')}.`],
      actions: 'Put the site behind a proxy with a certificate, and set BASE_URL and ADMIN_URL.',
    };
  const answer = await site.ask('/');
  if (answer instanceof OutgoingProblem)
    return {
      status: 'critical',
      label: 'HTTPS does not work',
      description: [WHY, `A request to ${site.baseUrl}/ failed. ${answer.message}`],
      actions: 'Look whether the certificate has run out, or is of another name.',
    };
  return { status: 'good', label: 'The site uses HTTPS', description: [WHY] };
}
