import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { compile } from './compile.ts';

/** One core runs the servers, of which only one has requests at a time; the other runs the client. */
export const SERVER_CORE = 0;
const CLIENT_CORE = 1;

/** Whether this system has `taskset`, which keeps a process on one core. */
export const isPinned = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** A request of a row; every server gets the same ones. */
export interface BenchRequest {
  readonly method: string;
  readonly path: string;
  readonly headers?: { readonly [name: string]: string };
  readonly body?: string | Uint8Array;
}

/** The measurements of a client in one turn. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly failures: number;
}

/** Requests that are sent in turn, for some seconds or up to a number. */
export type Load = {
  readonly port: number;
  readonly requests: readonly BenchRequest[];
  /** The number of concurrent requests; 16 by default. */
  readonly connections?: number | undefined;
} & ({ readonly duration: number } | { readonly amount: number });

export type Client = (load: Load) => Promise<LoadResult>;

/** A script that runs in a process of its own. */
export interface Script {
  /** The path of its source. */
  readonly source: string;
  readonly args?: readonly string[];
  /** Options of `node`. */
  readonly nodeOptions?: readonly string[];
  /** Variables in addition to those of this process. */
  readonly env?: { readonly [name: string]: string };
  /** `pipe`: the caller reads what it prints. */
  readonly output?: 'inherit' | 'pipe';
}

/** The processes of a bench. They run compiled sources, as after `npm run build`; `end` ends them. */
export class Processes {
  readonly #children: ChildProcess[] = [];
  /** Returns the path of the compiled file of a source. */
  readonly compiled = compile();

  /** Starts a server, which ends when its channel closes. */
  server(script: Script): ChildProcess {
    return this.#start(script, SERVER_CORE);
  }

  client(): Client {
    const child = this.#start({ source: join(import.meta.dirname, 'client.ts') }, CLIENT_CORE);
    return (load) => call<LoadResult>(child, load);
  }

  /** Ends all processes; others can be started. */
  end(): void {
    for (const child of this.#children.splice(0)) if (child.connected) child.disconnect();
  }

  #start({ source, args = [], nodeOptions = [], env, output }: Script, core: number): ChildProcess {
    const node = [process.execPath, ...nodeOptions, this.compiled(source), ...args];
    const [command = '', ...rest] = isPinned ? ['taskset', '-c', String(core), ...node] : node;
    const child = spawn(command, rest, {
      env: { ...process.env, ...env },
      stdio: ['ignore', output ?? 'inherit', 'inherit', 'ipc'],
      // Bodies can be bytes.
      serialization: 'advanced',
    });
    this.#children.push(child);
    return child;
  }
}

/** Sends a message to a process and returns its next one. */
export function call<T>(child: ChildProcess, message: object | string): Promise<T> {
  const next = nextMessage<T>(child);
  child.send(message);
  return next;
}

/** Returns the next message of a process; rejects when the process ends without one. */
export function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A process of the bench has ended.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      // The scripts of the benches send what their callers expect.
      resolve(message as T);
    });
  });
}
