import type { Readable } from 'node:stream';
import type { BodyStream } from './counted-stream.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { Connection } from './urls.ts';

/** A request on the wire. */
export interface WireRequest {
  /** The name of the request in responses and logs. */
  readonly id?: string;
  readonly method: string;
  /** Path and query: `/cms-json/cms/v2/posts?page=2`. */
  readonly url: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  /** The body; empty while it is `unread`. */
  readonly body: Uint8Array;
  /** A body that the service receives, once it knows the caller; `null` without one. */
  readonly unread?: UnreadBody | null;
  readonly ip: string | null;
  readonly connection: Connection;
}

/** A body that was not received yet. */
export interface UnreadBody {
  /** The most bytes that are taken into memory. */
  readonly limit: number;
  /**
   * Receives the body with `how`. Returns `rest_unsupported_encoding` (415), `rest_invalid_encoding` (400)
   * or `rest_overloaded` (503) when it cannot be received. Rejects when the client goes away.
   */
  receive<T>(caller: BodyCaller, how: (body: IncomingBody) => Promise<T>): Promise<T | RestError>;
}

export interface BodyCaller {
  /** Whether the caller has authenticated; the bodies of all others share less memory. */
  readonly isKnown: boolean;
}

/** A body that is being received, without its `Content-Encoding`. */
export interface IncomingBody {
  readonly stream: Readable;
  /** Says that so many bytes of it are kept in memory; negative for bytes that no longer are. */
  hold(bytes: number): void;
}

/** An answer as it goes over the wire. */
export interface WireResponse {
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
}

/** Answers requests; `null` when a request is not for it. */
export interface Service {
  respond(request: WireRequest): WireResponse | null | Promise<WireResponse | null>;
  /** Answers a request with an error, in the form of the service; `null` when it is not for it. */
  refuse?(
    request: WireRequest,
    error: RestError,
  ): WireResponse | null | Promise<WireResponse | null>;
}

/** A header; several of one name are one list. */
export function headerOf({ headers }: WireRequest, name: string): string | null {
  const value = headers[name];
  if (value === undefined) return null;
  return typeof value === 'string' ? value : value.join(', ');
}

/**
 * A file that came with a request. It lies in a private folder until the request is answered, and is
 * then removed: who wants to keep it moves it away (`keepFile`).
 */
export interface UploadedFile {
  /** The name of its field in a form, as it was written; `null`: the body as a whole is the file. */
  readonly field: string | null;
  /** What the client calls it, without folders; `null` when it says nothing that can be read. */
  readonly filename: string | null;
  /** The media type that the client claims, in small letters, without parameters; empty for none. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** The digest of its bytes in hexadecimal digits; `null` unless the request came with `Content-MD5`. */
  readonly md5: string | null;
  /** Where it lies. The name there is ours and says nothing of the client's. */
  readonly path: string;
}
