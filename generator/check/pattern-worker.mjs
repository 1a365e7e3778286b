// Runs recheck in a thread of its own: loading it and checking take as long as the rest of a run.
import { parentPort, workerData } from 'node:worker_threads';
import recheck from 'recheck';

const { patterns, options } = workerData;
parentPort.postMessage(
  await Promise.all(patterns.map(([source, flags]) => recheck.check(source, flags, options))),
);
