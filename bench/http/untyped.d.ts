// What the bench uses of peers that bring no types.

declare module 'autocannon' {
  export interface Request {
    readonly path: string;
    readonly method?: string;
    readonly headers?: { readonly [name: string]: string };
    readonly body?: string;
  }

  export interface Options {
    readonly url: string;
    readonly connections: number;
    readonly duration: number;
    /** Milliseconds. */
    readonly sampleInt: number;
    readonly requests: readonly Request[];
  }

  export interface Result {
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    /** Seconds. */
    readonly duration: number;
    readonly latency: { readonly p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}

declare module 'express' {
  import type { Server } from 'node:http';

  export interface ExpressRequest {
    readonly params: { readonly [name: string]: string };
    readonly query: { readonly [name: string]: string };
    readonly body: object;
  }

  export interface ExpressResponse {
    status(status: number): this;
    set(headers: { readonly [name: string]: string }): this;
    json(data: unknown): void;
  }

  type Handler = (request: ExpressRequest, response: ExpressResponse, next: () => void) => void;

  interface Application {
    disable(setting: string): void;
    get(path: string, ...handlers: readonly Handler[]): void;
    post(path: string, ...handlers: readonly Handler[]): void;
    listen(port: number, host: string, ready: () => void): Server;
  }

  function express(): Application;
  namespace express {
    function json(): Handler;
  }
  export default express;
}
