/** The client process: each message names a port, the requests and for how long to send them. */
import autocannon from 'autocannon';
import type { Load, LoadResult } from './processes.ts';

const CONNECTIONS = 16;
/** Milliseconds between two checks of the time. */
const SAMPLE = 100;
/** Seconds until a request fails; a machine that does other work can be slow. */
const TIMEOUT = 120;
/** autocannon replaces this in a body with a text that it never repeats. */
const UNIQUE = '[<id>]';

process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  // `Processes` sends nothing else.
  void send(message as Load).then((turn) => process.send?.(turn));
});

let sent = 0;

function send({
  port,
  requests: given,
  connections = CONNECTIONS,
  ...limit
}: Load): Promise<LoadResult> {
  // autocannon accepts bytes only as a `Buffer`.
  const requests = given.map(({ body, ...rest }) => ({
    ...rest,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : Buffer.from(body) }),
  }));
  const latencies: number[] = [];
  let connection = 0;
  const share = 'amount' in limit ? Math.ceil(limit.amount / connections) : Infinity;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections,
        ...limit,
        sampleInt: SAMPLE,
        timeout: TIMEOUT,
        requests: requests.slice(0, 1),
        // The connections start at different requests, and a later turn starts where this one ends.
        setupClient: (client) => {
          const start = sent + Math.floor((connection * requests.length) / connections);
          connection += 1;
          client.setRequests(part(requests, start, share));
        },
        idReplacement: requests.some(
          ({ body }) => typeof body === 'string' && body.includes(UNIQUE),
        ),
      },
      (error, result) => {
        if (error) return reject(error);
        latencies.sort((a, b) => a - b);
        // A redirect is the response to a log in.
        const failures = result.errors + result.non2xx - result['3xx'];
        if (failures > 0)
          console.error(
            `${failures} of ${result['2xx'] + result.non2xx} requests failed: ${result.errors} without a response, ` +
              `${result.timeouts} after too long; statuses ${JSON.stringify(result.statusCodeStats)}`,
          );
        sent += Math.ceil(latencies.length / connections);
        resolve({
          requests: result['2xx'] + result.non2xx,
          seconds: result.duration,
          p50: latencies[Math.floor(latencies.length * 0.5)] ?? NaN,
          p99: latencies[Math.floor(latencies.length * 0.99)] ?? NaN,
          failures,
        });
      },
    );
    // The histogram of autocannon has whole milliseconds.
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
    });
  });
}

/** Returns at most `count` elements of a list from a place on, which continues at its start. */
function part<T>(list: readonly T[], start: number, count: number): T[] {
  const at = start % list.length;
  return [...list.slice(at), ...list.slice(0, at)].slice(0, count);
}
