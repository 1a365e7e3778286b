import './native-modules.ts';
import { parseArgs } from 'node:util';
import { credentialLines, paintFor, startLines } from './banner.ts';
import { newCredentials } from './first-start.ts';
import { openLog, surviveLostLines } from './log.ts';
import { readSettings, SettingsError, variables } from './settings.ts';
import type { Settings } from './settings.ts';
import { StartError, startSite } from './start.ts';
import { openStore, StoreError } from './store/index.ts';

const OPTIONS = {
  help: { type: 'boolean', short: 'h', default: false },
  quiet: { type: 'boolean', short: 'q', default: false },
  'new-password': { type: 'string' },
} as const;

const HELP = [
  'Usage: npm start [-- options]',
  '',
  '  -q, --quiet             print nothing but errors, and the passwords of a first start',
  '      --new-password USER give a user a new password and application password, and end',
  '  -h, --help              show this',
  '',
  'Environment:',
  ...variables.map(([name, meaning]) => `  ${name.padEnd(16)} ${meaning}`),
];

const paint = paintFor(process.stdout);

async function main(): Promise<void> {
  const options = readOptions();
  if (options === null) return;
  if (options.help) {
    print(HELP);
    return;
  }
  const settings = readSettings(process.env);
  if (settings instanceof SettingsError) {
    fail(settings.message);
    return;
  }
  const login = options['new-password'];
  if (login === undefined) await run(settings, options.quiet);
  else await renew(settings, login);
}

function readOptions() {
  try {
    return parseArgs({ options: OPTIONS }).values;
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
    return null;
  }
}

/** Starts the site, and ends it when somebody says so. */
async function run(settings: Settings, isQuiet: boolean): Promise<void> {
  const form = isQuiet ? 'none' : (settings.log ?? (process.stdout.isTTY ? 'short' : 'json'));
  const log = openLog({ form, out: process.stdout, err: process.stderr, paint });
  surviveLostLines(process, log);
  const site = await startSite(settings, log);
  if (site instanceof StartError) {
    fail(site.message);
    return;
  }
  endOnSignal(async () => {
    await site.close();
    log.flush();
  });
  const lines = isQuiet
    ? site.credentials && credentialLines(site.credentials, paint)
    : startLines({ ...site, database: site.store.address }, paint);
  // Where machines read the log, it is all that they get.
  if (lines) print(lines, form === 'json' ? process.stderr : process.stdout);
}

// A terminal sends Ctrl-C to npm too, which hands it on: what comes at once is the same signal.
const AGAIN = 500;

/** Ends in order at the first signal, and at once at the second. */
function endOnSignal(close: () => Promise<void>): void {
  let askedAt: number | null = null;
  const end = (): void => {
    const now = performance.now();
    if (askedAt !== null && now - askedAt > AGAIN) process.exit(1);
    if (askedAt !== null) return;
    askedAt = now;
    void close().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

/** Gives a user new passwords; the site may be running meanwhile. */
async function renew(settings: Settings, login: string): Promise<void> {
  const store = await openStore(settings);
  if (store instanceof StoreError) {
    fail(store.message);
    return;
  }
  const credentials = await newCredentials(store, login);
  await store.close();
  if (credentials === null) fail(`there is no user ${login}`);
  else print(credentialLines(credentials, paint));
}

function print(lines: readonly string[], stream: NodeJS.WriteStream = process.stdout): void {
  stream.write(`${lines.join('\n')}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
}

await main();
