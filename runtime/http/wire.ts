import type { RestError } from '../errors/rest-error.ts';
import { headerText } from './headers.ts';
import type { Connection } from './urls.ts';

/** Headers by their names in lower case. */
export type WireHeaders = { readonly [name: string]: string | readonly string[] | undefined };

/** Bytes that are sent or received piece by piece. A stream of Node is one, too. */
export type BodyStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** A request on the wire. */
export interface WireRequest {
  /** The name of the request in responses and logs. */
  readonly id?: string;
  readonly method: string;
  /** Path and query: `/cms-json/cms/v2/posts?page=2`. */
  readonly url: string;
  readonly headers: WireHeaders;
  /** The body; empty while it is `unread`. */
  readonly body: Uint8Array;
  /** A body that the service receives, once it knows the caller; `null` without one. */
  readonly unread?: UnreadBody | null;
  readonly ip: string | null;
  readonly connection: Connection;
  /** Aborted when the client goes away or the request takes too long. */
  readonly signal?: AbortSignal;
}

/**
 * A body that was not received yet. It is read once, by one of the three methods. Each returns a `RestError` for a
 * body that cannot be received: `rest_body_too_large` (413), `rest_unsupported_encoding` (415),
 * `rest_invalid_encoding` (400) or `rest_overloaded` (503). Each rejects when the client goes away.
 */
export interface UnreadBody {
  /** The most bytes that are taken into memory. */
  readonly limit: number;
  /** Reads the body into memory. */
  bytes(caller: BodyCaller): Promise<Uint8Array | RestError>;
  /** Reads a body that is one file. */
  file(caller: BodyCaller, options: FileOptions): Promise<UploadedFile | RestError>;
  /**
   * Reads a `multipart/form-data` body. Further errors: `rest_headers_too_large` (431), and with status 400
   * `rest_too_many_parameters`, `rest_too_many_files`, `rest_invalid_form` and `rest_invalid_json`.
   */
  form(caller: BodyCaller, options: FormOptions): Promise<ReceivedForm | RestError>;
  /** Removes the files that were not kept. */
  dispose(): Promise<void>;
}

export interface BodyCaller {
  /** Whether the caller has authenticated; the bodies of all others share less memory. */
  readonly isKnown: boolean;
}

export interface FileOptions {
  /** The most bytes of the whole body. */
  readonly limit: number;
  /** The folder on disk for files; the folder of the system for temporary files when absent. */
  readonly folder?: string | undefined;
}

export interface FormOptions extends FileOptions {
  /** Whether files are received; they are skipped otherwise. */
  readonly takesFiles: boolean;
  /** The most bytes that the fields may have together; files do not count. */
  readonly fieldLimit: number;
  /** How many brackets of a field name are read. */
  readonly depth?: number | undefined;
  /** Whether a repeated name is a list; otherwise its last value counts. */
  readonly repeats?: boolean;
  /** The most bytes of one file. */
  readonly fileSize?: number | undefined;
  /** The most fields and the most files of the form. */
  readonly parameters?: number | undefined;
  readonly files?: number | undefined;
  /** Returns the parser of a field, which returns `null` for a text; `null` for a field whose parts are texts or files. */
  readonly json?: ((field: string) => PartParser | null) | undefined;
}

type PartParser = (text: string, isJson: boolean) => JsonPart | RestError | null;

/** The value of a JSON part, and where it is among the parameters; `''` is the next position of a list. */
export interface JsonPart {
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The name and the text of a field as they were sent, and the value of a JSON part. */
export type FormField = readonly [name: string, text: string, json?: JsonPart | null | undefined];

/** A `multipart/form-data` body, received. */
export interface ReceivedForm {
  readonly pairs: readonly FormField[];
  readonly fields: Record<string, unknown>;
  readonly files: readonly UploadedFile[];
}

/**
 * A file that came with a request. The Node adapter writes it to a private folder, the fetch adapter keeps it in
 * memory. Both forget it after the response: `keepFile` stores it elsewhere.
 */
export interface UploadedFile {
  /** The name of its field in a form, as it was written; `null` if the whole body is the file. */
  readonly field: string | null;
  /** The name that the client gives it, without folders; `null` without a readable one. */
  readonly filename: string | null;
  /** The media type that the client claims, in lower case, without parameters; empty without one. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** The digest of its bytes in hexadecimal digits, for a request with `Content-MD5` over Node; else `null`. */
  readonly md5: string | null;
  /** The path on disk, whose name does not depend on the client; `null` for a file in memory. */
  readonly path: string | null;
  /** Reads the file into memory. */
  bytes(): Promise<Uint8Array>;
}

/** A response as it goes over the wire. */
export interface WireResponse {
  readonly status: number;
  /** Names and values by turns; a name can come more than once. */
  readonly headers: readonly string[];
  /** `null`: no body. */
  readonly body: string | Uint8Array | null;
  /** The length of the body in bytes, if it is known. */
  readonly length?: number;
  /** Whether the same object is sent for later requests: then its compressed bodies are kept, too. */
  readonly isKept?: boolean;
  /** A body that is sent while it is read, in place of `body`; the headers contain its length, if it is known. */
  readonly stream?: BodyStream;
  /** Called with an error of the stream, after which the connection is closed; when absent, `onBug` of the adapter is called. */
  readonly onStreamError?: (error: unknown) => void;
  /** The matched route and the ID of the user, for logs. */
  readonly route?: string;
  /** The pattern of the matched route, for metrics; `null` if none matched. */
  readonly pattern?: string | null;
  readonly user?: number | string | null;
}

/** `problem`: `application/problem+json` (RFC 9457), with `code` and `data` as further members. `plain`: `{ code, message, data }`. */
export type ErrorFormat = 'problem' | 'plain';

/** Responds to requests; `null` when a request is not for the service. */
export interface Service {
  /** The form of errors of requests that cannot be read or handled; `plain` when absent. */
  readonly errorFormat?: ErrorFormat;
  respond(request: WireRequest): WireResponse | null | Promise<WireResponse | null>;
  /**
   * Whether the service receives the body of a request itself, from `unread`, when it is a fallback. Otherwise `listen` reads the body
   * into memory.
   */
  receivesBody?(request: WireRequest): boolean;
  /** Returns an error in the form of the service; `null` when the request is not for it. */
  refuse?(
    request: WireRequest,
    error: RestError,
  ): WireResponse | null | Promise<WireResponse | null>;
}

/** Returns a header; several of one name are one list. `null` when it was not sent. */
export function headerOf({ headers }: Pick<WireRequest, 'headers'>, name: string): string | null {
  return headerText(headers, name) ?? null;
}
