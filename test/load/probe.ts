import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Measurements of a probe since the last read. */
export interface Seen {
  /** The longest time of a health check in milliseconds, including one that still waits. */
  readonly slowest: number;
  readonly checks: number;
  /** Health checks with another status than 200. */
  readonly failed: number;
  /** The maximum and the current memory of the process in bytes. */
  readonly peak: number;
  readonly memory: number;
}

/** Observes a site from another process, which the attack does not slow down. */
export class Probe {
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess) {
    this.#child = child;
  }

  /** Starts to observe the site that listens at a port as the process `pid`. */
  static async start(port: number, pid: number): Promise<Probe> {
    const script = fileURLToPath(new URL('./probe-process.ts', import.meta.url));
    const child = fork(script, [String(port), String(pid)]);
    await new Promise<void>((ready, failed) => {
      child.once('message', () => ready());
      child.once('exit', () => failed(new Error('The probe has ended.')));
    });
    return new Probe(child);
  }

  /** Returns the measurements since the last call. */
  seen(): Promise<Seen> {
    return new Promise((resolve) => {
      // The probe sends nothing else.
      this.#child.once('message', (seen) => resolve(seen as Seen));
      this.#child.send('report');
    });
  }

  async stop(): Promise<void> {
    const ended = new Promise<void>((done) => this.#child.once('exit', () => done()));
    this.#child.kill();
    await ended;
  }
}
