import { configuredOutgoing, OutgoingProblem } from '../../lib/http-client/outgoing.ts';
import { PERFORMANCE, probeAddress, PROBED, SECURITY } from './finding.ts';
import type { OwnSite, Subject, Verdict } from './finding.ts';

export const loopbackSubject: Subject = { test: 'loopback_requests', badge: PERFORMANCE };

const WHY_LOOPBACK =
  'The site asks for its own pages when it looks after itself; that has to work at the address it gives out.';

/** Tests whether the site reaches itself at its own address. */
export async function loopbackVerdict(site: OwnSite): Promise<Verdict> {
  const answer = await site.ask('/');
  if (answer instanceof OutgoingProblem)
    return {
      status: 'critical',
      label: 'The site does not reach itself',
      description: [WHY_LOOPBACK, `A request to ${site.baseUrl}/ failed. ${answer.message}`],
      actions:
        'Set BASE_URL to the address that the site is reached at, also from its own machine.',
    };
  if (answer.status >= 400)
    return {
      status: 'recommended',
      label: 'The site answers itself with an error',
      description: [
        WHY_LOOPBACK,
        `A request to ${site.baseUrl}/ was answered with status ${answer.status}.`,
      ],
      actions: 'Look into what stands before the site: a proxy, a password, a firewall.',
    };
  return { status: 'good', label: 'The site reaches itself', description: [WHY_LOOPBACK] };
}

export const httpsSubject: Subject = { test: 'https_status', badge: SECURITY };

const WHY_HTTPS =
  'Over HTTPS nobody on the way reads along or changes anything: passwords above all should travel so.';

/** Tests whether the site and its administration are reached over HTTPS with a valid certificate. */
export async function httpsVerdict(site: OwnSite): Promise<Verdict> {
  const plain = [site.baseUrl, site.adminUrl].filter((url) => !url.startsWith('https://'));
  if (plain.length > 0)
    return {
      status: 'recommended',
      label: 'The site does not use HTTPS',
      description: [WHY_HTTPS, `These addresses are not of HTTPS: ${plain.join(', ')}.`],
      actions: 'Put the site behind a proxy with a certificate, and set BASE_URL and ADMIN_URL.',
    };
  const answer = await site.ask('/');
  if (answer instanceof OutgoingProblem)
    return {
      status: 'critical',
      label: 'HTTPS does not work',
      description: [WHY_HTTPS, `A request to ${site.baseUrl}/ failed. ${answer.message}`],
      actions: 'Look whether the certificate has run out, or is of another name.',
    };
  return { status: 'good', label: 'The site uses HTTPS', description: [WHY_HTTPS] };
}

export const authorizationSubject: Subject = { test: 'authorization_header', badge: SECURITY };

const WHY_AUTHORIZATION =
  'Applications that act for somebody send their password in the Authorization header. Some servers that stand before a site take it away.';
const CREDENTIALS = `Basic ${Buffer.from('user:pwd').toString('base64')}`;

/** Tests whether the header that carries application passwords arrives at the site. */
export async function authorizationVerdict(site: OwnSite, token: string): Promise<Verdict> {
  const answer = await site.ask(probeAddress(token), { Authorization: CREDENTIALS });
  if (answer instanceof OutgoingProblem)
    return {
      status: 'recommended',
      label: 'Nobody knows whether the authorization header arrives',
      description: [WHY_AUTHORIZATION, `A request to ${site.baseUrl} failed. ${answer.message}`],
    };
  const probed = Buffer.from(answer.body).toString();
  if (probed === PROBED.same(CREDENTIALS))
    return {
      status: 'good',
      label: 'The authorization header arrives',
      description: [WHY_AUTHORIZATION],
    };
  const isMissing = probed === PROBED.none;
  return {
    status: 'recommended',
    label: `The authorization header ${isMissing ? 'does not arrive' : 'arrives as another one'}`,
    description: [WHY_AUTHORIZATION],
    actions: 'Let what stands before the site hand on the Authorization header unchanged.',
  };
}

export const cataloguesSubject: Subject = { test: 'dotorg_communication', badge: SECURITY };

const WHY_CATALOGUES = 'Blocks and patterns to add are looked up in catalogues.';

/** Tests whether the configured catalogues are reached; their hosts may be in the network of the site. */
export async function cataloguesVerdict(
  agent: string,
  addresses: readonly string[],
): Promise<Verdict> {
  if (addresses.length === 0)
    return {
      status: 'good',
      label: 'The site needs nothing from elsewhere',
      description: [
        WHY_CATALOGUES,
        'No catalogue is configured: those that came with the site are used.',
      ],
    };
  const failures: string[] = [];
  for (const address of addresses) {
    const outgoing = configuredOutgoing(agent, address);
    const answer = await outgoing.get(address, { whenLarger: 'cut', redirects: 0 });
    if (answer instanceof OutgoingProblem) failures.push(`${address}: ${answer.message}`);
    else if (answer.status >= 400) failures.push(`${address}: it answered ${answer.status}.`);
  }
  if (failures.length === 0)
    return { status: 'good', label: 'The catalogues are reached', description: [WHY_CATALOGUES] };
  return {
    status: 'critical',
    label: 'A catalogue is not reached',
    description: [WHY_CATALOGUES, ...failures],
    actions: 'Look whether the address is right and the machine may reach it.',
  };
}

export const pageCacheSubject: Subject = { test: 'page_cache', badge: PERFORMANCE };

const WHY_CACHE = 'A page that comes quickly is read; one that a cache keeps comes quickly.';
const REQUESTS = 3;
// Responses within this many milliseconds are fast.
const FAST = 600;

/** Headers that caches set, and their values. */
const SIGNS: readonly (readonly [header: string, says: RegExp])[] = [
  ['cache-control', /\b(?:s-maxage|max-age)=[1-9]|stale-while-revalidate/i],
  ['expires', /\d{4}/],
  ['age', /^\d+$/],
  ['etag', /./],
  ['last-modified', /\d{4}/],
  ['x-cache', /\bhit\b/i],
  ['x-cache-enabled', /true/i],
  ['cf-cache-status', /\bhit\b/i],
  ['x-varnish', /./],
];

/** Tests how fast the front page is, and whether caches may store it. */
export async function pageCacheVerdict(
  site: OwnSite,
  clock: () => number = () => performance.now(),
): Promise<Verdict> {
  const times: number[] = [];
  const signs = new Set<string>();
  for (let request = 0; request < REQUESTS; request += 1) {
    const started = clock();
    const answer = await site.ask('/');
    if (answer instanceof OutgoingProblem)
      return {
        status: 'critical',
        label: 'Nobody knows how fast the front page is',
        description: [WHY_CACHE, `A request to ${site.baseUrl}/ failed. ${answer.message}`],
      };
    times.push(clock() - started);
    for (const [name, says] of SIGNS) {
      if (says.test(String(answer.headers[name] ?? ''))) signs.add(name);
    }
  }
  return verdictOn(median(times), [...signs]);
}

function verdictOn(time: number, signs: readonly string[]): Verdict {
  const measured = `The front page took ${Math.round(time)} ms; ${FAST} ms are fast enough.`;
  const caching =
    signs.length > 0
      ? `These headers tell of a cache: ${signs.join(', ')}.`
      : 'No header tells of a cache.';
  const description = [WHY_CACHE, measured, caching];
  if (time <= FAST) {
    const label = signs.length > 0 ? 'Pages are fast, and may be cached' : 'Pages are fast';
    return { status: 'good', label, description };
  }
  return {
    status: signs.length > 0 ? 'recommended' : 'critical',
    label: signs.length > 0 ? 'Pages are cached, and slow' : 'Pages are slow, and not cached',
    description,
    actions: 'Put a cache before the site, or more machine behind it.',
  };
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
