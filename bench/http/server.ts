/**
 * The process of one server: `server.ts NAME`, with a channel to its parent. It tells its port, and at
 * each message the processor time that it has used so far, in microseconds.
 */
import { contestants } from './contestants.ts';
import { portOf } from './started.ts';

const contestant = contestants.find(({ name }) => name === process.argv[2]);
if (!contestant) throw new Error(`http: no server ${process.argv[2]}`);

process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ cpu: user + system });
});
process.on('disconnect', () => process.exit());

const start = await contestant.load();
process.send?.({ port: portOf(await start()) });
