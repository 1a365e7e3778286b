import { resolve } from 'node:path';
import { Calls } from './calls.ts';
import type { Call } from './calls.ts';
import { problemOf } from './check.ts';
import type { CheckParts } from './check.ts';
import { curlLine } from './curl.ts';
import { encode } from './encode.ts';
import { KnownPaths } from './known-paths.ts';
import { signatureOf } from './problems.ts';
import type { Failure, Problem } from './problems.ts';
import { ResponseSchemas } from './response-schemas.ts';
import type { OpenApiDocument } from './response-schemas.ts';
import type { Role } from './roles.ts';
import { endpointsOf } from './routes.ts';
import type { FuzzEndpoint, IndexBody } from './routes.ts';
import { send } from './send.ts';
import type { Reply } from './send.ts';
import { shrink } from './shrink.ts';
import { FuzzSite } from './site.ts';

export interface FuzzOptions {
  readonly requests: number;
  readonly seed: number;
  readonly roles: readonly Role[];
  /** Called after every request. */
  readonly onProgress?: (progress: Progress) => void;
}

export interface Progress {
  readonly sent: number;
  readonly failures: number;
}

export interface FuzzReport {
  readonly failures: readonly Failure[];
  /** The number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** The number of endpoints that responded with 2xx, and of all endpoints. */
  readonly reached: { readonly succeeded: number; readonly all: number };
}

/** The number of requests after which the site restarts with the sample content, since fuzzing deletes it. */
const FRESH_EVERY = 4_000;

/** The number of requests after which deleted accounts and changed roles are restored. */
const ACCOUNTS_EVERY = 100;

/** Sends requests one after another and checks each response. */
export async function fuzz(options: FuzzOptions): Promise<FuzzReport> {
  const run = new FuzzRun(options);
  await run.start();
  try {
    for (let at = 0; at < options.requests; at += 1) await run.step(at);
    return run.report();
  } finally {
    await run.stop();
  }
}

class FuzzRun {
  readonly #options: FuzzOptions;
  readonly #failures = new Map<string, Failure>();
  readonly #statuses = new Map<number, number>();
  readonly #succeeded = new Set<string>();
  #site!: FuzzSite;
  #known!: KnownPaths;
  #calls!: Calls;
  #endpoints: readonly FuzzEndpoint[] = [];
  #parts!: CheckParts;

  constructor(options: FuzzOptions) {
    this.#options = options;
  }

  async start(): Promise<void> {
    this.#site = await FuzzSite.start();
    await this.#discover();
  }

  stop(): Promise<void> {
    return this.#site.stop();
  }

  report(): FuzzReport {
    return {
      failures: [...this.#failures.values()],
      statuses: this.#statuses,
      reached: { succeeded: this.#succeeded.size, all: this.#endpoints.length },
    };
  }

  async step(at: number): Promise<void> {
    if (at > 0 && at % FRESH_EVERY === 0) await this.#renew();
    else if (at % ACCOUNTS_EVERY === 0) await this.#site.restoreAccounts();
    const call = this.#calls.at(this.#options.seed + at * PRIME);
    const reply = await this.#send(call);
    if ('status' in reply) {
      this.#statuses.set(reply.status, (this.#statuses.get(reply.status) ?? 0) + 1);
      if (reply.status < 300) {
        this.#succeeded.add(`${call.endpoint.method} ${call.endpoint.route.path}`);
        this.#known.collect(reply.body);
      }
    }
    const problem = problemOf(call, reply, this.#parts);
    if (problem?.rule === 'schema') await this.#failedSchema(call, reply);
    else if (problem) await this.#failed(call, problem);
    this.#options.onProgress?.({ sent: at + 1, failures: this.#failures.size });
  }

  /** Sends a call; repeats it with restored accounts if its credentials are refused. */
  async #send(call: Call): Promise<Reply> {
    const sent = encode(call);
    const { base } = this.#site;
    const reply = await send(base, sent, this.#site.accounts[call.role]);
    if (call.role === 'anonymous' || !('status' in reply) || reply.status !== 401) return reply;
    await this.#site.restoreAccounts();
    return send(base, sent, this.#site.accounts[call.role]);
  }

  /** A plugin that was activated changes the schemas: they are read again before a body counts as invalid. */
  async #failedSchema(call: Call, reply: Reply): Promise<void> {
    await this.#readSchemas();
    const route = this.#endpoints.find((one) => isSame(one, call.endpoint));
    const again = route ? { ...call, endpoint: route } : call;
    const problem = problemOf(again, reply, this.#parts);
    if (problem) await this.#failed(again, problem);
  }

  async #failed(call: Call, problem: Problem): Promise<void> {
    const { route } = call.endpoint;
    const signature = signatureOf(problem, route, call.method);
    const known = this.#failures.get(signature);
    if (known) {
      known.count += 1;
      if (!this.#site.isAlive) await this.#renew();
      return;
    }
    const log = this.#site.printed.slice(-2_000);
    if (!this.#site.isAlive) await this.#renew();
    const fails = async (simpler: Call): Promise<boolean> => {
      const found = problemOf(simpler, await this.#send(simpler), this.#parts);
      return found !== null && signatureOf(found, route, simpler.method) === signature;
    };
    const isRepeatable = await fails(call);
    // A busy machine can be slow once.
    if (problem.rule === 'slow' && !isRepeatable) return;
    const simplest = isRepeatable ? await shrink(call, fails) : call;
    this.#failures.set(signature, {
      ...problem,
      route: route.path,
      method: simplest.method,
      curl: curlLine(encode(simplest), simplest.role),
      log,
      count: 1,
    });
  }

  async #renew(): Promise<void> {
    await this.#site.stop();
    this.#site = await FuzzSite.start();
    await this.#discover();
  }

  /** Returns the body that the administrator gets. Earlier requests may have deleted or blocked the account. */
  async #get(path: string): Promise<string> {
    const sent = { method: 'GET', path, headers: {}, body: null };
    for (let round = 0; ; round += 1) {
      const { base, accounts } = this.#site;
      const reply = await send(base, sent, accounts.administrator);
      if ('failure' in reply) throw new Error(`${path}: ${reply.reason}`);
      if (reply.status === 200 || round > 0) return reply.body;
      await this.#site.restoreAccounts();
    }
  }

  /** Reads the routes and schemas that the site shows. */
  async #readSchemas(): Promise<void> {
    // Other tests check both.
    const index = JSON.parse(await this.#get('/cms-json/?context=help')) as IndexBody;
    const document = JSON.parse(await this.#get('/docs/openapi.json')) as OpenApiDocument;
    this.#endpoints = endpointsOf(index);
    this.#parts = {
      schemas: new ResponseSchemas(document),
      folders: [this.#site.folder, resolve(import.meta.dirname, '../..')],
    };
  }

  /** Reads the index of the site, and collects paths of items from its collections. */
  async #discover(): Promise<void> {
    await this.#readSchemas();
    const routes = [...new Set(this.#endpoints.map(({ route }) => route))];
    this.#known = new KnownPaths(routes, `${this.#site.base}/cms-json`);
    this.#calls = new Calls(this.#endpoints, this.#known, this.#options.roles);
    for (const { route, method } of this.#endpoints)
      if (method === 'GET' && !route.path.includes('{'))
        this.#known.collect(await this.#get(`/cms-json${route.path}?context=edit`));
  }
}

function isSame(one: FuzzEndpoint, other: FuzzEndpoint): boolean {
  return one.method === other.method && one.route.route === other.route.route;
}

/** Keeps the seeds of successive requests apart. */
const PRIME = 7_919;
