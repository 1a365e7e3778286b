import type { Accounts } from '../auth/accounts.ts';
import { createLoginCookies } from '../auth/login-cookie.ts';
import type { LoginCookies, Session } from '../auth/login-cookie.ts';
import { memorySessions } from '../auth/sessions.ts';
import type { SessionStore } from '../auth/sessions.ts';
import { siteCookies } from '../auth/site-cookies.ts';
import type { SiteCookies } from '../auth/site-cookies.ts';
import { systemRandom } from '../auth/random.ts';
import { createNonces } from '../auth/nonce.ts';
import type { Nonces } from '../auth/nonce.ts';
import { createLoginLimits } from '../auth/login-limits.ts';
import type { LoginLimits } from '../auth/login-limits.ts';
import { withNoticesNow } from '../errors/notices.ts';
import type { RestError } from '../errors/rest-error.ts';
import type { NoticeListener } from '../errors/notices.ts';
import { Hooks } from '../hooks/hooks.ts';
import type { IsUnavailable } from '../http/failures.ts';
import type { Connection, UrlSettings } from '../http/urls.ts';
import type { Service, WireRequest, WireResponse } from '../http/wire.ts';
import { parseForm } from '../http/query.ts';
import { AdditionalFields } from '../shape/additional-fields.ts';
import { serviceCurie } from '../shape/curies.ts';
import type { Curie } from '../shape/curies.ts';
import { Addresses } from './addresses.ts';
import { answer, refuseRequest } from './answer.ts';
import { answerChecks, wrongAnswerText } from './answer-checks.ts';
import type { WrongAnswer } from './answer-checks.ts';
import { restNonce } from './authentication.ts';
import { BATCH_ROUTE, batchEndpoint, takesReads } from './batch.ts';
import { addDefaultHooks } from './default-hooks.ts';
import type { RouteDefinition } from './definition.ts';
import { checkedDefinition } from './definition-problem.ts';
import type { Awaitable } from './endpoint.ts';
import { depthOf } from './depth.ts';
import { DerivedRoutes } from './derived-routes.ts';
import { index, namespaceIndex } from './discovery.ts';
import { dispatch } from './dispatch.ts';
import { reportEarly, reportRegistration, runNoticeAction, tellingNotices } from './misuse.ts';
import { preload } from './preload.ts';
import type { PreloadedAnswers, PreloadPath } from './preload.ts';
import { publicSchemas } from './public-schema.ts';
import type { PublicSchemas } from './public-schema.ts';
import { readDefinition } from './register.ts';
import { RestRequest } from './request.ts';
import type { RequestParts, User } from './request.ts';
import type { RestResponse } from './response.ts';
import { Routes } from './routes.ts';
import { serve } from './serve.ts';
import type { Served } from './served.ts';
import type { ServerSettings } from './settings.ts';
import type { AnswerSettings } from './shaped-endpoint.ts';
import { thrownText } from './thrown-text.ts';

/** The parts of a server, all optional. */
export interface ServerParts {
  readonly hooks?: Hooks<Server>;
  /** The accounts of users. Without them, every caller is anonymous. */
  readonly accounts?: Accounts | null;
  /** Stores the sessions of users who log in by cookie. Default: the memory of this process. */
  readonly sessions?: SessionStore;
  /** Shared with the server that this one replaces, so that failed logins still count. */
  readonly loginLimits?: LoginLimits;
  /** Called with a thrown value and the external request that caused it. Default: prints it. */
  readonly onBug?: (bug: unknown, requestId: string | null) => void;
  /** Called with responses that do not match their schemas (`checkAnswers`). Default: prints them. */
  readonly onWrongAnswer?: (wrong: WrongAnswer) => void;
  /** Whether a thrown value becomes status 503 with `Retry-After`. Default: none does. */
  readonly isUnavailable?: IsUnavailable;
  /** Classes that `wp_rest_server_class` may call by their name. */
  readonly classes?: { readonly [name: string]: typeof Server };
}

/** A service: its routes, and the methods that dispatch requests to them. */
export class Server implements Service {
  readonly settings: ServerSettings;
  readonly hooks: Hooks<Server>;
  readonly accounts: Accounts | null;
  readonly routes = new Routes();
  /** Runs the action for a notice (6). It is one function, so that nested calls report a notice once. */
  readonly onNotice: NoticeListener = (notice) => runNoticeAction(this.hooks, notice);
  /** Fields that are added to items at run time (2.4). */
  readonly fields = new AdditionalFields(this.onNotice);
  /** The core namespace: `cms/v2`. */
  readonly core: string;
  readonly nonces: Nonces;
  /** How a request brings a nonce (5.1): the parameter, and the header in small letters. */
  readonly nonceNames: { readonly parameter: string; readonly header: string };
  /** Names and writes the cookies of the site. */
  readonly cookies: SiteCookies;
  readonly loginCookies: LoginCookies | null;
  /** Limits how fast passwords can be guessed. */
  readonly loginLimits: LoginLimits;
  readonly curies: readonly Curie[];
  /** A schema as OPTIONS shows it. */
  readonly publicSchema: PublicSchemas;
  readonly onBug: (bug: unknown, requestId: string | null) => void;
  readonly isUnavailable: IsUnavailable;
  /** The routes of posts and terms (2.2). */
  readonly derivedRoutes: DerivedRoutes;
  /** Whether a subclass (`wp_rest_server_class`) overrides how requests are dispatched or served. */
  readonly hasOwnDispatch = this.dispatch !== Server.prototype.dispatch;
  readonly hasOwnServe = this.serve !== Server.prototype.serve;
  readonly #answerSettings: AnswerSettings;
  readonly #addresses: Addresses;

  constructor(settings: ServerSettings, parts: ServerParts = {}) {
    const { hooks, accounts, onBug = printBug, isUnavailable = () => false } = parts;
    const { onWrongAnswer = printWrongAnswer } = parts;
    const { token, nonceSecret, clock = Date.now, random = systemRandom, apiRel } = settings;
    this.settings = settings;
    this.hooks = hooks ?? new Hooks<Server>();
    this.accounts = accounts ?? null;
    this.onBug = onBug;
    this.isUnavailable = isUnavailable;
    this.#addresses = new Addresses(settings, this.hooks);
    this.core = `${token}/v2`;
    this.curies = [serviceCurie(token, apiRel)];
    this.nonceNames = { parameter: `_${token}nonce`, header: `x-${token.toLowerCase()}-nonce` };
    this.nonces = createNonces(nonceSecret, clock);
    this.loginLimits =
      parts.loginLimits ?? createLoginLimits(settings.failedLogins, settings.clock);
    this.cookies = siteCookies(settings);
    const { sessions = memorySessions() } = parts;
    this.loginCookies = this.accounts
      ? createLoginCookies({
          accounts: this.accounts,
          sessions,
          cookies: this.cookies,
          clock,
          random,
        })
      : null;
    this.derivedRoutes = new DerivedRoutes(this.core, this.hooks);
    this.publicSchema = publicSchemas(this);
    this.#answerSettings = {
      token,
      totalHeaders: totalHeaders(token),
      depth: depthOf(settings),
      curies: this.curies,
      fields: this.fields,
      checks: answerChecks(settings.checkAnswers, {
        fields: this.fields,
        publicSchema: this.publicSchema,
        onWrongAnswer,
      }),
      constants: { core: this.core, apiRel },
      addressesFor: ({ connection }) => this.#addresses.forLinks(connection),
    };
    addDefaultHooks(this.hooks);
    this.#addOwnRoutes();
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
    return withNoticesNow(this.onNotice, () =>
      this.#register(namespace, route, definition, override),
    );
  }

  #register(
    namespace: string,
    route: string,
    definition: RouteDefinition,
    override: boolean,
  ): boolean {
    if (namespace === '') return refused('A route requires a namespace.');
    if (route === '') return refused('A route requires a path.');
    if (typeof namespace !== 'string' || typeof route !== 'string')
      return refused('The namespace and the path of a route must be strings.');
    const checked = checkedDefinition(definition);
    if ('problem' in checked)
      return refused(`The route ${route} of ${namespace} is not registered. ${checked.problem}`);
    const trimmed = trimSlashes(namespace);
    if (trimmed !== namespace)
      reportRegistration('A namespace must not start or end with a slash.', '5.4.2');
    // Schema files do not know the product token.
    const clean = trimmed.replace('{token}', this.settings.token);
    if (this.hooks.did('rest_api_init') === 0) reportEarly();
    const path = `/${clean}/${trimSlashes(route)}`;
    this.#addNamespace(clean);
    const registration = readDefinition(checked.value, this.#answerSettings);
    this.routes.add(clean, path, registration, override ? 'override' : 'merge');
    if (takesReads(registration)) this.#letBatchesRead();
    return true;
  }

  /** Dispatches an internal request: without authentication, `Allow` and `_fields` (4.8). */
  async dispatch(request: RestRequest | RequestParts | string): Promise<RestResponse> {
    return tellingNotices(this, () => dispatch(this, asRequest(request)));
  }

  /**
   * Serves an external request, with all steps before and after dispatch. A thrown value is passed to `onBug` and
   * becomes status 500, or 503 (`isUnavailable`).
   */
  async serve(request: RestRequest | RequestParts): Promise<Served> {
    return tellingNotices(this, () => serve(this, asRequest(request)));
  }

  /** Answers an HTTP request, synchronously if possible; `null` if the URL does not belong to the service. */
  respond(request: WireRequest): Awaitable<WireResponse | null> {
    return answer(this, request);
  }

  /** Answers an HTTP request with an error, in the format and with the headers of the service. */
  refuse(request: WireRequest, error: RestError): Awaitable<WireResponse | null> {
    return refuseRequest(this, request, error);
  }

  /** Returns a nonce for requests of a page of `user` with the login cookie of `session` (5.1). */
  restNonce(user: User | null, session: Session): string {
    return this.nonces.create(restNonce(this, user, session));
  }

  /** Returns responses to embed in a page, so that its client need not request them (4.8). */
  preload(paths: readonly PreloadPath[], user: User | null = null): Promise<PreloadedAnswers> {
    return tellingNotices(this, () => preload(this, paths, user));
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
    return this.#addresses.of(path, connection, blogId, scheme);
  }

  /** Returns the URL of the API root for a connection. */
  rootUrl(connection: Connection | null = null): string {
    return this.#addresses.root(connection);
  }

  urlSettings(): UrlSettings {
    return this.#addresses.settings();
  }

  #addNamespace(namespace: string): void {
    if (this.routes.hasNamespace(namespace)) return;
    this.routes.addNamespace(namespace);
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
    this.#addRoute('', BATCH_ROUTE, batchEndpoint(this));
  }

  #letBatchesRead(): void {
    const registration = readDefinition(batchEndpoint(this, true), this.#answerSettings);
    this.routes.add('', BATCH_ROUTE, registration, 'override');
  }

  #addRoute(namespace: string, route: string, definition: RouteDefinition): void {
    this.routes.add(namespace, route, readDefinition(definition, this.#answerSettings), 'merge');
  }
}

function totalHeaders(token: string): AnswerSettings['totalHeaders'] {
  const prefix = `X-${token.toUpperCase()}`;
  return { total: `${prefix}-Total`, pages: `${prefix}-TotalPages` };
}

function asRequest(request: RestRequest | RequestParts | string): RestRequest {
  if (request instanceof RestRequest) return request;
  if (typeof request !== 'string') return new RestRequest(request);
  const [route = '', query = ''] = request.split(/\?(.*)/s);
  return new RestRequest({ route, query: parseForm(query) });
}

function printBug(bug: unknown, requestId: string | null): void {
  const where = requestId === null ? '' : `${requestId} `;
  process.stderr.write(`${where}${thrownText(bug)}\n`);
}

function printWrongAnswer(wrong: WrongAnswer): void {
  process.stderr.write(`${wrongAnswerText(wrong)}\n`);
}

function refused(message: string): false {
  reportRegistration(message, '4.4.0');
  return false;
}

function trimSlashes(text: string): string {
  if (!text.startsWith('/') && !text.endsWith('/')) return text;
  return text.replace(/^\/+|\/+$/g, '');
}
