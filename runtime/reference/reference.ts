import {
  isReading,
  moved,
  plainText,
  privatePage,
  shared,
  withoutTrailingSlash,
  wrongMethod,
} from '../http/index.ts';
import type { Service, WireResponse, WireRequest } from '../http/index.ts';
import type { Server } from '../server/index.ts';
import { policyOf, referencePage, START } from './page.ts';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The document and path of an API reference. */
export interface ReferenceOptions {
  /** The OpenAPI document: `generated/openapi.json`, as a module or as text. */
  readonly document: string | object;
  /** The path of the page below the address of the service. Default `/docs`. */
  readonly path?: string;
}

/** The pages of an API reference; `null` for any other address. */
export interface Reference extends Service {
  /** `nonceOf` returns the nonce of the logged-in user, which requests from the page carry. */
  respond(request: WireRequest, nonceOf?: () => string | null): WireResponse | null;
}

const SCRIPT = 'text/javascript; charset=UTF-8';
const STYLES = 'text/css; charset=UTF-8';

/**
 * Returns the API reference of a service: a page to read and to try requests, its OpenAPI document with the address of the
 * service, and its files. Nothing is loaded from another host. Throws if `swagger-ui-dist` is not installed.
 */
export function createReference(
  server: Server,
  { document, path = '/docs' }: ReferenceOptions,
): Reference {
  const documentFor = located(document, server);
  const files = new Map<string, readonly [type: string, read: () => string]>([
    ['/swagger-ui.css', [STYLES, libraryFile('swagger-ui.css')]],
    ['/swagger-ui-bundle.js', [SCRIPT, libraryFile('swagger-ui-bundle.js')]],
    ['/start.js', [SCRIPT, () => START]],
    ['/openapi.json', ['application/json', () => documentFor(rootOf(server))]],
  ]);

  return {
    respond(request, nonceOf = nobody) {
      const address = server.settings.baseUrl + path;
      const [asked = ''] = request.url.split('?', 1);
      const below = new URL(address).pathname;
      if (asked !== below && !asked.startsWith(`${below}/`)) return null;
      if (!isReading(request)) return wrongMethod('GET, HEAD');
      const name = asked.slice(below.length);
      if (name === '') return page(server, address, request, nonceOf());
      if (name === '/') return moved(address);
      const file = files.get(name);
      if (!file) return plainText('File not found.\n', 404);
      const [type, read] = file;
      return shared(request, { status: 200, headers: ['Content-Type', type], body: read() });
    },
  };
}

const nobody = (): null => null;

function page(
  server: Server,
  address: string,
  { connection }: WireRequest,
  nonce: string | null,
): WireResponse {
  const body = referencePage(server.settings.name(), address, {
    document: `${address}/openapi.json`,
    root: server.restUrl('/', connection),
    header: `X-${server.settings.token.toUpperCase()}-Nonce`,
    nonce,
  });
  return privatePage(body, 200, [
    ...['Content-Security-Policy', policyOf(new URL(address).origin)],
    ...['X-Frame-Options', 'DENY'],
    ...['Referrer-Policy', 'same-origin'],
  ]);
}

/** Returns the document with the root of the service and the name of its login cookie. The last one is cached. */
function located(document: string | object, server: Server): (root: string) => string {
  const cookies = [`${server.settings.token}_logged_in`, server.login?.loginCookies.name ?? ''];
  const [written, name] = cookies.map((cookie) => JSON.stringify(cookie));
  let last = { root: '', text: '' };
  return (root) => {
    if (last.root !== root) {
      // The document is from the generator.
      const made = typeof document === 'string' ? (JSON.parse(document) as object) : document;
      const text = JSON.stringify({ ...made, servers: [{ url: root }] });
      last = {
        root,
        text: server.login ? text.replaceAll(`"name":${written}`, `"name":${name}`) : text,
      };
    }
    return last.text;
  };
}

/** Returns the root of paths, which OpenAPI cannot express as a query. */
function rootOf(server: Server): string {
  const { baseUrl, prefix } = server.urlSettings();
  return `${withoutTrailingSlash(baseUrl)}/${prefix}`;
}

const LIBRARY = 'swagger-ui-dist';

/** Returns a function that reads a file of the package, and caches it. */
function libraryFile(name: string): () => string {
  const path = pathOf(name);
  let text: string | null = null;
  return () => (text ??= readFileSync(path, 'utf8'));
}

function pathOf(name: string): string {
  try {
    return createRequire(import.meta.url).resolve(`${LIBRARY}/${name}`);
  } catch (cause) {
    throw new Error(`The API reference requires ${LIBRARY}. Run: npm install ${LIBRARY}`, {
      cause,
    });
  }
}
