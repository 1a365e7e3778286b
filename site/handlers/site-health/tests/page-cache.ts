import { OutgoingProblem } from '../../../lib/http-client/outgoing.ts';
import type { Subject, Verdict } from '../finding.ts';
import { PERFORMANCE } from '../finding.ts';
import type { OwnSite } from '../own-site.ts';

export const pageCacheSubject: Subject = { test: 'page_cache', badge: PERFORMANCE };

const WHY = 'A page that comes quickly is read; one that a cache keeps comes quickly.';
const REQUESTS = 3;
// Milliseconds until the answer is there.
const FAST = 600;

/** Headers that tell of a cache, and what they have to say. */
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

/** How fast the front page is, and whether caches may keep it. */
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
        description: [WHY, `A request to ${site.baseUrl}/ failed. ${answer.message}`],
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
  const told =
    signs.length > 0
      ? `These headers tell of a cache: ${signs.join(', ')}.`
      : 'No header tells of a cache.';
  const description = [WHY, measured, told];
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
