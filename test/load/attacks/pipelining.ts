import { connect } from 'node:net';
import { healthRow } from '../attack.ts';
import type { Attack } from '../attack.ts';
import { atMost, count, holds, mebibytes, seconds } from '../report.ts';

const REQUESTS = 700;
const LONGEST_MS = 30_000;
const MEMORY = 600 * 1024 * 1024;
const REQUEST = 'GET /cms-json/cms/v2/posts?per_page=100&_embed HTTP/1.1\r\nHost: x\r\n\r\n';

/** S2: an anonymous caller pipelines heavy requests on one connection. */
export const pipelining: Attack = {
  about: `${REQUESTS} heavy requests sent ahead over one connection`,
  async run(site) {
    await site.probe.seen();
    const socket = connect(site.port, '127.0.0.1');
    let responses = 0;
    socket.on('data', (chunk: Buffer) => {
      responses += chunk.toString('latin1').split('HTTP/1.1 ').length - 1;
    });
    socket.on('error', () => undefined);
    socket.write(REQUEST.repeat(REQUESTS));
    const begun = performance.now();
    let slowest = 0;
    while (performance.now() - begun < LONGEST_MS && responses < REQUESTS) {
      const other = await site.ask('posts/1?_fields=id');
      slowest = Math.max(slowest, other.took);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    socket.destroy();
    const { peak, slowest: health, failed } = await site.probe.seen();
    return [
      atMost('pipelining: slowest health check', failed === 0 ? health : Infinity, 1000, seconds),
      atMost('pipelining: slowest request of another client', slowest, 2000, seconds),
      atMost('pipelining: most memory', peak, MEMORY, mebibytes),
      holds('pipelining: requests answered meanwhile', responses > 0, count(responses), '> 0'),
      await healthRow(site, 'after pipelining'),
    ];
  },
};
