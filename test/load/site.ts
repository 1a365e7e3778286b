import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Probe } from './probe.ts';

const PROJECT = resolve(import.meta.dirname, '../..');

/** Options of a request; anonymous without `authorization`. */
export interface Asking {
  readonly method?: string;
  readonly authorization?: string;
  readonly body?: unknown;
  /** Milliseconds; 60 seconds by default. */
  readonly timeout?: number;
}

/** A response; the status is 0 if there was none in time. */
export interface LoadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Milliseconds until it was read. */
  readonly took: number;
}

/** A site with the sample content in its own process. */
export interface AttackedSite {
  readonly port: number;
  readonly dataDir: string;
  /** The `Authorization` header of the administrator. */
  readonly admin: string;
  /** Health and memory, observed from a third process. */
  readonly probe: Probe;
  /** Requests a route relative to the core namespace. */
  ask(route: string, asking?: Asking): Promise<LoadResponse>;
  /** Creates a user with an application password. Returns the `Authorization` header. */
  addUser(role: string): Promise<string>;
  /** Rejects if the site ends by itself. */
  readonly died: Promise<never>;
  stop(): Promise<void>;
}

export async function startSite(
  settings: Readonly<Record<string, string>> = {},
): Promise<AttackedSite> {
  const dataDir = await mkdtemp(join(tmpdir(), 'load-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'site/main.ts'], {
    cwd: PROJECT,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      LOG: 'none',
      NODE_ENV: 'production',
      ...settings,
    },
  });
  let printed = '';
  await new Promise<void>((started, failed) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes('Ctrl-C')) started();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('close', () => failed(new Error(`The site has ended: ${printed}`)));
  });
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  let isStopping = false;
  const died = new Promise<never>((_, reject) => {
    void ended.then(() => {
      if (!isStopping) reject(new Error(`The site has ended: ${printed.slice(-500)}`));
    });
  });
  died.catch(() => undefined);
  const port = Number(new URL(labelled(printed, 'API root')).port);
  const admin = basic(labelled(printed, 'User'), labelled(printed, 'Application password'));
  const probe = await Probe.start(port, child.pid ?? 0);
  const ask = asker(port);
  let users = 0;
  return {
    port,
    dataDir,
    admin,
    probe,
    ask,
    died,
    addUser: async (role) => {
      users += 1;
      const username = `attacker${users}`;
      const body = {
        username,
        email: `${username}@load.example`,
        password: `of ${username} here`,
        roles: [role],
      };
      const { id } = Object(made(await ask('users', { authorization: admin, body })));
      const route = `users/${String(id)}/application-passwords`;
      const { password } = Object(
        made(await ask(route, { authorization: admin, body: { name: 'load' } })),
      );
      return basic(username, String(password));
    },
    stop: async () => {
      isStopping = true;
      await probe.stop();
      child.kill('SIGKILL');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

function asker(port: number): AttackedSite['ask'] {
  return async (route, { method, authorization, body, timeout = 60_000 } = {}) => {
    const begun = performance.now();
    const took = (): number => performance.now() - begun;
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/cms-json/cms/v2/${route}`, {
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(authorization !== undefined && { authorization }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      });
      const text = await answer.text();
      const { status, headers } = answer;
      return { status, headers, body: text === '' ? null : JSON.parse(text), took: took() };
    } catch (error) {
      // No response in time, or none at all: the limits of the attack decide.
      if (!(error instanceof Error)) throw error;
      return { status: 0, headers: new Headers(), body: error.message, took: took() };
    }
  };
}

/** Returns the body of a response that created something; throws for any other. */
export function made({ status, body }: LoadResponse): unknown {
  if (status >= 200 && status < 300) return body;
  throw new Error(`The site answered ${status}: ${JSON.stringify(body).slice(0, 500)}`);
}

function basic(login: string, password: string): string {
  return `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
}

/** Returns the value that the site printed next to a label. */
function labelled(text: string, label: string): string {
  return new RegExp(`^ *${label} +(\\S.*)$`, 'm').exec(text)?.[1] ?? '';
}
