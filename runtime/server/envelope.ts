import type { RestRequest } from './request.ts';
import { responseData } from './response-data.ts';
import type { RestResponse } from './response.ts';
import type { Server } from './server.ts';

/** A response inside the body of another response. */
export interface Envelope {
  readonly body: unknown;
  readonly status: number;
  readonly headers: { readonly [name: string]: string };
}

/** Returns the envelope of a response, with its status and headers. */
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
  // Callbacks of the filter are responsible for the form of the envelope.
  return filtered as Envelope;
}
