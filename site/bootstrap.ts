import cluster from 'node:cluster';
import { setTimeout as pause } from 'node:timers/promises';
import { health, listen, removeLostUploads } from '../runtime/http/index.ts';
import type { Service } from '../runtime/http/index.ts';
import { invalidResponseText } from '../runtime/server/index.ts';
import { timestamp } from './domain/dates.ts';
import { createSite } from './app.ts';
import type { App } from './app.ts';
import type { Started } from './banner.ts';
import { useSite } from './context.ts';
import { freePort, portProblem } from './lib/free-port.ts';
import { fillEmptyStore, siteSecret } from './first-start.ts';
import { keepRecovering } from './media/check.ts';
import { incomingFolder } from './media/folder.ts';
import { mediaStorage } from './media/open-storage.ts';
import type { Log } from './lib/log.ts';
import { loginAddress, REFERENCE_PATH } from './web/addresses.ts';
import { createMetrics } from './operations/metrics.ts';
import type { Metrics } from './operations/metrics.ts';
import { changesTo, onChanges, openChannel } from './operations/channel.ts';
import type { Channel } from './operations/channel.ts';
import { shareLogins } from './operations/shared-logins.ts';
import { openTracing } from './operations/tracing.ts';
import type { Tracing } from './operations/tracing.ts';
import { tryServe } from './operations/metrics-server.ts';
import type { MetricsServer } from './operations/metrics-server.ts';
import { publishOnTime } from './handlers/post-type/schedule.ts';
import { repeat } from './lib/scheduler.ts';
import type { Settings } from './config.ts';
import { openStore } from './store/index.ts';
import type { Store } from './store/index.ts';
import { isUnavailable } from './lib/files.ts';
import { Problem } from './lib/problem.ts';

const SECOND = 1000;
const HOUR = 60 * 60 * 1000;

/** A running site. */
export interface RunningSite {
  /** The facts for the banner. */
  readonly started: Started;
  readonly port: number;
  readonly store: Store;
  /**
   * Shuts down. For `delay` milliseconds `/readyz` responds with 503, unless another worker replaces this one, and
   * responses close their connections. Then no connection is accepted, requests finish, and the store is closed.
   */
  close(options?: { readonly delay?: number; readonly isReplaced?: boolean }): Promise<void>;
}

/** Opens the store, adds the sample site if it is empty, and starts to listen. */
export async function startSite(settings: Settings, log: Log): Promise<RunningSite | Problem> {
  // The primary of a cluster has already chosen and opened the port.
  const port = cluster.isWorker ? settings.port : await freePort(settings.port, settings.host);
  if (typeof port !== 'number') return new Problem(portProblem(port, settings));
  const placed = {
    ...settings,
    port,
    baseUrl: atPort(settings.baseUrl, port),
    adminUrl: atPort(settings.adminUrl, port),
  };

  const problem = await mediaStorage(placed).problem();
  if (problem !== null) return new Problem(problem);
  const metrics = settings.metrics && (await createMetrics());
  const scraped = metrics && (await startMetrics(settings, metrics));
  if (scraped instanceof Problem) return scraped;
  const channel = openChannel(settings.databaseUrl);
  const onChange = changesTo(channel);
  const { readReplica } = placed;
  const replica = readReplica ? { ...readReplica, onProblem: log.problem } : undefined;
  const tracing = await openTracing();
  const onQuery = all(metrics?.query, tracing?.query);
  const store = await openStore({ ...placed, replica, onQuery, onChange });
  if (store instanceof Problem) {
    scraped?.close();
    await channel.close();
    return store;
  }
  if (store.pool) metrics?.pool(store.pool);
  if (store.replica) metrics?.replica(store.replica.state);
  try {
    return await serve(store, placed, log, { metrics, scraped, channel, tracing });
  } catch (error) {
    scraped?.close();
    await channel.close();
    await store.close();
    return startProblem(error, placed);
  }
}

/** Returns why a site cannot start; throws an error that its settings do not explain. */
function startProblem(error: unknown, settings: Settings): Problem {
  if (!(error instanceof Error)) throw error;
  const code = 'code' in error ? error.code : undefined;
  // Another process has taken the port since the check.
  if (code === 'EADDRINUSE' || code === 'EACCES')
    return new Problem(portProblem({ code }, settings));
  if (isUnavailable(error))
    return new Problem(`cannot start with ${settings.dataDir}: ${error.message}`);
  throw error;
}

interface Monitoring {
  readonly metrics: Metrics | null;
  readonly scraped: MetricsServer | null;
  readonly channel: Channel;
  readonly tracing: Tracing | null;
}

/** Returns a function that calls all given functions; `undefined` if none is given. */
function all<A extends readonly unknown[]>(
  ...functions: readonly (((...args: A) => void) | undefined)[]
): ((...args: A) => void) | undefined {
  const given = functions.filter((each) => each !== undefined);
  return given.length === 0 ? undefined : (...args) => given.forEach((each) => each(...args));
}

/** Serves the metrics, unless the primary of a cluster serves them for its workers. */
async function startMetrics(
  { metrics: address }: Settings,
  { text }: Metrics,
): Promise<MetricsServer | Problem | null> {
  if (address === null || cluster.isWorker) return null;
  const server = await tryServe(address, text);
  return typeof server === 'string' ? new Problem(server) : server;
}

async function serve(
  store: Store,
  settings: Settings,
  log: Log,
  { metrics, scraped, channel, tracing }: Monitoring,
): Promise<RunningSite> {
  const credentials = await fillEmptyStore(store, settings);
  const secret = settings.secret ?? (await siteSecret(store));
  await removeLostUploads(incomingFolder(settings), Date.now());
  const app = createSite({
    store,
    settings,
    secret,
    failedLogins: settings.failedLogins,
    observeLogins: (limits) => {
      const shared = shareLogins(limits, channel);
      return metrics?.logins(shared) ?? shared;
    },
    aroundHandler: tracing?.handler,
    onBug: log.bug,
    onInvalidResponse: (wrong) => log.problem(invalidResponseText(wrong)),
  });
  useSite(app.site);
  for (const problem of await app.plugins.start()) log.problem(problem);
  for (const problem of await app.site.themes.problems(store)) log.problem(problem);
  let isClosing = false;
  const isReady = async (): Promise<boolean> => !isClosing && (await answers(store, log));
  const { port, host, bodyLimit, limits, timeouts, trustedProxies } = settings;
  // Uses the current server: plugins replace it.
  const service: Service = {
    respond: (request) => app.respond(request),
    refuse: (request, error) => app.server.refuse(request, error),
  };
  const [traced, pages] = tracing?.services(service, app.pages) ?? [service, app.pages];
  const observed = metrics ? metrics.inProgress : (own: Service) => own;
  const listening = await listen(observed(traced), {
    ...{ port, host, bodyLimit, limits, timeouts, trustedProxies },
    headers: transportSecurity(settings),
    health: health(isReady),
    fallback: observed(pages),
    onResponse: all(log.request, metrics?.request),
    onBug: log.bug,
    isUnavailable,
  });
  const stopJobs = startJobs(store, app, settings, log, { metrics, channel });
  return {
    started: {
      name: String(store.options.latest().get('blogname') ?? ''),
      home: `${settings.baseUrl}/`,
      login: loginAddress(app.server),
      admin: `${settings.adminUrl}/`,
      root: app.server.restUrl('/'),
      reference: settings.baseUrl + REFERENCE_PATH,
      core: app.server.core,
      database: store.address,
      metrics: scraped?.url ?? null,
      credentials,
    },
    port: listening.port,
    store,
    async close({ delay = 0, isReplaced = false } = {}) {
      isClosing = !isReplaced;
      listening.drain();
      if (delay > 0) await pause(delay);
      await Promise.all([listening.close(settings.shutdown.timeout), stopJobs()]);
      scraped?.close();
      useSite(null);
      await channel.close();
      await store.close();
    },
  };
}

/** Starts the work of the site that no request causes. Returns a function that stops it. */
function startJobs(
  store: Store,
  app: App,
  settings: Settings,
  log: Log,
  { metrics, channel }: Pick<Monitoring, 'metrics' | 'channel'>,
): () => Promise<void> {
  const onBug = (bug: unknown): void => log.bug(bug, null);
  // A database error is reported by requests; the log does not repeat it every second.
  const onOtherBug = (bug: unknown): void => void (isUnavailable(bug) || onBug(bug));
  const job = <T>(name: string, work: () => Promise<T>): Promise<T> =>
    metrics ? metrics.job(name, work) : work();
  const follow = async (): Promise<void> => {
    for (const problem of await job('follow', () => app.plugins.follow())) log.problem(problem);
  };
  const removeExpired = () =>
    job('expire sessions', () => store.loginSessions.removeExpired(timestamp(new Date())));
  const recovery = new AbortController();
  const recovered = keepRecovering(
    { media: app.site.media, store, token: settings.token },
    hasOtherProcesses(settings) ? RUNNING : 0,
    { signal: recovery.signal, onBug },
  );
  const stops = [
    publishOnTime(app, onBug, (work) => job('publish', work)),
    repeat(SECOND, follow, onOtherBug),
    repeat(HOUR, removeExpired, onOtherBug),
  ];
  onChanges(channel, (caches) => store.clear(caches).then(follow).catch(onOtherBug));
  return async () => {
    recovery.abort();
    await Promise.all([recovered, ...stops.map((stop) => stop())]);
  };
}

// Longer than the storage and publication of a file usually take, in milliseconds.
const RUNNING = 10 * SECOND;

/** Whether other processes may serve the site. */
function hasOtherProcesses({ databaseUrl }: Settings): boolean {
  return cluster.isWorker || /^postgres(?:ql)?:/.test(databaseUrl);
}

/** Returns the header `Strict-Transport-Security` for an https site. */
function transportSecurity({ baseUrl, hsts }: Settings): readonly string[] | undefined {
  if (hsts === 0 || !baseUrl.startsWith('https:')) return undefined;
  return ['Strict-Transport-Security', `max-age=${hsts}`];
}

/** Whether the database responds; an error is logged. */
async function answers(store: Store, log: Log): Promise<boolean> {
  try {
    await store.ping();
    return true;
  } catch (error) {
    log.bug(error, null);
    return false;
  }
}

/** Returns a URL with the actual port if its port was chosen by the system. */
function atPort(address: string, port: number): string {
  return address.replace(/:0(?=\/|$)/, `:${port}`);
}
