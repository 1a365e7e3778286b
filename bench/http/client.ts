/** The process that asks: each message names a port, the requests and how long to ask them. */
import autocannon from 'autocannon';
import type { Asked } from './rows.ts';
import type { Turn } from './processes.ts';

interface Order {
  readonly port: number;
  readonly requests: readonly Asked[];
  readonly seconds: number;
}

const CONNECTIONS = 16;
/** How often it looks whether its time is over, in milliseconds. */
const LOOK = 100;

process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  // Both ends of the channel are files of this folder.
  const { port, requests, seconds } = message as Order;
  void ask(port, requests, seconds).then((turn) => process.send?.(turn));
});

async function ask(port: number, requests: readonly Asked[], seconds: number): Promise<Turn> {
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: LOOK,
    requests,
  });
  return {
    requests: result['2xx'] + result.non2xx,
    seconds: result.duration,
    p99: result.latency.p99,
    failures: result.errors + result.non2xx,
  };
}
