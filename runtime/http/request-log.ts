import type { IncomingMessage, ServerResponse } from 'node:http';
import type { WireResponse } from './wire.ts';
import { randomBytes } from 'node:crypto';

/** What there is to say of a request once it is answered. Neither its query nor any header is told. */
export interface RequestLogEntry {
  /** When it came, in milliseconds since the epoch. */
  readonly time: number;
  readonly id: string;
  /** Empty when what came was no request. */
  readonly method: string;
  /** Its address without the query, which may hold nonces and passwords. */
  readonly path: string;
  /** The route that it asked for; `null` when it was not for the service. */
  readonly route: string | null;
  /** 499: the client went away before it was answered. */
  readonly status: number;
  /** In milliseconds. */
  readonly duration: number;
  /** Of the body that was sent. */
  readonly bytes: number;
  /** The number of the user who asked; `null` for nobody. */
  readonly user: number | null;
  /** The network address of who asked. */
  readonly ip: string | null;
}

export type OnResponse = (record: RequestLogEntry) => void;

/** How much of a body was sent; of one that was read from a file, how much of that was read. */
function bytesOf(answer: WireResponse | null): number {
  return answer?.stream?.bytesRead ?? Buffer.byteLength(answer?.body ?? '');
}

const CLIENT_GONE = 499;
const LONGEST_PATH = 500;

/** Tells of a request when its answer is out. What it returns is told what the answer is. */
export function watch(
  report: OnResponse,
  { id, ip }: Pick<RequestLogEntry, 'id' | 'ip'>,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): (answer: WireResponse) => void {
  const time = Date.now();
  const start = performance.now();
  const { method = '', url = '' } = incoming;
  let answered: WireResponse | null = null;
  outgoing.once('close', () => {
    report({
      time,
      id,
      method,
      path: pathOf(url),
      route: answered?.route ?? null,
      status: statusOf(outgoing),
      duration: performance.now() - start,
      bytes: method === 'HEAD' ? 0 : bytesOf(answered),
      user: answered?.user ?? null,
      ip,
    });
  });
  return (answer) => {
    answered = answer;
  };
}

// A request that breaks off is answered without its response, which is told the status only.
function statusOf({ headersSent, statusCode }: ServerResponse): number {
  return headersSent || statusCode !== 200 ? statusCode : CLIENT_GONE;
}

/** Tells of what was answered though it was no request. */
export function reportUnreadable(
  report: OnResponse,
  id: string,
  answer: WireResponse,
  ip: string | null,
): void {
  const { status, body } = answer;
  const nothing = { method: '', path: '', route: null, duration: 0, user: null };
  report({ ...nothing, time: Date.now(), id, status, bytes: Buffer.byteLength(body ?? ''), ip });
}

function pathOf(url: string): string {
  const mark = url.indexOf('?');
  const path = url.slice(0, Math.min(mark < 0 ? url.length : mark, LONGEST_PATH));
  // What is written down is looked at in terminals.
  return path.replace(/[^\x21-\x7e]/g, '?');
}

// What can stand in a header and in a line of a log without being taken for something else.
const WELL_FORMED = /^[\w.:+/=@-]{1,128}$/;

/**
 * Names requests: as a proxy or the client has named them, when that is well formed, and else by a name
 * of ours: what is random of it is made once, and then they are counted.
 */
export function requestNames(
  random: (size: number) => Uint8Array = randomBytes,
): (told: unknown) => string {
  const prefix = Buffer.from(random(9)).toString('base64url');
  let count = 0;
  return (told) => {
    if (typeof told === 'string' && WELL_FORMED.test(told)) return told;
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}
