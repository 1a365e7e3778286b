import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { call, nextMessage } from '../lib/processes.ts';
import type { Processes } from '../lib/processes.ts';
import { environment } from './content.ts';
import type { Credentials, Databases, Original } from './content.ts';
import type { ProbeMessage, Usage } from './probe.ts';

export const FLOOR = 'floor';
export const BY_HAND = 'by hand';
export const SITE = 'site';
/** The site without `RESPONSE_CACHE`. */
export const UNCACHED = 'site, no cache';
export const NAMES = [FLOOR, BY_HAND, UNCACHED, SITE] as const;
/** The site and the site without cache with few posts, where the others have many. */
export const SMALL_SITE = 'site, few posts';
export const SMALL_UNCACHED = 'site, no cache, few posts';

/** Whether a server has the same rows as the others. */
export function isPeer({ name }: Contestant): boolean {
  return name !== SMALL_SITE && name !== SMALL_UNCACHED;
}

/** The processor time of a turn so far, in microseconds. */
export interface Spent {
  readonly server: number;
  /** By process. */
  readonly database: ReadonlyMap<number, number>;
}

/** A running server with a copy of the site. */
export interface Contestant {
  readonly name: string;
  readonly port: number;
  readonly credentials: Credentials;
  spent(): Promise<Spent>;
  /** Bytes of resident memory of the server. */
  memory(): Promise<number>;
  /** Profiles what the server does during `work`, into a file. */
  profile<T>(file: string, work: () => Promise<T>): Promise<T>;
}

const HERE = import.meta.dirname;

/** Starts a server with a copy of a site. */
export async function startContestant(
  name: string,
  {
    processes,
    databases,
    original,
    optionsFile,
  }: {
    readonly processes: Processes;
    readonly databases: Databases;
    readonly original: Original;
    /** The file with the description of the route of posts, which exists when requests come. */
    readonly optionsFile: string;
  },
): Promise<Contestant> {
  const probe = processes.compiled(join(HERE, 'probe.ts'));
  const place = { ...environment(await original.copy()), OPTIONS_FILE: optionsFile };
  const nodeOptions = ['--import', probe];
  const isUncached = name === UNCACHED || name === SMALL_UNCACHED;
  const { child, port } = await (name === FLOOR || name === BY_HAND ? startByHand() : startSite());
  const tell = <T>(message: ProbeMessage): Promise<T> => call<T>(child, message);
  return {
    name,
    port,
    credentials: original.credentials,
    spent: async () => ({
      server: (await tell<Usage>('usage')).cpu,
      database: databases.cpu(),
    }),
    memory: async () => (await tell<Usage>('usage')).memory,
    async profile(file, work) {
      await tell('profile');
      const result = await work();
      await tell({ write: file });
      return result;
    },
  };

  async function startSite() {
    const port = await freePort();
    const child = processes.server({
      source: join(HERE, '../../site/main.ts'),
      nodeOptions,
      env: { ...place, PORT: String(port), ...(isUncached && { RESPONSE_CACHE: '0' }) },
      output: 'pipe',
    });
    await printed(child, 'Ctrl-C');
    return { child, port };
  }

  async function startByHand() {
    const source = join(HERE, 'server.ts');
    const child = processes.server({ source, args: [name], nodeOptions, env: place });
    const { port } = await nextMessage<{ readonly port: number }>(child);
    return { child, port };
  }
}

/** Waits until a process prints a text. */
function printed(child: ChildProcess, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let all = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      all += chunk.toString();
      if (all.includes(text)) resolve();
    });
    child.once('exit', () => reject(new Error(`The site has ended: ${all}`)));
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address === null || typeof address === 'string') reject(new Error('No port is free.'));
        else resolve(address.port);
      });
    });
  });
}
