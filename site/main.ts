import { parseArgs } from 'node:util';
import { credentialLines, paintFor, startLines } from './banner.ts';
import { newCredentials } from './first-start.ts';
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
  ...variables.map(([name, meaning]) => `  ${name.padEnd(13)} ${meaning}`),
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
  const site = await startSite(settings);
  if (site instanceof StartError) {
    fail(site.message);
    return;
  }
  const end = (): void => {
    void site.close().then(() => process.exit(0));
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);

  if (!isQuiet) print(startLines({ ...site, database: site.store.address }, paint));
  else if (site.credentials) print(credentialLines(site.credentials, paint));
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

function print(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

function fail(message: string): void {
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
}

await main();
