import cluster from 'node:cluster';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Attempt } from '../../runtime/auth/index.ts';
import { isMap } from '../../runtime/schema/values/containers.ts';
import { parseJson } from '../lib/json.ts';
import type { CacheName } from '../store/index.ts';

/** A message from one process of a site to the others. */
export type Notice =
  /** A transaction has changed rows that other processes cache. */
  | { readonly type: 'changed'; readonly caches: readonly CacheName[] }
  /** The result of a login. */
  | { readonly type: 'login'; readonly isRight: boolean; readonly attempt: Attempt }
  /** A starting process requests the recent failed logins. */
  | { readonly type: 'logins wanted'; readonly by: string }
  /** Failed logins for the process that requested them. */
  | {
      readonly type: 'logins known';
      readonly to: string;
      readonly from: string;
      readonly failures: readonly AgedFailure[];
    }
  /** The channel was opened or reopened: earlier messages were not received. */
  | { readonly type: 'opened' };

/** A failed login and its age in milliseconds: the clocks of processes differ. */
export interface AgedFailure {
  readonly attempt: Attempt;
  readonly age: number;
}

type Listener = (notice: Notice) => void;

/** Sends messages between the processes of one site. */
export interface Channel {
  /** Resolves when the other processes have the message; a process that is unreachable then never receives it. */
  send(notice: Notice): Promise<void>;
  /** Calls `listener` with each later message of another process, and when the channel is opened. */
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

/** Parses a notification; returns `null` if this site has not sent it. */
function messageOf(payload: string): { readonly sender: string; readonly notice: Notice } | null {
  const message = parseJson(payload);
  if (!isMap(message) || typeof message['sender'] !== 'string') return null;
  const { sender, notice } = message;
  return isNotice(notice) ? { sender, notice } : null;
}

function isNotice(value: unknown): value is Notice {
  if (!isMap(value)) return false;
  switch (value['type']) {
    case 'changed': {
      const { caches } = value;
      return Array.isArray(caches) && caches.every((name) => ALL.some((known) => known === name));
    }
    case 'login':
      return isAttempt(value['attempt']);
    case 'logins wanted':
      return typeof value['by'] === 'string';
    case 'logins known': {
      const { failures } = value;
      const isFailure = (one: unknown): boolean =>
        isMap(one) && isAttempt(one['attempt']) && typeof one['age'] === 'number';
      return Array.isArray(failures) && failures.every(isFailure);
    }
    default:
      return false;
  }
}

function isAttempt(value: unknown): value is Attempt {
  return isMap(value) && typeof value['account'] === 'string';
}

/** The channel of a site with a single process. */
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
/** Timeout of messages to the database in milliseconds. */
const PATIENCE = 3_000;
const ALL: readonly CacheName[] = ['options', 'anyApplicationPassword', 'loginSessions'];
/** The maximum message size in bytes; PostgreSQL refuses 8,000. */
export const LONGEST = 7_000;

/** Listens on a separate connection, which is opened again when it is lost. */
class PostgresChannel implements Channel {
  readonly #url: string;
  readonly #sender = randomUUID();
  readonly #listeners: Listener[] = [];
  #client: Client | null = null;
  #isClosed = false;
  /** The last sent message; the next one waits for it. */
  #sent: Promise<void> = Promise.resolve();

  constructor(url: string) {
    this.#url = url;
    void this.#connect();
  }

  async #connect(): Promise<void> {
    const { default: pg } = await import('pg');
    while (!this.#isClosed) {
      let client: Client | null = null;
      try {
        // Fails if a file of the address, such as `sslrootcert`, cannot be read.
        client = new pg.Client({
          ...{ connectionString: this.#url, connectionTimeoutMillis: PATIENCE },
          // Without a response the connection counts as lost: writes wait for their message.
          ...{ query_timeout: PATIENCE, keepAlive: true, keepAliveInitialDelayMillis: PATIENCE },
        });
        const ended = new Promise((resolve) => client?.once('end', resolve));
        // The event `end` follows.
        client.on('error', () => undefined);
        client.on('notification', ({ payload = '' }) => this.#receive(payload));
        await client.connect();
        await client.query(`listen ${NAME}`);
        this.#client = client;
        this.#call({ type: 'opened' });
        await ended;
      } catch {
        await client?.end().catch(() => undefined);
      }
      this.#client = null;
      if (!this.#isClosed) await pause(RECONNECT, undefined, { ref: false });
    }
  }

  #receive(payload: string): void {
    const message = messageOf(payload);
    if (message && message.sender !== this.#sender) this.#call(message.notice);
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
    // Caches of processes that miss the message expire within seconds.
    this.#sent = this.#sent.then(async () => {
      const client = this.#client;
      try {
        await client?.query('select pg_notify($1, $2)', [NAME, payload]);
      } catch {
        // The connection is opened again, which invalidates all caches.
        void client?.end().catch(() => undefined);
      }
    });
    await this.#sent;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#client?.end().catch(() => undefined);
  }
}
