import './lib/native-modules.ts';
import cluster from 'node:cluster';
import { setFlagsFromString } from 'node:v8';
import { credentialLines, paintFor, startLines } from './banner.ts';
import { openLog, surviveLostLines } from './lib/log.ts';
import { readSettings, SettingsError, variables } from './config.ts';
import type { Settings } from './config.ts';
import type { Started } from './banner.ts';
import type { RunningSite } from './bootstrap.ts';
import type { Log } from './lib/log.ts';
import { Problem } from './lib/problem.ts';
import { fail, readCommandLine } from './tools/command-line.ts';

const OPTIONS = {
  quiet: { type: 'boolean', short: 'q', default: false },
  'new-password': { type: 'string' },
  workers: { type: 'string' },
} as const;

const USAGE = [
  'Usage: npm start [-- options]',
  '',
  '  -q, --quiet             print nothing but errors, and the passwords of a first start',
  '      --new-password USER give a user a new password and application password, and end',
  '      --workers COUNT     processes that serve the site, as the variable WORKERS',
  '  -h, --help              show this',
  '',
  'Environment:',
  ...variables.map(([name, meaning]) => `  ${name.padEnd(16)} ${meaning}`),
].join('\n');

const paint = paintFor(process.stdout);

async function main(): Promise<void> {
  const command = readCommandLine({ usage: USAGE, options: OPTIONS });
  if (command === null) return;
  const options = command.values;
  const { workers = process.env['WORKERS'] } = options;
  const settings = readSettings({ ...process.env, WORKERS: workers });
  if (settings instanceof SettingsError) {
    fail(settings.message);
    return;
  }
  const login = options['new-password'];
  if (login === undefined) await run(settings, options.quiet);
  else await (await import('./first-start.ts')).renewPassword(login, settings);
}

/** Starts the site in this process or in workers, and shuts it down on a signal. */
async function run(settings: Settings, isQuiet: boolean): Promise<void> {
  const form = isQuiet ? 'none' : (settings.log ?? (process.stdout.isTTY ? 'short' : 'json'));
  const log = openLog({ form, out: process.stdout, err: process.stderr, paint });
  surviveLostLines(process, log);
  const show = (site: Started): void => {
    const lines = isQuiet
      ? site.credentials && credentialLines(site.credentials, paint)
      : startLines(site, paint, process.uptime());
    // A JSON log on stdout must not contain other lines.
    if (lines) print(lines, form === 'json' ? process.stderr : process.stdout);
  };
  if (settings.workers > 1)
    return cluster.isPrimary ? runPrimary(settings, log, show) : runWorker(settings, log);
  const site = await startHere(settings, log);
  if (site) show(site.started);
}

/** Runs the site as a worker of a cluster. */
async function runWorker(settings: Settings, log: Log): Promise<void> {
  // Handled by the primary; a closing terminal sends it to all processes.
  process.on('SIGHUP', () => undefined);
  const { reportReady } = await import('./operations/workers.ts');
  const site = await startHere(settings, log);
  if (!site) return process.exit(1);
  reportReady(site.started, () => {
    // By then, connections that are idle now have reached the keep-alive timeout.
    const delay = (settings.timeouts.keepAlive ?? 0) + RETIRE_MARGIN;
    void site.close({ delay, isReplaced: true }).then(() => {
      log.flush();
      process.exit(0);
    });
  });
}

/** Starts and restarts the workers of a cluster, and serves their metrics. */
async function runPrimary(
  settings: Settings,
  log: Log,
  show: (site: Started) => void,
): Promise<void> {
  if (settings.databaseUrl.includes(':memory:'))
    return fail('WORKERS requires a database that processes can share, not sqlite::memory:');
  const { freePort, portProblem } = await import('./lib/free-port.ts');
  const port = await freePort(settings.port, settings.host);
  if (typeof port !== 'number') return fail(portProblem(port, settings));
  const { serveClusterMetrics } = await import('./operations/metrics-server.ts');
  const { runWorkers } = await import('./operations/workers.ts');
  const metrics = settings.metrics && (await serveClusterMetrics(settings.metrics));
  if (typeof metrics === 'string') return fail(metrics);
  const env = { PORT: String(port) };
  let starting: ReturnType<typeof runWorkers> | null = null;
  // Before the start of the workers: by default the signal ends the process.
  process.on('SIGHUP', () => void starting?.then((started) => started?.restart()));
  starting = runWorkers({ count: settings.workers, env, onProblem: log.problem });
  const workers = await starting;
  if (workers === null) return process.exit(1);
  metrics?.observe(workers.counts);
  endOnSignal(async (signal) => {
    if (!(await workers.end(signal))) process.exit(1);
  });
  show({ ...workers.started, metrics: metrics?.url ?? null });
}

/** Starts the site in this process; reports the reason if it does not start. */
async function startHere(settings: Settings, log: Log): Promise<RunningSite | null> {
  // Most of what a start creates stays: by default, the space for new objects would grow to 32 MiB before the first request.
  setFlagsFromString('--semi-space-growth-factor=1');
  // Loaded on demand: loading takes most of the start, and `--help` does not need it.
  const { startSite } = await import('./bootstrap.ts');
  const site = await startSite(settings, log);
  setFlagsFromString('--semi-space-growth-factor=2');
  if (site instanceof Problem) {
    fail(site.message);
    return null;
  }
  endOnSignal(async (signal) => {
    // Ctrl-C does not wait for a load balancer.
    await site.close({ delay: signal === 'SIGTERM' ? settings.shutdown.delay : 0 });
    log.flush();
  });
  return site;
}

// Milliseconds, added to the keep-alive timeout.
const RETIRE_MARGIN = 200;

// Milliseconds. A terminal sends Ctrl-C to npm, too, which forwards it: both count as one signal.
const AGAIN = 500;

/** Shuts down gracefully at the first signal, and exits at the second. */
function endOnSignal(close: (signal: NodeJS.Signals) => Promise<void>): void {
  let stoppingSince: number | null = null;
  const end = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (stoppingSince !== null && now - stoppingSince > AGAIN) process.exit(1);
    if (stoppingSince !== null) return;
    stoppingSince = now;
    void close(signal).then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function print(lines: readonly string[], stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${lines.join('\n')}\n`);
}

await main();
