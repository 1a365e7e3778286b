import { checkSettings, either, OBJECT, TEXT, type Checks } from '../errors/settings-checks.ts';
import {
  isReading,
  moved,
  plainText,
  privateJson,
  privatePage,
  shared,
  sharedPage,
  withoutTrailingSlash,
  wrongMethod,
} from '../http/index.ts';
import type { Service, WireRequest, WireResponse } from '../http/index.ts';
import type { Server } from '../server/index.ts';
import { SCRIPT, STYLE } from './assets.ts';
import { frontPage, guidesOf, llmsText } from './guide.ts';
import { documentOf, resourceUrl } from './layout.ts';
import type { Frame, Page } from './layout.ts';
import { readModel } from './model.ts';
import type { Model, OpenApiDocument } from './model.ts';
import { resourcePage } from './resource-page.ts';
import { searchPage, SearchIndex } from './search.ts';

/** The document and path of an API reference. */
export interface ApiDocsOptions {
  /** The OpenAPI document: `generated/openapi.json`, as a module or as text. */
  readonly document: string | object;
  /** The path of the front page below the address of the service. Default `/docs`. */
  readonly path?: string;
  /** The URL of a page to log in at, for services with login cookies. */
  readonly loginUrl?: string;
}

const CHECKS: Checks<ApiDocsOptions> = {
  ...{ document: either(TEXT, OBJECT), path: TEXT, loginUrl: TEXT },
};

/** The user whose cookies the requests from the pages carry. */
export interface DocsCaller {
  readonly nonce: string;
  readonly name: string;
}

/** The pages of an API reference; `null` for any other address. */
export interface ApiDocs extends Service {
  /** `callerOf` returns the logged-in user, `null` for none. */
  respond(request: WireRequest, callerOf?: () => DocsCaller | null): WireResponse | null;
}

/**
 * Returns the API reference of a service: a page for each resource, a guide, search, and the OpenAPI document with the
 * address of the service. The pages work without JavaScript and load nothing from other hosts.
 */
export function createApiDocs(server: Server, options: ApiDocsOptions): ApiDocs {
  checkSettings('createApiDocs', options, CHECKS, '', ['document']);
  const { path = '/docs', loginUrl, document: given } = options;
  // The generator writes the document.
  const document = (typeof given === 'string' ? JSON.parse(given) : given) as OpenApiDocument;
  let cached: Pages | null = null;

  return {
    respond(request, callerOf = () => null) {
      const address = server.settings.baseUrl + path;
      const [requested = '', query = ''] = request.url.split(/\?(.*)/s);
      const below = new URL(address).pathname;
      if (requested !== below && !requested.startsWith(`${below}/`)) return null;
      if (!isReading(request)) return wrongMethod('GET, HEAD');
      const name = requested.slice(below.length);
      if (name === '/') return moved(address);
      const root = rootOf(server);
      // The address and the name of the service can change while it runs.
      const facts = { root, address, name: server.settings.name() };
      if (cached?.key !== JSON.stringify(facts))
        cached = new Pages(located(document, server, root), facts, server);
      if (name === '/session.json') {
        const caller = callerOf();
        const header = `X-${server.settings.token.toUpperCase()}-Nonce`;
        const { nonce = null, name = null } = caller ?? {};
        return privateJson({ root, header, nonce, name, loginUrl });
      }
      if (name === '/search') return cached.search(new URLSearchParams(query).get('q') ?? '');
      return cached.page(request, name) ?? plainText('Page not found.\n', 404);
    },
  };
}

/** The pages for one address of the service. Each is made when it is first requested. */
class Pages {
  readonly key: string;
  readonly #document: OpenApiDocument;
  readonly #root: string;
  readonly #frame: Frame;
  readonly #makers: ReadonlyMap<string, () => Page>;
  readonly #texts = new Map<string, string>();
  #index: SearchIndex | null = null;

  constructor(
    document: OpenApiDocument,
    facts: { readonly root: string; readonly address: string; readonly name: string },
    server: Server,
  ) {
    this.key = JSON.stringify(facts);
    this.#document = document;
    this.#root = facts.root;
    const model = readModel(document);
    const guides = guidesOf(model, facts.root, totalsOf(model));
    this.#frame = {
      model,
      guides,
      address: facts.address,
      name: facts.name,
      home: server.settings.baseUrl || '/',
    };
    this.#makers = new Map([
      ['', () => frontPage(this.#frame, facts.root)],
      ...guides.map((guide) => [`/guide/${guide.slug}`, () => guide] as const),
      ...model.resources.map(
        (resource) =>
          [
            resourceUrl({ address: '' }, resource.name),
            () => resourcePage(resource, model, facts.root),
          ] as const,
      ),
    ]);
  }

  page(request: WireRequest, name: string): WireResponse | null {
    const file = this.#file(name);
    if (file) {
      const [type, body] = file;
      return shared(request, { status: 200, headers: ['Content-Type', type], body });
    }
    const make = this.#makers.get(name);
    if (!make) return null;
    const { address } = this.#frame;
    const text = this.#text(name, () => documentOf(this.#frame, make(), address + name));
    return sharedPage(request, text, 200, this.#security());
  }

  search(query: string): WireResponse {
    this.#index ??= new SearchIndex(this.#frame.model);
    const page = searchPage(this.#frame, this.#index, query);
    return privatePage(documentOf(this.#frame, page, ''), 200, this.#security());
  }

  #file(name: string): readonly [type: string, body: string] | null {
    switch (name) {
      case '/style.css':
        return ['text/css; charset=UTF-8', STYLE];
      case '/script.js':
        return ['text/javascript; charset=UTF-8', SCRIPT];
      case '/openapi.json':
        return ['application/json', this.#text(name, () => JSON.stringify(this.#document))];
      case '/llms.txt':
        return [
          'text/plain; charset=UTF-8',
          this.#text(name, () => llmsText(this.#frame, this.#root)),
        ];
      default:
        return null;
    }
  }

  #text(name: string, make: () => string): string {
    const text = this.#texts.get(name) ?? make();
    this.#texts.set(name, text);
    return text;
  }

  #security(): readonly string[] {
    const { origin } = new URL(this.#frame.address);
    const policy = [
      "default-src 'none'",
      `script-src 'self' ${origin}`,
      `style-src 'self' ${origin}`,
      `img-src 'self' data: ${origin}`,
      `connect-src 'self' ${origin}`,
      "base-uri 'none'",
      `form-action 'self' ${origin}`,
      "frame-ancestors 'none'",
    ].join('; ');
    return [
      'Content-Security-Policy',
      policy,
      'X-Frame-Options',
      'DENY',
      'Referrer-Policy',
      'same-origin',
    ];
  }
}

/** Returns the names of the headers that a paged response has. */
function totalsOf({ resources }: Model): readonly string[] {
  const paged = resources
    .flatMap(({ operations }) => operations)
    .find(({ parameters }) => parameters.some(({ name }) => name === 'per_page'));
  const headers = paged?.responses.find(({ status }) => status === '200')?.headers ?? {};
  return Object.keys(headers).filter((name) => name !== 'ETag');
}

/** Returns the document with the root of the service and the name of its login cookie. */
function located(document: OpenApiDocument, server: Server, root: string): OpenApiDocument {
  const made = { ...document, servers: [{ url: root }] };
  if (!server.login) return made;
  const cookies = [`${server.settings.token}_logged_in`, server.login.loginCookies.name];
  const [written = '', name = ''] = cookies.map((cookie) => JSON.stringify(cookie));
  return JSON.parse(
    JSON.stringify(made).replaceAll(`"name":${written}`, `"name":${name}`),
  ) as OpenApiDocument;
}

/** Returns the root of paths, which OpenAPI cannot express as a query. */
function rootOf(server: Server): string {
  const { baseUrl, prefix } = server.addresses.settings();
  return withoutTrailingSlash(`${withoutTrailingSlash(baseUrl)}/${prefix}`);
}
