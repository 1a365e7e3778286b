import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BucketSettings } from '../../site/media/bucket-settings.ts';

/** The members of the package that tests use; it has no types. */
interface S3rver {
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
}
type S3rverClass = new (options: {
  readonly directory: string;
  readonly silent: boolean;
  readonly configureBuckets: readonly { readonly name: string }[];
}) => S3rver;

/** An S3 server with one empty bucket. */
export interface S3Server {
  readonly settings: BucketSettings;
  /** `MEDIA_URL` and the keys. */
  readonly variables: Readonly<Record<string, string>>;
  /**
   * Decides how each request is treated: it is served, never responded to, its connection is closed, or its connection is
   * closed and `serveLate` carries it out.
   */
  treat: (request: IncomingMessage) => 'serve' | 'hang' | 'close' | 'late';
  /** Treatment of `If-None-Match: *` in writes: s3rver ignores it, AWS supports it, others respond with 501. */
  conditionalWrites: 'ignored' | 'supported' | 'refused';
  /** The timeout of `settings` in milliseconds, for requests that begin from now on. */
  timeout: number;
  /** Milliseconds of delay before each request is served. */
  delay: number;
  closeConnections(): void;
  /** Carries out the requests that were treated as late. */
  serveLate(): void;
  /** Makes an object older. */
  age(key: string, milliseconds: number): Promise<void>;
  /** Keeps the folders of this month: s3rver fails when it removes an empty folder that a concurrent upload uses. */
  keepFolders(): Promise<void>;
  /** Method and path of all requests. */
  readonly requests: string[];
  close(): Promise<void>;
}

interface Refusal {
  readonly status: number;
  readonly code: string;
}

/** The timeout in milliseconds that a busy machine does not exceed. */
export const LONG = 60_000;

const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

export async function openS3Server(): Promise<S3Server> {
  const S3 = createRequire(import.meta.url)('s3rver') as S3rverClass;
  const directory = await mkdtemp(join(tmpdir(), 's3-'));
  const storage = new S3({ directory, silent: true, configureBuckets: [{ name: 'media' }] });
  await storage.configureBuckets();
  const serve = storage.callback();
  const late: (() => void)[] = [];
  const listener = createServer((request, response) => {
    server.requests.push(`${request.method ?? ''} ${request.url ?? ''}`);
    const treatment = server.treat(request);
    const refusal = treatment === 'serve' ? refusalOf(request) : null;
    if (refusal !== null) {
      request.resume();
      response.writeHead(refusal.status).end(`<Error><Code>${refusal.code}</Code></Error>`);
    } else if (treatment === 'serve' && server.delay > 0)
      setTimeout(() => serve(request, response), server.delay);
    else if (treatment === 'serve') serve(request, response);
    else if (treatment !== 'hang') request.socket.destroy();
    if (treatment === 'late') late.push(() => serve(request, response));
  });
  const keep = async (path: string): Promise<void> => {
    const folder = join(directory, 'media/site', path);
    await mkdir(folder, { recursive: true });
    // Not an object: objects have other names.
    await writeFile(join(folder, 'kept'), '');
  };
  await keep('claims');
  const written = new Set<string>();
  const refusalOf = ({ method, url = '', headers }: IncomingMessage): Refusal | null => {
    const { pathname } = new URL(url, 'http://s3.test');
    if (method === 'DELETE') written.delete(pathname);
    if (method !== 'PUT' || server.conditionalWrites === 'ignored') return null;
    const isConditional = headers['if-none-match'] === '*';
    if (server.conditionalWrites === 'refused')
      return isConditional ? { status: 501, code: 'NotImplemented' } : null;
    if (isConditional && written.has(pathname)) return { status: 412, code: 'PreconditionFailed' };
    written.add(pathname);
    return null;
  };
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const server: S3Server = {
    settings: {
      ...KEYS,
      bucket: 'media',
      prefix: 'site/',
      endpoint,
      region: 'us-east-1',
      sessionToken: undefined,
      get timeout() {
        return server.timeout;
      },
      cdn: null,
    },
    variables: {
      MEDIA_URL: `s3://media/site?endpoint=${endpoint}&timeout=${LONG / 1000}`,
      AWS_ACCESS_KEY_ID: KEYS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    treat: () => 'serve',
    conditionalWrites: 'ignored',
    timeout: LONG,
    delay: 0,
    requests: [],
    closeConnections: () => listener.closeAllConnections(),
    serveLate: () => {
      for (const carryOut of late.splice(0)) carryOut();
    },
    age: async (key, milliseconds) => {
      const moment = new Date(Date.now() - milliseconds);
      await utimes(join(directory, 'media', `${key}._S3rver_object`), moment, moment);
    },
    keepFolders: async () => {
      const month = new Date().toISOString().slice(0, 7).replace('-', '/');
      for (const area of ['private', 'public']) await keep(`${area}/${month}`);
    },
    close: async () => {
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
      // Uploads that were cut off may still write a file.
      await rm(directory, { recursive: true, force: true, maxRetries: 10 });
    },
  };
  return server;
}
