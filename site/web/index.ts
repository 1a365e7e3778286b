import { readFileSync } from 'node:fs';
import { errorStatus, isError } from '../../runtime/errors/index.ts';
import { headerOf, RETRY_AFTER } from '../../runtime/http/index.ts';
import type { Service, WireRequest, WireResponse } from '../../runtime/http/index.ts';
import { createAdmin } from '../../runtime/admin/index.ts';
import { createApiDocs } from '../../runtime/api-docs/index.ts';
import type { Server } from '../../runtime/server/index.ts';
import { PROBED, probeParameter } from '../handlers/site-health/finding.ts';
import { ACCOUNT_PATH, loginAddress, REFERENCE_PATH } from './addresses.ts';
import { plainText } from './response.ts';
import { contentPage } from './content/index.ts';
import { fixedPages } from './fixed-pages.ts';
import type { PageParts } from './fixed-pages.ts';
import { readPageRequest, textOf } from './request.ts';
import type { PageRequest } from './request.ts';
import { securityHeaders } from './security-headers.ts';

/** The token in the generated documents. */
const WRITTEN_FOR = 'cms';

let source: string | null = null;

/** Returns the OpenAPI document of a site with its token. */
function documentOf(token: string): string {
  source ??= readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
  return token === WRITTEN_FOR ? source : renamed(source, token);
}

/** Replaces the token in paths, headers, cookies and relations. */
function renamed(text: string, token: string): string {
  return text
    .replaceAll(`/${WRITTEN_FOR}/`, `/${token}/`)
    .replaceAll(`"/${WRITTEN_FOR}-`, `"/${token}-`)
    .replaceAll(`"${WRITTEN_FOR}:`, `"${token}:`)
    .replaceAll(`"${WRITTEN_FOR}_logged_in"`, `"${token}_logged_in"`)
    .replaceAll(`X-${WRITTEN_FOR.toUpperCase()}-`, `X-${token.toUpperCase()}-`);
}

/** Returns a digest of the `Authorization` header if a request asks for it, otherwise `null`. */
function authorizationProbe({ server, query, wire }: PageRequest): WireResponse | null {
  if (textOf(query, probeParameter(server.settings.token)) !== 'authorization') return null;
  const header = headerOf(wire, 'authorization');
  return plainText(header === null ? PROBED.none : PROBED.same(header), 200);
}

/**
 * The HTML pages of a site: content, login and logout, authorization of applications, avatars. They handle the requests
 * that are not for the API; `null` for a URL outside of the site.
 */
export function createPages(server: Server, scriptSources: readonly string[] = []): Service {
  const reference = createApiDocs(server, {
    document: documentOf(server.settings.token),
    path: REFERENCE_PATH,
    loginUrl: loginAddress(server, { redirect_to: server.settings.baseUrl + REFERENCE_PATH }),
  });
  const { adminUrl } = server.settings;
  const admin = createAdmin(server, {
    path: adminUrl,
    loginUrl: loginAddress(server),
    accountUrl: adminUrl + ACCOUNT_PATH,
    siteUrl: `${server.settings.baseUrl}/`,
  });
  const secured = securityHeaders(scriptSources);
  return {
    async respond(wire: WireRequest): Promise<WireResponse | null> {
      const found = await pageOrProblem(server, wire, { reference, admin });
      return found && secured(found);
    },
    receivesBody: (wire) => admin.receivesBody(wire),
    refuse: (wire, error) => admin.refuse(wire, error),
  };
}

async function pageOrProblem(
  server: Server,
  wire: WireRequest,
  parts: PageParts,
): Promise<WireResponse | null> {
  try {
    const request = await readPageRequest(server, wire);
    if (isError(request)) return plainText(`${request.message}\n`, 400);
    return request && (await respond(request, parts));
  } catch (bug) {
    if (isError(bug)) return plainText(`${bug.message}\n`, errorStatus(bug));
    server.onBug(bug, wire.id ?? null);
    return server.isUnavailable(bug)
      ? plainText('The site is temporarily unavailable. Try again later.\n', 503, [
          'Retry-After',
          RETRY_AFTER,
        ])
      : plainText('Internal server error.\n', 500);
  }
}

async function respond(request: PageRequest, parts: PageParts): Promise<WireResponse> {
  for (const page of fixedPages) {
    const fixed = await page.respond(request, parts);
    if (fixed) return fixed;
  }
  return authorizationProbe(request) ?? contentPage(request);
}
