import { headerOf } from '../../runtime/http/index.ts';
import type { WireResponse } from '../../runtime/http/index.ts';
import { PROBED, probeParameter } from '../handlers/site-health/probe.ts';
import { plainText } from './answer.ts';
import { textOf } from './request.ts';
import type { PageRequest } from './request.ts';

/** Tells whoever asks for it which authorization header has arrived; `null` where nobody asks. */
export function authorizationProbe({ server, query, wire }: PageRequest): WireResponse | null {
  if (textOf(query, probeParameter(server.settings.token)) !== 'authorization') return null;
  const header = headerOf(wire, 'authorization');
  return plainText(header === null ? PROBED.none : PROBED.same(header), 200);
}
