import type { RestRequest } from './request.ts';
import { responseData } from './response-data.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** A response inside another's body. */
export interface Envelope {
  readonly body: unknown;
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
}

/** Puts a response with its status and headers into an envelope. */
export async function envelope(
  server: Server,
  response: RestResponse,
  relations: true | readonly string[] | null,
  request: RestRequest,
): Promise<Envelope> {
  const made: Envelope = {
    body: await responseData(server, response, relations, request),
    status: response.status,
    headers: Object.fromEntries(response.headers),
  };
  const filtered = await server.hooks.filterRequest('rest_envelope_response', made, response);
  // Who filters the envelope answers for its form.
  return filtered as Envelope;
}
