// The part of autocannon that the benches use; it has no types.

declare module 'autocannon' {
  export interface Request {
    readonly path: string;
    readonly method?: string;
    readonly headers?: { readonly [name: string]: string };
    readonly body?: string | Buffer;
  }

  export interface Client {
    setRequests(requests: Request[]): void;
  }

  export interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration?: number;
    /** The number of requests; it replaces the duration. */
    readonly amount?: number;
    readonly setupClient: (client: Client) => void;
    /** Milliseconds. */
    readonly sampleInt: number;
    /** Seconds. */
    readonly timeout: number;
    readonly requests: readonly Request[];
    /** Whether `[<id>]` in bodies is replaced. */
    readonly idReplacement: boolean;
  }

  export interface Result {
    readonly '2xx': number;
    readonly '3xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly statusCodeStats: object;
    /** Seconds. */
    readonly duration: number;
  }

  export interface Instance {
    on(
      event: 'response',
      listener: (client: object, status: number, bytes: number, milliseconds: number) => void,
    ): void;
  }

  export default function autocannon(
    options: Options,
    done: (error: Error | null, result: Result) => void,
  ): Instance;
}
