/**
 * The process of a start: `start.ts COUNT` makes a service with this number of routes, sends it a request, and
 * prints the milliseconds from the start of the process to the first response: on the clock, and of processor time.
 */
import { listen } from '../../runtime/http/index.ts';
import { serviceOf } from './service.ts';

const { port, close } = await listen(serviceOf('many namespaces', Number(process.argv[2])), {
  port: 0,
});
const response = await fetch(`http://127.0.0.1:${port}/cms-json/bench/v1/ping`);
if (response.status !== 200) throw new Error(`routes: the response has status ${response.status}`);
// Both count from the start of the process.
const clock = performance.now();
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ clock, processor: (user + system) / 1000 }));
await close(0);
