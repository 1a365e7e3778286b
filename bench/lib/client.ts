/** The client process: each message names a port, the requests and for how long to send them. */
import autocannon from 'autocannon';
import type { Order, Turn } from './processes.ts';

const CONNECTIONS = 16;
/** Milliseconds between two checks of the time. */
const SAMPLE = 100;
/** autocannon replaces this in a body with a text that it never repeats. */
const UNIQUE = '[<id>]';

process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  // `Processes` sends only orders.
  void send(message as Order).then((turn) => process.send?.(turn));
});

let sent = 0;

function send({ port, requests, ...limit }: Order): Promise<Turn> {
  const latencies: number[] = [];
  let connection = 0;
  return new Promise((resolve, reject) => {
    const instance = autocannon(
      {
        url: `http://127.0.0.1:${port}`,
        connections: CONNECTIONS,
        ...limit,
        sampleInt: SAMPLE,
        requests,
        // The connections start at different requests, and a later turn starts where this one ends.
        setupClient: (client) => {
          const start = sent + Math.floor((connection * requests.length) / CONNECTIONS);
          connection += 1;
          if (requests.length > 1) client.setRequests(rotated(requests, start));
        },
        idReplacement: requests.some(({ body }) => body?.includes(UNIQUE)),
      },
      (error, result) => {
        if (error) return reject(error);
        latencies.sort((a, b) => a - b);
        sent += Math.ceil(latencies.length / CONNECTIONS);
        resolve({
          requests: result['2xx'] + result.non2xx,
          seconds: result.duration,
          p50: latencies[Math.floor(latencies.length * 0.5)] ?? NaN,
          p99: latencies[Math.floor(latencies.length * 0.99)] ?? NaN,
          failures: result.errors + result.non2xx,
        });
      },
    );
    // The histogram of autocannon has whole milliseconds.
    instance.on('response', (_client, _status, _bytes, milliseconds) => {
      latencies.push(milliseconds);
    });
  });
}

function rotated<T>(list: readonly T[], start: number): T[] {
  const at = start % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
