import type { WireResponse } from '../../runtime/http/index.ts';
import type { App } from '../../site/app.ts';

/** A wire request of a test. */
export interface WireParts {
  readonly method?: string;
  /** Path and query: `/cms-json/cms/v2/posts?page=2`. */
  readonly url: string;
  readonly headers?: { readonly [name: string]: string };
}

/** A wire response that can be compared as a whole. */
export interface PlainResponse {
  readonly status: number;
  /** Alternating names and values. */
  readonly headers: readonly string[];
  readonly body: string | null;
}

/** Sends a request to the service of a site or to its pages, without a socket. */
export async function wireTold(app: App, { method = 'GET', url, headers = {} }: WireParts) {
  const request = {
    method,
    url,
    headers,
    body: new Uint8Array(),
    ip: '203.0.113.9',
    connection: { isTls: false, serverName: 'site.test' },
  } as const;
  const answer = (await app.respond(request)) ?? (await app.pages.respond(request));
  if (!answer) throw new Error(`nothing answers ${url}`);
  return comparable(answer);
}

function comparable({ status, headers, body }: WireResponse): PlainResponse {
  const text = body instanceof Uint8Array ? Buffer.from(body).toString('base64') : body;
  return { status, headers, body: text };
}
