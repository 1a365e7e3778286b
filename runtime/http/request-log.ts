import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { isRequestName } from './headers.ts';
import type { WireResponse } from './wire.ts';

/** The log entry of a request, made when its response is sent. It contains neither the query nor headers. */
export interface RequestLogEntry {
  /** When the request came, in milliseconds since the epoch. */
  readonly time: number;
  readonly id: string;
  /** Empty for data that is not a request. */
  readonly method: string;
  /** Its address without the query, which may contain nonces and passwords. */
  readonly path: string;
  /** The matched route; `null` for a request that is not for the service. */
  readonly route: string | null;
  /** The pattern of the matched route; `null` if no route matched. */
  readonly pattern: string | null;
  /** 499: the client went away before the response. */
  readonly status: number;
  /** In milliseconds. */
  readonly duration: number;
  /** Bytes of the body that was sent. */
  readonly bytes: number;
  /** The ID of the user; `null` for an anonymous request. */
  readonly user: number | string | null;
  /** The network address of the client. */
  readonly ip: string | null;
}

export type OnResponse = (entry: RequestLogEntry) => void;

/** Facts for the log that become known while a response is sent. */
export interface Logged {
  response: WireResponse | null;
  bytes: number;
  /** The request is passed on to the framework that the service is mounted in, and not logged. */
  isPassedOn: boolean;
}

const CLIENT_GONE = 499;
const LONGEST_PATH = 500;

/** Calls `log` once the response of a request is sent, with what is known then. */
export function logResponse(
  log: OnResponse,
  { id, ip, method, url }: Pick<RequestLogEntry, 'id' | 'ip' | 'method'> & { readonly url: string },
  outgoing: ServerResponse,
): Logged {
  const time = Date.now();
  const start = performance.now();
  const logged: Logged = { response: null, bytes: 0, isPassedOn: false };
  outgoing.once('close', () => {
    if (logged.isPassedOn) return;
    const { response, bytes } = logged;
    const duration = performance.now() - start;
    const { headersSent, statusCode } = outgoing;
    // A request that breaks off has no response, but a status.
    const status = headersSent || statusCode !== 200 ? statusCode : CLIENT_GONE;
    const { route = null, user = null, pattern = null } = response ?? {};
    log({ time, id, method, path: pathOf(url), route, pattern, status, duration, bytes, user, ip });
  });
  return logged;
}

/** Logs the response to data that is not a request. */
export function logUnreadable(
  log: OnResponse,
  { id, ip }: Pick<RequestLogEntry, 'id' | 'ip'>,
  { status, body }: WireResponse,
): void {
  const unknown = { method: '', path: '', route: null, pattern: null, duration: 0, user: null };
  log({ ...unknown, time: Date.now(), id, status, bytes: Buffer.byteLength(body ?? ''), ip });
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  // Logs are read in terminals.
  return path.slice(0, LONGEST_PATH).replace(/[^\x21-\x7e]/g, '?');
}

/**
 * Returns a function that names requests: by the name that a proxy or the client has sent, if it is well formed,
 * else by a random prefix and a number.
 */
export function requestNames(
  random: (size: number) => Uint8Array = randomBytes,
): (sent: unknown) => string {
  const prefix = Buffer.from(random(9)).toString('base64url');
  let count = 0;
  return (sent) => {
    if (isRequestName(sent)) return sent;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
