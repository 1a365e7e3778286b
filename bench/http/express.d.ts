// The parts of Express that the bench uses; the package has no types.

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
