/**
 * The process of a start: `start.ts COUNT` makes a service with so many routes, asks it over HTTP, and
 * prints the milliseconds from the start of the process to the first answer: on the clock, and of processor time.
 */
import { listen } from '../../runtime/http/index.ts';
import { serviceOf } from './service.ts';

const { port, close } = await listen(serviceOf('many namespaces', Number(process.argv[2])), {
  port: 0,
});
const answer = await fetch(`http://127.0.0.1:${port}/cms-json/bench/v1/ping`);
if (answer.status !== 200) throw new Error(`routes: the answer has status ${answer.status}`);
// Both count from the start of the process.
const clock = performance.now();
const { user, system } = process.cpuUsage();
process.stdout.write(JSON.stringify({ clock, processor: (user + system) / 1000 }));
await close(0);
