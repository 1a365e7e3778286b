import type { WireResponse } from '../../../runtime/http/index.ts';
import { accountPage, STYLE_SOURCE } from '../document.ts';
import type { Content } from '../document.ts';
import type { PageRequest } from '../request.ts';
import { privatePage } from '../response.ts';
import type { HeaderLines } from '../response.ts';

interface AccountResponseOptions {
  readonly status?: number;
  readonly headers?: HeaderLines;
  readonly width?: 'narrow' | 'wide';
}

/** Returns the response with an account page: it cannot be framed by other sites and loads nothing from them. */
export function accountResponse(
  request: PageRequest,
  content: Content,
  { status = 200, headers = [], width = 'narrow' }: AccountResponseOptions = {},
): WireResponse {
  return privatePage(accountPage(request, content, width), status, [
    ...protection(request),
    ...headers,
  ]);
}

function protection({ server }: PageRequest): HeaderLines {
  const site = new URL(server.settings.baseUrl).origin;
  // No `form-action`: browsers also apply it to the redirect after a form, which may lead to the authorized
  // application.
  const policy = [
    "default-src 'none'",
    `style-src ${STYLE_SOURCE}`,
    "script-src 'self'",
    `connect-src 'self' ${site}`,
    `img-src 'self' ${site} data:`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return [
    ...['Content-Security-Policy', policy],
    ...['X-Frame-Options', 'DENY'],
    // Not `no-referrer`: forms would then be sent without an origin to check.
    ...['Referrer-Policy', 'same-origin'],
    ...['X-Robots-Tag', 'noindex'],
  ];
}
