import type { Connection } from './urls.ts';

/** A request as it came over the wire. */
export interface WireRequest {
  readonly method: string;
  /** Path and query: `/cms-json/cms/v2/posts?page=2`. */
  readonly url: string;
  readonly headers: { readonly [name: string]: string | readonly string[] | undefined };
  readonly body: Uint8Array;
  readonly ip: string | null;
  readonly connection: Connection;
}

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  /** Names and values by turns; a name can come more than once. */
  readonly headers: readonly string[];
  /** `null`: no body. */
  readonly body: string | Uint8Array | null;
}

/** What answers requests; `null` when a request is not for it. */
export interface Service {
  answer(request: WireRequest): Promise<WireAnswer | null>;
}
