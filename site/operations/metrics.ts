import type { LoginLimits } from '../../runtime/auth/index.ts';
import type { RequestLogEntry, Service } from '../../runtime/http/index.ts';
import { parsePattern } from '../../runtime/resource/index.ts';
import type { PoolUse, ReplicaState } from '../store/index.ts';

/** Records Prometheus metrics of a site. */
export type Metrics = Awaited<ReturnType<typeof createMetrics>>;

// Seconds. Few buckets, because each one is a line per route, method and status.
const REQUEST_BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5];
const QUERY_BUCKETS = [0.0001, 0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2];
const JOB_BUCKETS = [0.01, 0.1, 1, 10, 60];

/** Creates the metrics of this process; a worker of a cluster also sends them to the primary on request. */
export async function createMetrics() {
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import('prom-client').then(({ default: client }) => client);
  const registry = new Registry();
  const registers = [registry];
  AggregatorRegistry.setRegistries(registers);
  // The constructor listens for requests of the primary.
  new AggregatorRegistry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its response.',
    labelNames: ['route', 'method', 'status'],
    buckets: REQUEST_BUCKETS,
    registers,
  });
  const running = new Gauge({
    name: 'http_requests_in_progress',
    help: 'Requests that are being handled; those that wait are not counted.',
    registers,
  });
  const queries = new Histogram({
    name: 'database_query_duration_seconds',
    help: 'Time of database queries by kind of statement.',
    labelNames: ['statement'],
    buckets: QUERY_BUCKETS,
    registers,
  });
  const uploads = new Counter({
    name: 'site_uploads_total',
    help: 'Media files that were uploaded and stored.',
    registers,
  });
  const failures = new Counter({
    name: 'site_failed_logins_total',
    help: 'Passwords of users, applications and posts that were wrong, or refused unchecked by a rate limit.',
    labelNames: ['reason'],
    registers,
  });
  const jobs = new Histogram({
    name: 'site_job_duration_seconds',
    help: 'Time of scheduled jobs.',
    labelNames: ['job'],
    buckets: JOB_BUCKETS,
    registers,
  });
  const failedJobs = new Counter({
    name: 'site_job_failures_total',
    help: 'Scheduled jobs that failed.',
    labelNames: ['job'],
    registers,
  });
  return {
    /** Records a request once its response is sent. */
    request(entry: RequestLogEntry): void {
      const { method, status, duration } = entry;
      const route = routeLabel(entry);
      requests.labels(route, methodLabel(method), String(status)).observe(duration / 1000);
      if (status === 201 && method === 'POST' && route.endsWith('/media')) uploads.inc();
    },
    /** Counts the requests of a service that are in progress. */
    inProgress: (service: Service): Service => ({
      ...service,
      async respond(request) {
        running.inc();
        try {
          return await service.respond(request);
        } finally {
          running.dec();
        }
      },
    }),
    /** Records a database query with its duration in milliseconds. */
    query: (text: string, _: readonly unknown[], duration: number): void =>
      queries.labels(statementLabel(text)).observe(duration / 1000),
    /** Adds the connections of a pool to the metrics. */
    pool(use: () => PoolUse): void {
      new Gauge({
        name: 'database_pool_connections',
        help: 'Connections of the pool that are in use or idle, and queries that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(use())) this.set({ state }, count);
        },
      });
    },
    /** Adds the state of the replica to the metrics: whether reads use it, and its lag. */
    replica(state: () => ReplicaState): void {
      new Gauge({
        name: 'database_replica_used',
        help: 'Whether anonymous reads use the replica: 1, or 0 if they use the primary.',
        registers,
        collect() {
          this.set(state().isUsed ? 1 : 0);
        },
      });
      new Gauge({
        name: 'database_replica_lag_seconds',
        help: 'Age of the data of the replica, as of its last check.',
        registers,
        collect() {
          this.set(state().lag);
        },
      });
    },
    /** Counts the passwords that a rate limit reports as wrong or rejects. */
    logins: (limits: LoginLimits): LoginLimits => ({
      ...limits,
      async attempt(attempt, check) {
        const result = await limits.attempt(attempt, check);
        if (!result.isRight) failures.inc({ reason: result.wait > 0 ? 'refused' : 'wrong' });
        return result;
      },
      wait(attempt) {
        const seconds = limits.wait(attempt);
        if (seconds > 0) failures.inc({ reason: 'refused' });
        return seconds;
      },
      failed(attempt, age) {
        limits.failed(attempt, age);
        failures.inc({ reason: 'wrong' });
      },
    }),
    /** Runs a scheduled job and records its duration or failure. */
    async job<T>(name: string, work: () => Promise<T>): Promise<T> {
      const end = jobs.startTimer({ job: name });
      try {
        return await work();
      } catch (error) {
        failedJobs.inc({ job: name });
        throw error;
      } finally {
        end();
      }
    },
    /** Returns all metrics in the text format of Prometheus. */
    text: (): Promise<string> => registry.metrics(),
  };
}

const labels = new Map<string, string>();

/** Returns the pattern of the matched route, as in OpenAPI, or the kind of page: the number of labels is bounded. */
export function routeLabel({
  pattern,
  route = null,
  path = '',
}: Pick<RequestLogEntry, 'pattern'> & Partial<RequestLogEntry>): string {
  if (pattern === null) return route === null ? pageLabel(path) : 'no route';
  let label = labels.get(pattern);
  if (label === undefined) {
    label = parsePattern(pattern).path;
    labels.set(pattern, label);
  }
  return label;
}

const PAGES: readonly (readonly [path: RegExp, label: string])[] = [
  [/^\/(?:healthz|readyz)$/, 'health'],
  [/^\/docs(?:\/|$)/, 'docs'],
  [/^\/[a-z0-9]+-content\/uploads\//, 'uploads'],
  [/^\/[a-z0-9]+-(?:admin(?:\/|$)|login\.php$)/, 'account'],
];

function pageLabel(path: string): string {
  return PAGES.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}

const METHODS: ReadonlySet<string> = new Set([
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
]);

export function methodLabel(method: string): string {
  return METHODS.has(method) ? method : 'other';
}

const STATEMENTS: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete']);

export function statementLabel(text: string): string {
  const word = text.slice(0, 6).toLowerCase();
  return STATEMENTS.has(word) ? word : 'other';
}
