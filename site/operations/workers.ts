import cluster from 'node:cluster';
import type { Worker } from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import type { Started } from '../banner.ts';
import type { Forwarded } from './channel.ts';

/** Messages between the primary and its workers. */
type Message =
  /** The worker serves requests. */
  | { readonly type: 'site:ready'; readonly started: Started }
  /** The worker has to end because another one has replaced it. */
  | { readonly type: 'site:retire' }
  /** A message of another worker. */
  | Forwarded;

/** Options of `runWorkers`. */
interface WorkersOptions {
  readonly count: number;
  /** Environment variables of the workers, in addition to those of this process. */
  readonly env: Readonly<Record<string, string>>;
  /** Reports a problem to the operator, as one sentence. */
  readonly onProblem: (sentence: string) => void;
}

// Milliseconds; a worker that ran this long resets the back-off.
const STABLE = 10_000;
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 30_000;

/**
 * Starts workers that serve the site on one port. The others start when the first one is ready, so that only one
 * creates and migrates the tables. A crashed worker is replaced after a pause, which doubles while workers crash soon
 * after their start. Returns `null` if the first worker does not start; it has printed the reason.
 */
export async function runWorkers({ count, env, onProblem }: WorkersOptions) {
  const serving = new Set<Worker>();
  const retired = new Set<Worker>();
  let isEnding = false;
  let restarts = 0;
  let failures = 0;

  cluster.on('message', (sender, message: Message) => {
    if (message.type !== 'site:notice') return;
    for (const worker of Object.values(cluster.workers ?? {}))
      if (worker !== sender && worker?.isConnected()) worker.send(message);
  });

  /** Starts a worker; resolves to what it reports, or to `null` if it ends before that. */
  const start = async (): Promise<Started | null> => {
    const worker = cluster.fork(env);
    const startedAt = performance.now();
    const started = await new Promise<Started | null>((resolve) => {
      worker.on('message', (message: Message) => {
        if (message.type === 'site:ready') resolve(message.started);
      });
      worker.once('exit', () => resolve(null));
    });
    if (started === null) return null;
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      serving.delete(worker);
      if (isEnding || retired.delete(worker)) return;
      failures = performance.now() - startedAt > STABLE ? 0 : failures + 1;
      void replace(`worker ${worker.process.pid ?? 0} ended (${signal || code})`);
    });
    return started;
  };

  const replace = async (problem: string): Promise<void> => {
    const delay = Math.min(FIRST_PAUSE * 2 ** Math.max(0, failures - 1), LONGEST_PAUSE);
    onProblem(`${problem}; another one starts in ${delay} ms`);
    await pause(delay);
    if (isEnding) return;
    restarts += 1;
    if ((await start()) !== null || isEnding) return;
    failures += 1;
    await replace('a worker did not start');
  };

  const restart = async (): Promise<void> => {
    for (const worker of [...serving]) {
      if (isEnding) return;
      if ((await start()) === null) {
        onProblem('the rolling restart has stopped: a worker did not start');
        return;
      }
      if (!serving.has(worker)) continue;
      const ended = new Promise((resolve) => worker.once('exit', resolve));
      retired.add(worker);
      worker.send({ type: 'site:retire' } satisfies Message);
      await ended;
    }
  };

  const first = await start();
  if (first === null) return null;
  const others = await Promise.all(Array.from({ length: count - 1 }, start));
  for (const other of others) if (other === null) void replace('a worker did not start');
  let restarted = Promise.resolve();
  let next: Promise<void> | null = null;
  return {
    /** The report of the first worker on its start. */
    started: first,
    /**
     * Replaces all workers one by one; each serves until its replacement is ready. During a restart another one is
     * queued: the code may have changed since the first workers were replaced.
     */
    restart(): Promise<void> {
      next ??= restarted.then(() => {
        next = null;
        return restart();
      });
      return (restarted = next);
    },
    /** Sends a signal to all workers. Resolves when they have ended: to true if all exited with 0. */
    async end(signal: NodeJS.Signals): Promise<boolean> {
      isEnding = true;
      const ended = Object.values(cluster.workers ?? {}).map(async (worker) => {
        if (!worker) return true;
        const code = new Promise((resolve) => worker.once('exit', resolve));
        worker.process.kill(signal);
        return (await code) === 0;
      });
      return (await Promise.all(ended)).every(Boolean);
    },
    /** Returns the number of running workers and of restarts after a crash. */
    counts: () => ({ running: serving.size, restarts }),
  };
}

/** Reports to the primary that this worker is ready; `onRetire` is called when another worker replaces it. */
export function reportReady(started: Started, onRetire: () => void): void {
  process.on('message', (message: Message) => {
    if (message.type === 'site:retire') onRetire();
  });
  process.send?.({ type: 'site:ready', started } satisfies Message);
}
