import { randomBytes } from 'node:crypto';
import { errorStatus, isError } from '../errors/index.ts';
import type { RestError } from '../errors/index.ts';
import { checkSettings, FUNCTION, TEXT, type Checks } from '../errors/settings-checks.ts';
import { refusalHeaders } from '../http/limits.ts';
import {
  html,
  isReading,
  moved,
  plainText,
  privateJson,
  privatePage,
  redirect,
  shared,
  wrongMethod,
} from '../http/index.ts';
import type { Service, WireRequest, WireResponse } from '../http/index.ts';
import type { Server } from '../server/index.ts';
import { AccessCache, menuOf } from './access.ts';
import type { Access } from './access.ts';
import { Api } from './api.ts';
import { SCRIPT, STYLE } from './assets.ts';
import { editPage, newPage } from './edit.ts';
import { notFound } from './item-page.ts';
import { deletePage, noticeOf, optionsPage, restorePage } from './items.ts';
import { documentOf } from './layout.ts';
import type { Frame, Page } from './layout.ts';
import { listPage } from './list.ts';
import { readModel } from './model.ts';
import type { Collection, Model } from './model.ts';
import { Posted } from './posted.ts';
import {
  bringsFiles,
  csrfToken,
  formProblem,
  isFromHere,
  KeyLogin,
  readForm,
  sessionEnded,
} from './session.ts';
import type { AdminCaller, SentForm } from './session.ts';
import { listRoute } from './visit.ts';
import type { Outcome, Visit } from './visit.ts';

export type { AdminCaller };

type Awaitable<T> = T | Promise<T>;

/** The path and the logins of an admin. */
export interface AdminOptions {
  /** The URL of the admin, or its path below the address of the service. Default `/admin`. */
  readonly path?: string;
  /** Returns the user of a request; `null` for none. Default: the key that was entered at the login page of the admin. */
  readonly callerOf?: (request: WireRequest) => Awaitable<AdminCaller | null>;
  /** The URL of a page to log in at. Required with `callerOf`. */
  readonly loginUrl?: string;
  /** The URL of the page about the account of the user. */
  readonly accountUrl?: string;
  /** The URL of the site that the service is for, which pages link to. */
  readonly siteUrl?: string;
  /** The key of the tokens in forms. Processes that share logins need the same. Default: random. */
  readonly secret?: string;
}

const CHECKS: Checks<AdminOptions> = {
  ...{ path: TEXT, callerOf: FUNCTION, loginUrl: TEXT },
  ...{ accountUrl: TEXT, siteUrl: TEXT, secret: TEXT },
};

/** The pages of an admin; `null` for any other address. */
export interface Admin extends Service {
  /** `callerOf` replaces the option of that name. */
  respond(
    request: WireRequest,
    callerOf?: () => Awaitable<AdminCaller | null>,
  ): Promise<WireResponse | null>;
  /** Whether it receives the body of a request itself: a form with files. */
  receivesBody(request: WireRequest): boolean;
  /** Returns the page about a form that is too large, or another body that was not read; `null` for any other address. */
  refuse(request: WireRequest, error: RestError): WireResponse | null;
}

/**
 * Returns the admin of a service: lists and forms for all collections that its routes describe. It sends the requests that
 * a client would send, with the credentials of the user, so permissions and validation are those of the API. The pages work
 * without JavaScript.
 */
export function createAdmin(server: Server, options: AdminOptions = {}): Admin {
  checkSettings('createAdmin', options, CHECKS);
  return new Pages(server, options);
}

const MOST_TOKENS = 1000;

/** The pages of one server, and what they keep between requests. */
class Pages implements Admin {
  readonly #server: Server;
  readonly #options: AdminOptions;
  readonly #secret: string;
  /** The path of the admin: links to it work for every name of the host. */
  readonly #address: string;
  readonly #origin: string;
  readonly #keys: KeyLogin;
  readonly #access = new AccessCache();
  /** Results of forms by the token that makes them unique. */
  readonly #results = new Map<string, Promise<unknown>>();
  #model: Model | null = null;
  #routes = 0;

  constructor(server: Server, options: AdminOptions) {
    const { path = '/admin', secret = randomBytes(32).toString('base64url') } = options;
    this.#server = server;
    this.#options = options;
    this.#secret = secret;
    const url = new URL(/^https?:/.test(path) ? path : server.settings.baseUrl + path);
    this.#address = url.pathname.replace(/\/+$/, '');
    this.#origin = url.origin;
    this.#keys = new KeyLogin(this.#address);
  }

  #callerOf(request: WireRequest): Awaitable<AdminCaller | null> {
    return this.#options.callerOf?.(request) ?? this.#keys.callerOf(request);
  }

  /** The collections; routes can be registered while the service runs. */
  get model(): Model {
    const count = [...this.#server.routes.all()].length;
    if (this.#model === null || count !== this.#routes) this.#model = readModel(this.#server);
    this.#routes = count;
    return this.#model;
  }

  receivesBody(wire: WireRequest): boolean {
    return this.#isBelow(wire) && bringsFiles(wire);
  }

  refuse(wire: WireRequest, error: RestError): WireResponse | null {
    return this.#isBelow(wire) ? this.#notRead(error) : null;
  }

  #isBelow({ url }: WireRequest): boolean {
    return url.startsWith(`${this.#address}/`);
  }

  #notRead(error: RestError): WireResponse {
    const main = html`<h1>Not saved</h1>
      <p class="error" role="alert">${error.message}</p>
      <p>Go back to the form, which still has what you entered.</p>`;
    const page = { title: 'Not saved', main, status: errorStatus(error) };
    const { headers, ...response } = this.#sent(page, this.#frame(null, []));
    return { ...response, headers: [...headers, ...refusalHeaders(error)] };
  }

  async respond(
    wire: WireRequest,
    callerOf = () => this.#callerOf(wire),
  ): Promise<WireResponse | null> {
    const [requested = '', search = ''] = wire.url.split(/\?(.*)/s);
    const below = this.#address;
    if (requested !== below && !requested.startsWith(`${below}/`)) return null;
    const path = requested.slice(below.length);
    if (path === '') return moved(`${this.#address}/`);
    const file = FILES[path];
    if (file && Object.hasOwn(FILES, path))
      return shared(wire, { status: 200, headers: ['Content-Type', file[0]], body: file[1] });
    if (!isReading(wire) && wire.method !== 'POST') return wrongMethod('GET, HEAD, POST');
    const caller = await callerOf();
    const own = await this.#ownPage(wire, path, caller);
    if (own) return own;
    const [slug = ''] = path.slice(1).split('/');
    if (caller === null)
      return slug === '' || this.model.collections.has(slug) ? this.#anonymous(wire) : null;
    try {
      return await this.#known(wire, caller, { path: path.slice(1), search });
    } finally {
      await wire.unread?.dispose();
    }
  }

  /** Responds to a caller who is logged in. */
  async #known(
    wire: WireRequest,
    caller: AdminCaller,
    { path, search }: { readonly path: string; readonly search: string },
  ): Promise<WireResponse> {
    const { model } = this;
    const api = new Api(this.#server, wire, caller.headers);
    const csrf = csrfToken(caller, this.#secret);
    const query = new URLSearchParams(search);
    const form = wire.method === 'POST' ? await this.#formOf(wire, { api, path, query }) : null;
    if (isError(form)) return this.#notRead(form);
    const visit: Visit = {
      ...{ api, model, caller, csrf, form, address: this.#address, query },
      problem: form && formProblem(wire, this.#server, form.posted, caller, this.#secret),
      once: (token, run) => this.#once(`${caller.session} ${token}`, run),
    };
    const access = await this.#access.of(caller.session, model, api);
    const outcome = await this.#page(visit, path, access);
    if (api.hasWritten) this.#access.forget(caller.session);
    return this.#sent(outcome, this.#frame(caller, access));
  }

  /** Login, logout; `null` for other pages. */
  async #ownPage(
    wire: WireRequest,
    path: string,
    caller: AdminCaller | null,
  ): Promise<WireResponse | null> {
    if (this.#options.loginUrl !== undefined) return null;
    if (path === '/login') {
      const outcome = await this.#keys.logIn(wire, this.#server, this.model);
      return 'main' in outcome ? this.#sent(outcome, this.#frame(null, [])) : outcome;
    }
    if (path !== '/logout' || wire.method !== 'POST' || caller === null) return null;
    const form = await readForm(wire, this.#server.settings);
    if (isError(form)) return this.#notRead(form);
    const problem = form && formProblem(wire, this.#server, form.posted, caller, this.#secret);
    if (problem !== null) return plainText(`${problem}\n`, 403);
    return redirect(303, `${this.#address}/login`, ['Set-Cookie', this.#keys.cookie('', wire)]);
  }

  /** A form that was sent without a login is kept; other requests lead to the login. */
  async #anonymous(wire: WireRequest): Promise<WireResponse> {
    const { loginUrl = `${this.#address}/login` } = this.#options;
    const form = wire.method === 'POST' ? await readForm(wire, this.#server.settings) : null;
    if (isError(form)) return this.#notRead(form);
    if (form) return this.#sent(sessionEnded(form.posted, loginUrl), this.#frame(null, []));
    const back = this.#origin + wire.url;
    return redirect(
      302,
      this.#options.loginUrl === undefined ? loginUrl : withReturn(loginUrl, back),
    );
  }

  /** Returns the form of a caller; its files only if the API lets the caller upload them. */
  async #formOf(wire: WireRequest, requested: RequestedPage): Promise<SentForm | RestError> {
    const takesFiles = bringsFiles(wire) && (await this.#mayUpload(wire, requested));
    return (await readForm(wire, this.#server.settings, takesFiles)) ?? EMPTY_FORM;
  }

  async #mayUpload(wire: WireRequest, { api, path, query }: RequestedPage): Promise<boolean> {
    const [slug = '', page] = path.split('/');
    const collection = this.model.collections.get(slug);
    if (page !== 'new' || !collection?.create?.takesUploads) return false;
    if (!isFromHere(wire, this.#server)) return false;
    return api.mayUse(listRoute({ query }, collection), collection.create.methods);
  }

  async #page(visit: Visit, path: string, access: readonly Access[]): Promise<Outcome> {
    if (path === '') return dashboard(visit, access);
    const [slug = '', page = '', ...rest] = path.split('/');
    const collection = this.model.collections.get(slug);
    if (!collection || rest.length > 0) return notFound();
    const makePage = (collection.isSingle ? SINGLE_PAGES : PAGES).get(page) ?? notFound;
    const outcome = await makePage(visit, collection);
    if (!('main' in outcome)) return outcome;
    return {
      notice: noticeOf(visit, collection),
      slug: collection.parent ?? collection.slug,
      ...outcome,
    };
  }

  #frame(caller: AdminCaller | null, access: readonly Access[]): Frame {
    const { settings } = this.#server;
    const { accountUrl = null, siteUrl = null, loginUrl } = this.#options;
    return {
      address: this.#address,
      site: settings.name(),
      home: siteUrl,
      caller: caller?.name ?? null,
      accountUrl,
      canLogOut: loginUrl === undefined,
      csrf: caller ? csrfToken(caller, this.#secret) : '',
      menu: menuOf(access),
    };
  }

  #sent(outcome: Outcome, frame: Frame): WireResponse {
    if ('location' in outcome) return redirect(303, outcome.location);
    if ('json' in outcome) return privateJson(outcome.json);
    return privatePage(documentOf(frame, outcome), outcome.status ?? 200, SECURITY);
  }

  #once<T>(token: string, run: () => Promise<T>): Promise<T> {
    const known = this.#results.get(token);
    // Only runs with the same token, which have the same type, share a result.
    if (known) return known as Promise<T>;
    const result = run();
    const [oldest] = this.#results.keys();
    if (this.#results.size >= MOST_TOKENS && oldest !== undefined) this.#results.delete(oldest);
    this.#results.set(token, result);
    const forget = (): boolean => this.#results.delete(token);
    // A form with errors is sent again with the same token.
    result.then(
      (outcome) =>
        typeof outcome === 'object' && outcome !== null && 'status' in outcome && forget(),
      forget,
    );
    return result;
  }
}

/** The page that a request is for, before its form is read. */
interface RequestedPage {
  readonly api: Api;
  readonly path: string;
  readonly query: URLSearchParams;
}

const EMPTY_FORM: SentForm = { posted: new Posted([]), files: [] };

const FILES: { readonly [path: string]: readonly [type: string, body: string] } = {
  '/style.css': ['text/css; charset=UTF-8', STYLE],
  '/script.js': ['text/javascript; charset=UTF-8', SCRIPT],
};

const POLICY = [
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src http: https: data:",
  "connect-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
];
const SECURITY = [
  ...['Content-Security-Policy', POLICY.join('; ')],
  ...['X-Frame-Options', 'DENY', 'Referrer-Policy', 'same-origin', 'X-Robots-Tag', 'noindex'],
];

type MakePage = (visit: Visit, collection: Collection) => Awaitable<Outcome>;

const PAGES: ReadonlyMap<string, MakePage> = new Map<string, MakePage>([
  ['', listPage],
  ['new', newPage],
  ['edit', editPage],
  ['delete', deletePage],
  ['restore', restorePage],
  ['options', optionsPage],
]);
const SINGLE_PAGES: ReadonlyMap<string, MakePage> = new Map([
  ['', editPage],
  ['edit', editPage],
]);

function withReturn(loginUrl: string, back: string): string {
  const url = new URL(loginUrl);
  url.searchParams.set('redirect_to', back);
  return url.href;
}

/** Returns the front page: the collections and settings that the user works with. */
function dashboard({ address }: Visit, access: readonly Access[]): Page {
  const cards = access
    .filter(({ canRead, canWrite }) => canRead && canWrite)
    .sort((a, b) => (b.total ?? -1) - (a.total ?? -1))
    .map(
      ({ collection: { slug, label, singular }, total, canCreate }) =>
        html`<li class="card">
          <h2><a href="${address}/${slug}">${label}</a></h2>
          ${total !== null && html`<p class="count">${total}</p>`}${canCreate && html`<p><a href="${address}/${slug}/new">New ${singular}</a></p>`}
        </li>`,
    );
  return {
    title: 'Dashboard',
    main: html`<h1>Dashboard</h1>
      ${
        cards.length > 0
          ? html`<ul class="cards">
              ${cards}
            </ul>`
          : html`<p class="empty">There is nothing here that you may change.</p>`
      }`,
  };
}
