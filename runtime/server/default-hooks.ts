import type { Hooks } from '../hooks/hooks.ts';
import { filterResponseFields, sendAllowHeader } from './allow.ts';
import { handleOptionsRequest } from './handle-request.ts';
import { sendCorsHeaders } from './initial-headers.ts';
import type { Protocol } from './protocol.ts';
import type { Server } from './server.ts';

/** Adds what a server does through hooks (6), so that other code can come before it, after it or in its place. */
export function addDefaultHooks(hooks: Hooks<Server>, { discovery }: Protocol): void {
  if (discovery) hooks.on('rest_pre_dispatch', handleOptionsRequest);
  hooks.on('rest_post_dispatch', sendAllowHeader);
  hooks.on('rest_post_dispatch', filterResponseFields);
  hooks.on('rest_pre_serve_request', sendCorsHeaders);
}
