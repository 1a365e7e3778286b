import type { Hooks } from '../hooks/hooks.ts';
import { checkCookieNonce, checkPassword } from './authentication.ts';
import { sendCorsHeaders } from './cors-headers.ts';
import { handleOptionsRequest } from './dispatch.ts';
import { filterResponseFields, sendAllowHeader } from './post-dispatch.ts';
import type { Server } from './server.ts';

/** What a server does through hooks (6), so that other code can come before it, after it or in its place. */
export function addDefaultHooks(hooks: Hooks<Server>): void {
  hooks.on('rest_authentication_errors', checkPassword, 90);
  hooks.on('rest_authentication_errors', checkCookieNonce, 100);
  hooks.on('rest_pre_dispatch', handleOptionsRequest);
  hooks.on('rest_post_dispatch', sendAllowHeader);
  hooks.on('rest_post_dispatch', filterResponseFields);
  hooks.on('rest_pre_serve_request', sendCorsHeaders);
}
