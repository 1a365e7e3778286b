import type { Readable } from 'node:stream';
import type { BodyStream } from './counted-stream.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { Connection } from './urls.ts';

/** A request as it came over the wire. */
export interface WireRequest {
  /** What it is called in answers and logs. */
  readonly id?: string;
  readonly method: string;
  /** Path and query: `/cms-json/cms/v2/posts?page=2`. */
  readonly url: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The body; empty when it is `unread` or was refused. */
  readonly body: Uint8Array;
  /** A body that may bring files: who answers takes it in. */
  readonly unread?: UnreadBody | null;
  /** Why the body was not taken, which whoever answers says in its own way. */
  readonly bodyError?: RestError | null;
  readonly ip: string | null;
  readonly connection: Connection;
}

/** A body that is still under way. */
export interface UnreadBody {
  readonly stream: Readable;
  /** The most bytes that are taken into memory. */
  readonly limit: number;
}

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  /** Names and values by turns; a name can come more than once. */
  readonly headers: readonly string[];
  /** `null`: no body. */
  readonly body: string | Uint8Array | null;
  /** The length of the body in bytes, where that is known. */
  readonly length?: number;
  /** A body that is sent as it is read, in place of `body`; the headers say how long it is, if that is known. */
  readonly stream?: BodyStream;
  /** The route that was asked for, and the number of the user who asked, for logs. */
  readonly route?: string;
  readonly user?: number | null;
  /** What it was made of. */
  readonly madeOf?: object;
}

/** What answers requests, at once where it can; `null` when a request is not for it. */
export interface Service {
  answer(request: WireRequest): WireAnswer | null | Promise<WireAnswer | null>;
}

/** A header; several of one name are one list. */
export function headerOf({ headers }: WireRequest, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(', ');
}
