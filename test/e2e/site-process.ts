import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A site that runs as a process of its own, as `npm start` runs it. */
export interface SiteProcess {
  /** The address of the API root, with a slash at its end. */
  readonly api: string;
  readonly login: string;
  readonly password: string;
  readonly applicationPassword: string;
  stop(): Promise<void>;
}

/** Starts the site of the project at `root`, with its data in `dataDir` unless `more` says otherwise. */
export async function startSite(
  root: string,
  dataDir: string,
  more: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'site/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', ...more },
  });
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes('Ctrl-C')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => reject(new Error(`the site ended: ${printed}`)));
  });
  await ready;
  return {
    api: labelled(printed, 'API root'),
    login: labelled(printed, 'User'),
    password: labelled(printed, 'Password'),
    applicationPassword: labelled(printed, 'Application password'),
    stop: async () => {
      child.removeAllListeners('close');
      if (child.exitCode !== null) return;
      const closed = once(child, 'close');
      child.kill('SIGTERM');
      await closed;
    },
  };
}

/** The value that stands beside a label. */
function labelled(text: string, label: string): string {
  return new RegExp(`^ *${label} +(\\S.*)$`, 'm').exec(text)?.[1] ?? '';
}
