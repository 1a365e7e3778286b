import { withNoticesNow } from '../errors/notices.ts';
import { printError } from '../errors/platform.ts';
import { printBug } from '../errors/thrown-text.ts';
import { isError } from '../errors/rest-error.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { NoticeListener } from '../errors/notices.ts';
import { Hooks } from '../hooks/hooks.ts';
import type { IsUnavailable } from '../http/failures.ts';
import { trimSlashes } from '../http/urls.ts';
import type { Connection } from '../http/urls.ts';
import type { ErrorFormat, Service, WireRequest, WireResponse } from '../http/wire.ts';
import { parseForm } from '../http/query.ts';
import { AdditionalFields } from '../shape/additional-fields.ts';
import { serviceCurie } from '../shape/curies.ts';
import type { Curie } from '../shape/curies.ts';
import type { LinkConstants } from '../shape/links.ts';
import type { KernelOptions } from '../schema/index.ts';
import { withGroups } from '../resource/index.ts';
import { Addresses } from './addresses.ts';
import { BATCH_ROUTE, batchEndpoint, takesBatches } from './batch.ts';
import type { RouteDefinition } from './definition.ts';
import type { Awaitable } from './endpoint.ts';
import { checkedDefinition } from './definition-checks.ts';
import { DerivedRoutes } from './derived-routes.ts';
import { index, namespaceIndex } from './discovery.ts';
import {
  dispatch,
  handleRequest,
  refuseRequest,
  serve,
  handleOptionsRequest,
} from './handle-request.ts';
import type { PreServe, Served } from './handle-request.ts';
import { reportEarly, reportRegistration, runNoticeAction, withNoticeActions } from './notices.ts';
import { preload } from './preload.ts';
import type { PreloadedResponses, PreloadPath } from './preload.ts';
import { publicSchemas } from './public-schema.ts';
import type { PublicSchemas } from './public-schema.ts';
import { readDefinition } from './registration.ts';
import { RestRequest } from './request.ts';
import type { RequestParts, RequestUser } from './request.ts';
import { invalidResponseText, responseChecks } from './response-checks.ts';
import type { InvalidResponse, ResponseChecks } from './response-checks.ts';
import type { RestResponse } from './response.ts';
import { Router } from './router.ts';
import type { Protocol } from './protocol.ts';
import { resolveSettings } from './settings.ts';
import type { ResolvedSettings, ServerSettings } from './settings.ts';
import type { SiteLogin } from './site-login.ts';
import { filterResponseFields, sendAllowHeader } from './permissions.ts';
import { corsNames, sendCorsHeaders } from './initial-headers.ts';

/** The version of the API (9). */
export const REST_API_VERSION = '2.0';

/** Runs the handler of a request at a route. */
export type AroundHandler = <T>(
  request: RestRequest,
  route: string,
  run: () => Promise<T>,
) => Promise<T>;

/** The parts of a server, all optional. */
export interface ServerParts {
  readonly hooks?: Hooks<Server>;
  /** Cookie logins and application passwords. Without it and without `authenticate`, every caller is anonymous. */
  readonly login?: SiteLogin | null;
  /**
   * Returns the caller of a request from its headers: `null` for an anonymous one, or an error such as 401 for credentials that
   * are wrong. `permission` and `handle` get it as `user`, of the type `Register['user']`.
   */
  readonly authenticate?: (request: RestRequest) => Awaitable<RequestUser | RestError | null>;
  /** Called with a thrown value and the external request that caused it. Default: prints it. */
  readonly onBug?: (bug: unknown, requestId: string | null) => void;
  /** Called with responses that do not match their schemas (`checkResponses`). Default: prints them. */
  readonly onInvalidResponse?: (invalid: InvalidResponse) => void;
  /** Whether a thrown value becomes status 503 with `Retry-After`. Default: none does. */
  readonly isUnavailable?: IsUnavailable;
  /** Called with each call of a handler, which it has to run: for traces. Default: none. */
  readonly aroundHandler?: AroundHandler | undefined;
  /** Classes that `wp_rest_server_class` may call by their name. */
  readonly classes?: { readonly [name: string]: typeof Server };
}

/** A service: its routes, and the methods that dispatch requests to them. */
export class Server implements Service {
  readonly settings: ResolvedSettings;
  readonly protocol: Protocol;
  readonly errorFormat: ErrorFormat;
  readonly hooks: Hooks<Server>;
  readonly login: SiteLogin | null;
  readonly routes: Router;
  /** Runs the action for a notice (6). It is one function, so that nested calls report a notice once. */
  readonly onNotice: NoticeListener = (notice) => runNoticeAction(this.hooks, notice);
  /** Fields that are added to items at run time (2.4). */
  readonly fields = new AdditionalFields(this.onNotice);
  /** The core namespace: `cms/v2`. */
  readonly core: string;
  readonly curie: Curie;
  readonly corsNames: ReturnType<typeof corsNames>;
  /** A schema as OPTIONS shows it. */
  readonly publicSchema: PublicSchemas;
  readonly onBug: (bug: unknown, requestId: string | null) => void;
  readonly isUnavailable: IsUnavailable;
  readonly aroundHandler: AroundHandler | undefined;
  /** The routes of posts and terms (2.2). */
  readonly derivedRoutes: DerivedRoutes;
  readonly addresses: Addresses;
  readonly linkConstants: LinkConstants;
  /** How arguments are validated. */
  readonly kernelOptions: KernelOptions;
  /** `null` if responses are not checked. */
  readonly checks: ResponseChecks | null;

  constructor(settings: ServerSettings = {}, parts: ServerParts = {}) {
    const { hooks, login = null, onBug = printBug, isUnavailable = () => false } = parts;
    const { onInvalidResponse = (invalid) => printError(invalidResponseText(invalid)) } = parts;
    this.settings = resolveSettings(settings, parts);
    const { token, apiRel, protocol } = this.settings;
    this.protocol = protocol;
    this.errorFormat = protocol.errors;
    this.routes = new Router(protocol.parameters === 'location');
    this.hooks = hooks ?? new Hooks<Server>();
    this.login = login;
    this.onBug = onBug;
    this.isUnavailable = isUnavailable;
    this.aroundHandler = parts.aroundHandler;
    this.addresses = new Addresses(this.settings, this.hooks);
    this.core = protocol.namespace;
    this.curie = serviceCurie(token, apiRel);
    this.corsNames = corsNames(token);
    this.derivedRoutes = new DerivedRoutes(this.core, this.hooks);
    this.publicSchema = publicSchemas(this);
    this.linkConstants = { core: this.core, apiRel };
    const { depth, int64 } = this.settings;
    this.kernelOptions = { depth, formats: protocol.formats, int64 };
    this.checks = responseChecks(this, onInvalidResponse);
    addDefaultHooks(this.hooks, protocol);
    login?.install(this);
    if (parts.authenticate) authenticateBy(this.hooks, parts.authenticate);
    if (protocol.discovery) this.#addOwnRoutes();
  }

  /**
   * Registers a route of one or more endpoints (2.3), in the typed form of generated code or as plain
   * functions. Returns false, registers nothing and reports why without a namespace, without a route, and for a
   * definition that cannot be used. An existing route is added to; with `override` it is replaced.
   */
  registerRoute(
    namespace: string,
    route: string,
    definition: RouteDefinition,
    override = false,
  ): boolean {
    return withNoticesNow(this.onNotice, () => {
      if (namespace === '' && this.core !== '') return refused('A route requires a namespace.');
      if (route === '') return refused('A route requires a path.');
      if (typeof namespace !== 'string' || typeof route !== 'string')
        return refused('The namespace and the path of a route must be strings.');
      const checked = checkedDefinition(definition);
      if ('problem' in checked)
        return refused(`The route ${route} of ${namespace} is not registered. ${checked.problem}`);
      const trimmed = trimSlashes(namespace);
      if (trimmed !== namespace)
        reportRegistration('A namespace must not start or end with a slash.', '5.4.2');
      // Schema files contain a placeholder for the product token.
      const clean = trimmed.replace('{token}', this.settings.token);
      if (this.hooks.did('rest_api_init') === 0) reportEarly();
      const registration = readDefinition(checked.value, this, route);
      const below = withGroups(trimSlashes(route), (name) =>
        registration.endpoints.every(
          ({ args }) => args.byName.get(name)?.definition.type === 'integer',
        ),
      );
      const path = clean === '' ? `/${below}` : `/${clean}/${below}`;
      this.#addNamespace(clean);
      this.routes.add(clean, path, registration, override ? 'override' : 'merge');
      if (!this.protocol.discovery && takesBatches(registration)) this.#addBatch(false);
      if (takesBatches(registration, true)) this.#addBatch(true);
      return true;
    });
  }

  /** Dispatches an internal request: without authentication, `Allow` and `_fields` (4.8). */
  dispatch(request: RestRequest | RequestParts | string): Promise<RestResponse> {
    return withNoticeActions(this, dispatch, asRequest(request));
  }

  /**
   * Serves an external request, with all steps before and after dispatch. A thrown value is passed to `onBug` and
   * becomes status 500, or 503 (`isUnavailable`).
   */
  serve(request: RestRequest | RequestParts, preServe: PreServe | null = null): Promise<Served> {
    return withNoticeActions(this, serve, asRequest(request), preServe);
  }

  /** Returns the response to an HTTP request; `null` if its URL does not belong to the service. */
  respond(request: WireRequest): Promise<WireResponse | null> {
    return handleRequest(this, request);
  }

  /** Returns an error as the response to an HTTP request; `null` if its URL does not belong to the service. */
  refuse(request: WireRequest, error: RestError): Promise<WireResponse | null> {
    return refuseRequest(this, request, error);
  }

  /** Returns responses to embed in a page, so that its client need not request them (4.8). */
  preload(
    paths: readonly PreloadPath[],
    user: RequestUser | null = null,
  ): Promise<PreloadedResponses> {
    return withNoticeActions(this, preload, paths, user);
  }

  /**
   * The address of a route, which may carry a query (1), on this site or another one of its network;
   * empty when the network has no such site. It is not escaped.
   */
  restUrl(
    path: string,
    connection: Connection | null = null,
    blogId: number | null = null,
    scheme = 'rest',
  ): string {
    return this.addresses.of(path, connection, blogId, scheme);
  }

  #addNamespace(namespace: string): void {
    if (namespace === '' || !this.routes.addNamespace(namespace)) return;
    if (!this.protocol.discovery) return;
    const endpoint = {
      methods: 'GET',
      callback: (request: RestRequest) => namespaceIndex(this, request),
      permission_callback: () => true,
      args: { namespace: { default: namespace }, context: { default: 'view' } },
    };
    this.#addRoute(namespace, `/${namespace}`, endpoint);
  }

  #addOwnRoutes(): void {
    this.#addRoute('', '/', {
      methods: 'GET',
      callback: (request) => index(this, request),
      permission_callback: () => true,
      args: { context: { default: 'view' } },
    });
    this.#addBatch(false);
  }

  /** Registers the endpoint of batches when the first route allows them; with `reads` they may contain GET. */
  #addBatch(reads: boolean): void {
    if (!reads && this.routes.get(BATCH_ROUTE)) return;
    const registration = readDefinition(batchEndpoint(this, reads), this);
    this.routes.add('', BATCH_ROUTE, registration, 'override');
  }

  #addRoute(namespace: string, route: string, definition: RouteDefinition): void {
    this.routes.add(namespace, route, readDefinition(definition, this), 'merge');
  }
}

function asRequest(request: RestRequest | RequestParts | string): RestRequest {
  if (request instanceof RestRequest) return request;
  if (typeof request !== 'string') return new RestRequest(request);
  const [route = '', query = ''] = request.split(/\?(.*)/s);
  return new RestRequest({ route, query: parseForm(query) });
}

function refused(message: string): false {
  reportRegistration(message, '4.4.0');
  return false;
}

/** Runs `authenticate` as the first check of `rest_authentication_errors`. */
function authenticateBy(
  hooks: Hooks<Server>,
  authenticate: NonNullable<ServerParts['authenticate']>,
): void {
  hooks.on(
    'rest_authentication_errors',
    async (result, request) => {
      if (isError(result) || request.user !== null) return result;
      const found = await authenticate(request);
      if (isError(found)) return found;
      request.user = found;
      return result;
    },
    5,
  );
}

/** Adds what a server does through hooks (6), so that other code can come before it, after it or in its place. */
function addDefaultHooks(hooks: Hooks<Server>, { discovery }: Protocol): void {
  if (discovery) hooks.on('rest_pre_dispatch', handleOptionsRequest);
  hooks.on('rest_post_dispatch', sendAllowHeader);
  hooks.on('rest_post_dispatch', filterResponseFields);
  hooks.on('rest_pre_serve_request', sendCorsHeaders);
}
