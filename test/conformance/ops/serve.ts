import { checkApplicationPassword } from '../../../runtime/auth/application-password.ts';
import { checkCookie, cookieStatusOf, createNonces } from '../../../runtime/auth/nonce.ts';
import type { CookieStatus } from '../../../runtime/auth/nonce.ts';
import { RestRequest, isError } from '../../../runtime/server/index.ts';
import type { PreloadPath, Registered, Served } from '../../../runtime/server/index.ts';
import { ContentTypes } from '../../../site/domain/content-types.ts';
import type { PostType } from '../../../site/domain/post-types.ts';
import type { Taxonomy } from '../../../site/domain/taxonomies.ts';
import { listAt, textAt } from '../input.ts';
import type { CaseInput, Ops } from '../types.ts';
import type { CaseSites } from './case-sites.ts';
import { buildError } from './errors.ts';
import { scenarioOnSite, serveOnSite } from './site.ts';
import { asMap, listOf, serverOf, userOf } from './serve-setup.ts';

/** Sections 4 and 5: HTTP requests, internal requests, and authentication. */
export function serveOps(sites: CaseSites): Ops {
  const onSite = serveOnSite(sites);
  return {
    ...ops,
    // A case without routes uses the default collections.
    serve: (record, origin) =>
      record.input['routes'] === undefined ? onSite(record, origin) : serveOnRoutes(record.input),
    scenario: scenarioOnSite(sites),
  };
}

const ops: Ops = {
  dispatch: async ({ input }) => {
    const { server } = serverOf(input);
    const response = await server.dispatch(requestOf(input));
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      data: response.data,
      matched: response.matchedRoute ?? '',
      ...(response.links.size > 0 && { links: Object.fromEntries(response.links) }),
    };
  },

  preload: async ({ input }) => {
    const { server } = serverOf(input);
    // A path is a text, or a text and a method.
    const paths = listAt(input, 'paths') as readonly PreloadPath[];
    return { value: await server.preload(paths, userOf(input['user'])) };
  },

  route_for: ({ input }) => {
    const name = textAt(input, 'of');
    const types = new ContentTypes('cms');
    const { derivedRoutes } = serverOf({}).server;
    // A case may define its own type or taxonomy; other names refer to those of the site.
    const defined = input['define'] === undefined ? null : { name, ...asMap(input['define']) };
    if (input['kind'] === 'type')
      return { value: derivedRoutes.postTypeItems(defined ?? registered(types.postType(name))) };
    return { value: derivedRoutes.taxonomyItems(defined ?? registered(types.taxonomy(name))) };
  },

  cookie_status: ({ input }) => ({ value: cookieStatusOf(textAt(input, 'signal')) }),

  cookie_check: ({ input }) => {
    const user = userOf(input['user']);
    const nonces = createNonces('of the conformance run', Date.now);
    const purpose = { action: 'cms_rest', userId: user?.id ?? 0, session: '' };
    const made: { readonly [kind: string]: string } = {
      valid: nonces.create(purpose),
      other: nonces.create({ ...purpose, action: 'other' }),
    };
    const given = input['param'] ?? input['header'] ?? null;
    const verdict = checkCookie({
      incoming: resultOf(input['incoming']),
      cookie: (input['cookie'] ?? null) as CookieStatus,
      user,
      nonce: typeof given === 'string' ? (made[given] ?? given) : given,
      isNonceGood: (nonce) => nonces.verify(nonce, purpose) !== false,
    });
    return {
      value: shown(verdict.result),
      logged_in: verdict.user !== null,
      refreshed: verdict.refresh,
    };
  },

  app_password_check: ({ input }) => {
    const recorded = input['recorded'];
    const status = recorded === 'user' ? userOf('subscriber') : resultOf(recorded);
    return { value: shown(checkApplicationPassword(resultOf(input['incoming']), status)) };
  },
};

async function serveOnRoutes(input: CaseInput): Promise<object> {
  const { server, registered } = serverOf(input);
  const { status, headers, text } = await server.serve(requestOf(input));
  const isJsonp = text !== null && text.startsWith('/**/');
  return {
    status,
    headers: withoutCaching(headers),
    ...(text === null ? { empty: true } : isJsonp ? { text } : bodyOf(text)),
    ...(forbidsCaching(headers) && { no_cache: true }),
    ...(registered.includes(false) && { registered }),
  };
}

function registered(own: PostType | Taxonomy | undefined): Registered | null {
  return own ? { name: own.name, show_in_rest: own.isShown, rest_base: own.base } : null;
}

function requestOf(input: CaseInput): RestRequest {
  const { body, raw } = input;
  const isJson = body !== undefined;
  return new RestRequest({
    method: textAt(input, 'method', 'GET'),
    route: textAt(input, 'route', '/'),
    query: asMap(input['query']),
    headers: {
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(asMap(input['headers']) as { [name: string]: string }),
    },
    body: asMap(input['body_params']),
    raw: isJson ? JSON.stringify(body) : String(raw ?? ''),
    user: userOf(input['user']),
  });
}

/** Builds an earlier result as a case describes it: a bare value, or an error by its entries. */
function resultOf(given: unknown): unknown {
  const { error } = asMap(given);
  return error === undefined ? given : buildError(listOf(error));
}

function shown(result: unknown): unknown {
  return isError(result) ? { error: { code: result.code, data: result.data } } : result;
}

function bodyOf(text: string): { body: unknown } {
  const body: unknown = JSON.parse(text);
  return { body };
}

function forbidsCaching(headers: Served['headers']): boolean {
  return headers.get('Cache-Control')?.includes('no-cache') ?? false;
}

function withoutCaching(headers: Served['headers']): object {
  return Object.fromEntries(
    [...headers].filter(([name]) => name !== 'Cache-Control' && name !== 'Expires'),
  );
}
