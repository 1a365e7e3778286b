import './lib/native-modules.ts';
import { credentialLines, paintFor, startLines } from './banner.ts';
import { openLog, surviveLostLines } from './lib/log.ts';
import { readSettings, SettingsError, variables } from './config.ts';
import type { Settings } from './config.ts';
import { fail, readCommandLine } from './tools/command-line.ts';

const OPTIONS = {
  quiet: { type: 'boolean', short: 'q', default: false },
  'new-password': { type: 'string' },
} as const;

const USAGE = [
  'Usage: npm start [-- options]',
  '',
  '  -q, --quiet             print nothing but errors, and the passwords of a first start',
  '      --new-password USER give a user a new password and application password, and end',
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
  const settings = readSettings(process.env);
  if (settings instanceof SettingsError) {
    fail(settings.message);
    return;
  }
  const login = options['new-password'];
  if (login === undefined) await run(settings, options.quiet);
  else await (await import('./first-start.ts')).renewPassword(settings, login);
}

/** Starts the site, and ends it at a signal. */
async function run(settings: Settings, isQuiet: boolean): Promise<void> {
  // Loaded when it is needed: most of a start is loading, and `--help` needs none of it.
  const { StartError, startSite } = await import('./bootstrap.ts');
  const form = isQuiet ? 'none' : (settings.log ?? (process.stdout.isTTY ? 'short' : 'json'));
  const log = openLog({ form, out: process.stdout, err: process.stderr, paint });
  surviveLostLines(process, log);
  const site = await startSite(settings, log);
  if (site instanceof StartError) {
    fail(site.message);
    return;
  }
  endOnSignal(async (signal) => {
    // Ctrl-C does not wait for a load balancer.
    await site.close(signal === 'SIGTERM' ? settings.shutdown.delay : 0);
    log.flush();
  });
  const lines = isQuiet
    ? site.credentials && credentialLines(site.credentials, paint)
    : startLines({ ...site, database: site.store.address }, paint);
  // Where machines read the log, it is all that they get.
  if (lines) print(lines, form === 'json' ? process.stderr : process.stdout);
}

// A terminal sends Ctrl-C to npm too, which hands it on: a second signal within this time is the same one.
const AGAIN = 500;

/** Shuts down gracefully at the first signal, and exits at the second. */
function endOnSignal(close: (signal: NodeJS.Signals) => Promise<void>): void {
  let askedAt: number | null = null;
  const end = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (askedAt !== null && now - askedAt > AGAIN) process.exit(1);
    if (askedAt !== null) return;
    askedAt = now;
    void close(signal).then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function print(lines: readonly string[], stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${lines.join('\n')}\n`);
}

await main();
