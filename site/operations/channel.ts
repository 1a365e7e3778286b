import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Attempt } from '../../runtime/auth/index.ts';
import type { CacheName } from '../store/index.ts';

/** A message from one process of a site to the others. */
export type Notice =
  /** A transaction has changed rows that processes cache. */
  | { readonly type: 'changed'; readonly caches: readonly CacheName[] }
  /** The outcome of a login. */
  | { readonly type: 'login'; readonly isRight: boolean; readonly attempt: Attempt }
  /** A process that starts asks for the failed logins of before. */
  | { readonly type: 'logins wanted'; readonly by: string }
  /** Failed logins, for the process that asked. */
  | {
      readonly type: 'logins known';
      readonly to: string;
      readonly from: string;
      readonly failures: readonly Attempt[];
    }
  /** The channel is open, now or again: messages from before did not arrive. */
  | { readonly type: 'opened' };

type Listener = (notice: Notice) => void;

/** Messages between the processes that serve one site. */
export interface Channel {
  /** Resolves once the other processes get the message; a process that cannot be reached then does not get it later. */
  send(notice: Notice): Promise<void>;
  /** Calls `listener` with each message of another process from now on, and when the channel is opened. */
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** Opens the channel of a site: `LISTEN` and `NOTIFY` of PostgreSQL, otherwise messages between the workers of a cluster. */
export function openChannel(databaseUrl: string): Channel {
  if (/^postgres(?:ql)?:/.test(databaseUrl)) return new PostgresChannel(databaseUrl);
  return cluster.isWorker ? clusterChannel() : NONE;
}

/** Returns a function that sends the names of caches whose rows this process has changed. */
export const changesTo =
  (channel: Channel) =>
  (caches: Iterable<CacheName>): Promise<void> =>
    channel.send({ type: 'changed', caches: [...caches] });

/** Calls `clear` with the names of caches whose rows another process has changed. */
export function onChanges(
  channel: Channel,
  clear: (caches: readonly CacheName[]) => Promise<void>,
): void {
  channel.listen((notice) => {
    if (notice.type === 'changed') void clear(notice.caches);
    if (notice.type === 'opened') void clear(ALL);
  });
}

/** The channel of a process that serves its site alone. */
const NONE: Channel = {
  send: () => Promise.resolve(),
  listen: () => undefined,
  close: () => Promise.resolve(),
};

/** The message that a worker sends to the primary, which forwards it to the other workers. */
export interface Forwarded {
  readonly type: 'site:notice';
  readonly notice: Notice;
}

function clusterChannel(): Channel {
  return {
    ...NONE,
    send: (notice) => {
      process.send?.({ type: 'site:notice', notice } satisfies Forwarded);
      return Promise.resolve();
    },
    listen(listener) {
      process.on('message', (message: Forwarded | { readonly type: unknown }) => {
        if (message.type === 'site:notice' && 'notice' in message) listener(message.notice);
      });
      setImmediate(listener, { type: 'opened' });
    },
  };
}

const NAME = 'site_notices';
/** Milliseconds until a lost connection is opened again. */
const RECONNECT = 1_000;
const ALL: readonly CacheName[] = ['options', 'anyApplicationPassword', 'loginSessions'];
/** The longest message in bytes; PostgreSQL refuses 8,000. */
export const LONGEST = 7_000;

/** A connection of its own that listens, and is opened again when it is lost. */
class PostgresChannel implements Channel {
  readonly #url: string;
  readonly #sender = randomUUID();
  readonly #listeners: Listener[] = [];
  #client: Client | null = null;
  #isClosed = false;
  /** The last message; the next one waits for it. */
  #sent: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg');
    while (!this.#isClosed) {
      const client = new pg.Client({ connectionString: this.#url, keepAlive: true });
      const ended = new Promise<void>((resolve) => client.once('end', resolve));
      // The end follows.
      client.on('error', () => undefined);
      client.on('notification', ({ payload = '' }) => this.#receive(payload));
      try {
        await client.connect();
        await client.query(`listen ${NAME}`);
        this.#client = client;
        this.#call({ type: 'opened' });
        await ended;
      } catch {
        await client.end().catch(() => undefined);
      }
      this.#client = null;
      if (!this.#isClosed) await pause(RECONNECT, undefined, { ref: false });
    }
  }

  #receive(payload: string): void {
    // Only `send` notifies this channel.
    const { sender, notice } = JSON.parse(payload) as { sender: string; notice: Notice };
    if (sender !== this.#sender) this.#call(notice);
  }

  #call(notice: Notice): void {
    for (const listener of this.#listeners) listener(notice);
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
    if (this.#client) setImmediate(listener, { type: 'opened' });
  }

  async send(notice: Notice): Promise<void> {
    const payload = JSON.stringify({ sender: this.#sender, notice });
    if (Buffer.byteLength(payload) > LONGEST) return;
    // Caches of processes that do not get the message expire within seconds.
    this.#sent = this.#sent.then(async () => {
      await this.#client?.query('select pg_notify($1, $2)', [NAME, payload]).catch(() => undefined);
    });
    await this.#sent;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }
}
