import { spawn, spawnSync } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { compile } from '../lib/compile.ts';
import type { Row } from './rows.ts';

/** The cores: one for whichever server is asked, the other for who asks. */
const SERVER_CORE = 0;
const CLIENT_CORE = 1;

/** Whether processes can be kept to one core here. */
export const isPinned = spawnSync('taskset', ['-c', '0', 'true']).status === 0;

/** A server in a process of its own. */
export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  /** Microseconds of processor time it has used so far. */
  cpu(): Promise<number>;
}

/** The measurements of a client in one turn. */
export interface Turn {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly failures: number;
}

/** Sends the requests of a row to a server for this many seconds. */
export type Client = (port: number, row: Row, seconds: number) => Promise<Turn>;

/** The processes of a bench, which run what `npm run build` makes of the sources; `end` ends them. */
export class Processes {
  readonly #children: ChildProcess[] = [];
  readonly #compiled = compile();

  async server(name: string): Promise<ServerProcess> {
    const child = this.#spawn('server.ts', [name], SERVER_CORE);
    const { port } = await answerOf<{ port: number }>(child);
    return {
      name,
      port,
      cpu: async () => {
        child.send('cpu');
        return (await answerOf<{ cpu: number }>(child)).cpu;
      },
    };
  }

  /** A client in a process of its own. */
  client(): Client {
    const child = this.#spawn('client.ts', [], CLIENT_CORE);
    return (port, { requests }, seconds) => {
      child.send({ port, requests, seconds });
      return answerOf<Turn>(child);
    };
  }

  /** Ends all processes; others can be started. */
  end(): void {
    for (const child of this.#children.splice(0)) child.disconnect();
  }

  #spawn(file: string, args: readonly string[], core: number): ChildProcess {
    const node = [process.execPath, this.#compiled(join(import.meta.dirname, file)), ...args];
    const [command = '', ...rest] = isPinned ? ['taskset', '-c', String(core), ...node] : node;
    const child = spawn(command, rest, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#children.push(child);
    return child;
  }
}

/** The next message of a process; it rejects when the process ends without one. */
function answerOf<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = () => reject(new Error('http: a process of the bench has ended'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      // Both ends of the channel are files of this folder.
      resolve(message as T);
    });
  });
}
