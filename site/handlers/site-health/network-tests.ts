import { configuredOutgoing, OutgoingProblem } from '../../lib/http-client/outgoing.ts';
import { PERFORMANCE, probeAddress, PROBED, SECURITY } from './finding.ts';
import type { OwnSite, Subject, Verdict } from './finding.ts';

export const loopbackSubject: Subject = {
  test: 'loopback_requests',
  badge: PERFORMANCE,
  why: 'The site sends requests to itself, for example for health tests. They use its public URL.',
};

/** Tests whether the site reaches itself at its own address. */
export async function loopbackVerdict(site: OwnSite): Promise<Verdict> {
  const response = await site.get('/');
  if (response instanceof OutgoingProblem)
    return {
      status: 'critical',
      label: 'The site cannot reach its own URL',
      description: [`A request to ${site.baseUrl}/ failed. ${response.message}`],
      actions: 'Set BASE_URL to a URL that also works on the server itself.',
    };
  if (response.status >= 400)
    return {
      status: 'recommended',
      label: 'The site responds to its own request with an error',
      description: [`A request to ${site.baseUrl}/ got status ${response.status}.`],
      actions: 'Check the proxy, the password protection and the firewall of the site.',
    };
  return { status: 'good', label: 'The site can reach its own URL' };
}

export const httpsSubject: Subject = {
  test: 'https_status',
  badge: SECURITY,
  why: 'HTTPS encrypts requests and responses. Passwords should never be sent without it.',
};

/** Tests whether the site and its administration are reached over HTTPS with a valid certificate. */
export async function httpsVerdict(site: OwnSite): Promise<Verdict> {
  const plain = [site.baseUrl, site.adminUrl].filter((url) => !url.startsWith('https://'));
  if (plain.length > 0)
    return {
      status: 'recommended',
      label: 'The site does not use HTTPS',
      description: [`These URLs do not use HTTPS: ${plain.join(', ')}.`],
      actions: 'Put the site behind a proxy with a certificate, and set BASE_URL and ADMIN_URL.',
    };
  const response = await site.get('/');
  if (response instanceof OutgoingProblem)
    return {
      status: 'critical',
      label: 'HTTPS does not work',
      description: [`A request to ${site.baseUrl}/ failed. ${response.message}`],
      actions: 'Check whether the certificate has expired or belongs to another host name.',
    };
  return { status: 'good', label: 'The site uses HTTPS' };
}

export const authorizationSubject: Subject = {
  test: 'authorization_header',
  badge: SECURITY,
  why: 'Application passwords are sent in the Authorization header. Some proxies remove it.',
};

const CREDENTIALS = `Basic ${Buffer.from('user:pwd').toString('base64')}`;

/** Tests whether the header that carries application passwords arrives at the site. */
export async function authorizationVerdict(site: OwnSite, token: string): Promise<Verdict> {
  const response = await site.get(probeAddress(token), { Authorization: CREDENTIALS });
  if (response instanceof OutgoingProblem)
    return {
      status: 'recommended',
      label: 'The authorization header could not be tested',
      description: [`A request to ${site.baseUrl} failed. ${response.message}`],
    };
  const probed = Buffer.from(response.body).toString();
  if (probed === PROBED.same(CREDENTIALS))
    return { status: 'good', label: 'The authorization header works' };
  const isMissing = probed === PROBED.none;
  return {
    status: 'recommended',
    label: `The authorization header ${isMissing ? 'does not arrive' : 'arrives as another one'}`,
    actions: 'Configure the proxy to forward the Authorization header unchanged.',
  };
}

export const cataloguesSubject: Subject = {
  test: 'dotorg_communication',
  badge: SECURITY,
  why: 'The block directory and the pattern directory read catalogues.',
};

/** Tests whether the configured catalogues are reached; their hosts may be in the network of the site. */
export async function cataloguesVerdict(
  agent: string,
  addresses: readonly string[],
): Promise<Verdict> {
  if (addresses.length === 0)
    return {
      status: 'good',
      label: 'The site uses no remote catalogues',
      description: ['No catalogue is configured. The catalogues of this release are used.'],
    };
  const failures: string[] = [];
  for (const address of addresses) {
    const outgoing = configuredOutgoing(agent, address);
    const response = await outgoing.get(address, { whenLarger: 'cut', redirects: 0 });
    if (response instanceof OutgoingProblem) failures.push(`${address}: ${response.message}`);
    else if (response.status >= 400) failures.push(`${address}: status ${response.status}`);
  }
  if (failures.length === 0) return { status: 'good', label: 'The catalogues can be reached' };
  return {
    status: 'critical',
    label: 'A catalogue cannot be reached',
    description: failures,
    actions: 'Check the URL and whether the server is allowed to reach it.',
  };
}

export const pageCacheSubject: Subject = {
  test: 'page_cache',
  badge: PERFORMANCE,
  why: 'Pages that load quickly are read more often. A page cache makes them faster.',
};

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
    const response = await site.get('/');
    if (response instanceof OutgoingProblem)
      return {
        status: 'critical',
        label: 'The response time of the front page could not be measured',
        description: [`A request to ${site.baseUrl}/ failed. ${response.message}`],
      };
    times.push(clock() - started);
    for (const [name, says] of SIGNS) {
      if (says.test(String(response.headers[name] ?? ''))) signs.add(name);
    }
  }
  return verdictOn(median(times), [...signs]);
}

function verdictOn(time: number, signs: readonly string[]): Verdict {
  const measured = `The front page took ${Math.round(time)} ms; ${FAST} ms or less is good.`;
  const caching =
    signs.length > 0
      ? `These headers indicate a page cache: ${signs.join(', ')}.`
      : 'No header indicates a page cache.';
  const description = [measured, caching];
  if (time <= FAST) {
    const label = signs.length > 0 ? 'Pages load quickly and are cached' : 'Pages load quickly';
    return { status: 'good', label, description };
  }
  return {
    status: signs.length > 0 ? 'recommended' : 'critical',
    label:
      signs.length > 0
        ? 'Pages are cached but load slowly'
        : 'Pages load slowly and are not cached',
    description,
    actions: 'Add a page cache, or use a faster server.',
  };
}

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}
