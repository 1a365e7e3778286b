import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { SHIPPED_PLUGINS } from '../../site/config.ts';
import type { Accounts } from './roles.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/** A site in its own process, with the sample content and one account per role. */
export class FuzzSite {
  readonly base: string;
  /** Contains the database, the uploads and a copy of the plugins. */
  readonly folder: string;
  readonly #child: ChildProcess;
  #printed = '';
  #accounts: Accounts = {};

  private constructor(base: string, folder: string, child: ChildProcess) {
    this.base = base;
    this.folder = folder;
    this.#child = child;
    // Read continuously: a full pipe would block the site.
    child.stderr?.on('data', (chunk: Buffer) => {
      this.#printed = (this.#printed + chunk.toString()).slice(-MOST_PRINTED);
    });
  }

  static async start(): Promise<FuzzSite> {
    const folder = await mkdtemp(join(tmpdir(), 'fuzz-site-'));
    const plugins = join(folder, 'plugins');
    // Administrators delete plugins.
    await cp(SHIPPED_PLUGINS, plugins, { recursive: true });
    const child = spawn(process.execPath, ['--import', 'tsx', 'test/fuzz/site-process.ts'], {
      cwd: ROOT,
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: join(folder, 'data'),
        PLUGINS_DIR: plugins,
        PORT: '0',
        BASE_URL: 'http://127.0.0.1:0',
        CHECK_ANSWERS: 'strict',
      },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    const { base } = await nextMessage<{ base: string }>(child);
    const site = new FuzzSite(base, folder, child);
    await site.restoreAccounts();
    return site;
  }

  get accounts(): Accounts {
    return this.#accounts;
  }

  /** Restores the accounts that fuzzing deleted or changed, with new application passwords. */
  async restoreAccounts(): Promise<void> {
    const reply = nextMessage<{ accounts: Accounts }>(this.#child);
    this.#child.send('accounts');
    this.#accounts = (await reply).accounts;
  }

  get isAlive(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** The last lines of the log of the site: thrown errors with their stacks. */
  get printed(): string {
    return this.#printed;
  }

  async stop(): Promise<void> {
    if (this.isAlive) {
      const closed = once(this.#child, 'close');
      this.#child.kill('SIGKILL');
      await closed;
    }
    await rm(this.folder, { recursive: true, force: true });
  }
}

const MOST_PRINTED = 20_000;

/** Returns the next message of a process; throws if it ends before. */
function nextMessage<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer): void => void (printed += chunk.toString());
    const ended = (): void => reject(new Error(`The site ended: ${printed}`));
    child.stderr?.on('data', read);
    child.once('close', ended);
    child.once('message', (message) => {
      child.stderr?.off('data', read);
      child.off('close', ended);
      // Sent by `site-process.ts`.
      resolve(message as T);
    });
  });
}
