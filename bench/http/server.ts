/**
 * The process of one server: `server.ts NAME`, with a channel to its parent. It sends its port, and for
 * each message its processor time so far in microseconds.
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
