import { healthRow } from '../attack.ts';
import type { Attack } from '../attack.ts';
import { count, holds } from '../report.ts';

const CONNECTIONS = 300;
const LONGEST_MS = 20_000;

/** S2: heavy requests on many connections. */
export const manyConnections: Attack = {
  about: `a heavy request over each of ${CONNECTIONS} connections`,
  async run(site) {
    await site.probe.seen();
    const statuses = await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const { status, headers } = await site.ask('posts?per_page=100&_embed', {
          timeout: LONGEST_MS,
        });
        return status === 503 && headers.get('retry-after') === null ? -1 : status;
      }),
    );
    const wrong = statuses.filter((status) => ![0, 200, 503].includes(status)).length;
    const served = statuses.filter((status) => status === 200).length;
    return [
      await healthRow(site, 'connections'),
      holds('connections: answered 200', served > 0, count(served), '> 0'),
      holds('connections: neither 200 nor 503 with Retry-After', wrong === 0, count(wrong), '0'),
    ];
  },
};
