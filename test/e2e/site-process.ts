import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A site in its own process, started like `npm start`. */
export interface SiteProcess {
  /** The URL of the API root with a trailing slash. */
  readonly api: string;
  readonly login: string;
  readonly password: string;
  readonly applicationPassword: string;
  /** The URL of the metrics; empty without metrics. */
  readonly metrics: string;
  /** The ID of the process, and those of the workers of a cluster. */
  readonly pid: number;
  workers(): readonly number[];
  /** The logged lines, one per request. */
  log(): readonly unknown[];
  /** The other output. */
  printed(): string;
  /** Closes the log pipe, so that writes to it fail. */
  leaveLog(): void;
  /** Sends a signal. */
  signal(signal: NodeJS.Signals): void;
  /** The exit code after the process has ended; `null` if a signal killed it. */
  readonly ended: Promise<number | null>;
  stop(): Promise<void>;
}

/**
 * Starts the site at `root`, a build or the sources, with its data in `dataDir`; `more` overrides the environment.
 * `onSpawn` gets the process before it is ready.
 */
export async function startSite(
  root: string,
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
  onSpawn?: (child: ChildProcess) => void,
): Promise<SiteProcess> {
  const isBuild = existsSync(join(root, 'site/main.js'));
  const args = isBuild ? ['site/main.js'] : ['--import', 'tsx', 'site/main.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...more },
  });
  onSpawn?.(child);
  let printed = '';
  let logged = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes('Ctrl-C')) resolve();
    };
    child.stdout.on('data', (chunk: Buffer) => void (logged += chunk.toString()));
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`the site ended: ${printed}`)));
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => resolve(code));
  });
  await ready;
  const { pid = 0 } = child;
  return {
    api: labelled(printed, 'API root'),
    login: labelled(printed, 'User'),
    password: labelled(printed, 'Password'),
    applicationPassword: labelled(printed, 'Application password'),
    metrics: labelled(printed, 'Metrics'),
    pid,
    workers: () =>
      readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
        .split(' ')
        .filter(Boolean)
        .map(Number),
    log: () =>
      logged
        .split('\n')
        .filter((line) => line !== '')
        .map((line): unknown => JSON.parse(line)),
    printed: () => printed,
    leaveLog: () => void child.stdout.destroy(),
    signal: (signal) => void child.kill(signal),
    ended,
    stop: async () => {
      // Without the delay after SIGTERM for load balancers.
      child.kill('SIGINT');
      await ended;
    },
  };
}

/** Returns the value next to a label. */
function labelled(text: string, label: string): string {
  return new RegExp(`^ *${label} +(\\S.*)$`, 'm').exec(text)?.[1] ?? '';
}
